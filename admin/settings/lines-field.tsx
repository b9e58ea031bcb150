import { TextField } from "#ui/forms/field.tsx";

type LinesFieldProps = {
  label: string;
  name: string;
  value: string[];
  hint?: string;
  error?: string;
  onChange(lines: string[]): void;
};

/** A list of texts, one per line. */
export function LinesField({ value, onChange, ...field }: LinesFieldProps) {
  return (
    <TextField
      {...field}
      dir="auto"
      rows={Math.max(3, value.length + 1)}
      value={value.join("\n")}
      onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
    />
  );
}
