import { useRef, useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { useVoice } from '../session/voice.ts';
import { readTypedNumber, writeNumber } from './typed-number.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** What may be typed; `value` itself may lie outside. */
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A step of the arrow keys, and one with Shift. */
const STEP = 1;
const BIG_STEP = 10;

/**
 * A number to be typed. It is taken when Enter is pressed or the field is left, and only if somebody has typed in it: walking through the field
 * changes nothing. What is no number, or lies beyond the bounds, is said while it stands there and never taken.
 */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const { say, language } = useVoice();
  const [typed, setTyped] = useState<string | null>(null);
  const draft = useRef<string | null>(null);
  const write = (text: string | null) => {
    draft.current = text;
    setTyped(text);
  };
  const meant = (text: string): number | null => {
    const number = readTypedNumber(text);
    return number !== null && number >= least && number <= most ? number : null;
  };
  const take = () => {
    const number = draft.current === null ? null : meant(draft.current);
    write(null);
    if (number !== null && Math.abs(number - value) > 0.005) onChange(number);
  };
  const step = (by: number) => {
    const from = (draft.current === null ? null : meant(draft.current)) ?? value;
    write(null);
    onChange(Math.min(most, Math.max(least, from + by)));
  };
  const bounds = { least: writeNumber(least, language), most: writeNumber(most, language) };
  return (
    <TextField
      className="field"
      value={typed ?? writeNumber(value, language)}
      onChange={write}
      onBlur={take}
      isInvalid={typed !== null && meant(typed) === null}
      inputMode="decimal"
    >
      <Label>{label}</Label>
      <Input
        onKeyDown={(event) => {
          const { key, shiftKey } = event;
          if (key === 'Enter') take();
          else if (key === 'Escape') write(null);
          else if (key === 'ArrowUp' || key === 'ArrowDown') {
            event.preventDefault();
            step((key === 'ArrowUp' ? 1 : -1) * (shiftKey ? BIG_STEP : STEP));
          }
        }}
      />
      <FieldError className="field-error">{say('number.bounds', bounds)}</FieldError>
    </TextField>
  );
}
