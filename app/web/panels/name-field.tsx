import { useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** More letters than this nobody reads over a figure. */
const LONGEST_NAME = 60;

/** A name to be typed, taken when Enter is pressed or the field is left. Nothing goes without a name: an emptied field has the old one again. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const draft = useRef<string | null>(null);
  const write = (text: string | null) => {
    draft.current = text;
    setTyped(text);
  };
  return (
    <TextField
      className="field"
      value={typed ?? value}
      onChange={write}
      onBlur={() => {
        const name = draft.current?.trim();
        write(null);
        if (name && name !== value) onChange(name);
      }}
    >
      <Label>{label}</Label>
      <Input
        maxLength={LONGEST_NAME}
        onKeyDown={(event) => {
          if (event.key === 'Escape') write(null);
          else if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </TextField>
  );
}
