import { TextField } from "#ui/field.tsx";

type ContentFieldProps = { value: string; onChange(html: string): void; error?: string };

export function ContentField({ value, onChange, error }: ContentFieldProps) {
  return (
    <TextField
      label="Content"
      name="content"
      rows={14}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
