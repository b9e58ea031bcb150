import { type ReactNode, useId, useState } from "react";
import { Field } from "./field.tsx";

type Option = { value: string; text: string };

type SearchSelectProps = {
  label: ReactNode;
  name: string;
  value: string;
  options: Option[];
  disabled?: boolean;
  error?: string;
  hint?: string;
  onChange(value: string): void;
};

/** A combobox that suggests matching options. Some letters are enough to choose the first that matches. */
export function SearchSelect({ value, options, onChange, ...field }: SearchSelectProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? options.find((option) => option.value === value)?.text ?? value;

  function type(text: string): void {
    setTyped(text);
    onChange(optionFor(text, options)?.value ?? text.trim());
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

/** The option with this text or value, or else the first with a word that begins with it. */
function optionFor(typed: string, options: Option[]): Option | undefined {
  const words = ` ${plain(typed.trim())}`;
  if (words === " ") return undefined;
  return (
    options.find(({ text, value }) => [text, value].some((name) => ` ${plain(name)}` === words)) ??
    options.find(({ text }) => ` ${plain(text)}`.replace(/[^\p{L}\p{N}’]+/gu, " ").includes(words))
  );
}

/** Returns a text in lower case, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
