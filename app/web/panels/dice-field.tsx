import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { readDice } from './typed-number.ts';

interface DiceWishes {
  readonly label: string;
  readonly dice: readonly number[];
  onChange(dice: readonly number[]): void;
}

/** Dice that were rolled, as they lie on the table. */
export function DiceField({ label, dice, onChange }: DiceWishes) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const read = typed === null ? null : readDice(typed);
    setTyped(null);
    if (read && read.join() !== dice.join()) onChange(read);
  };
  return (
    <TextField
      className="field"
      value={typed ?? dice.join(' ')}
      onChange={setTyped}
      onBlur={take}
      isInvalid={typed !== null && readDice(typed) === null}
      inputMode="numeric"
    >
      <Label>{label}</Label>
      <Input onKeyDown={({ key }) => key === 'Enter' && take()} />
    </TextField>
  );
}
