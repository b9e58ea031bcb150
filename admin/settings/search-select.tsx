import { useId, useState } from "react";
import { Field } from "#ui/forms/field.tsx";

type SearchSelectProps = {
  label: string;
  name: string;
  value: string;
  options: { value: string; text: string }[];
  error?: string;
  hint?: string;
  onChange(value: string): void;
};

/** A combobox that suggests matching options. */
export function SearchSelect({ value, options, onChange, ...field }: SearchSelectProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? options.find((option) => option.value === value)?.text ?? value;

  function type(text: string): void {
    const found = options.find((option) => option.text.toLowerCase() === text.toLowerCase());
    setTyped(text);
    onChange(found?.value ?? text.trim());
  }

  return (
    <>
      <Field
        {...field}
        list={id}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.text} />
        ))}
      </datalist>
    </>
  );
}
