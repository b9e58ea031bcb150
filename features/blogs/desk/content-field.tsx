import { TextField } from "#ui/field.tsx";
import type { NoticeKind } from "#ui/notice.tsx";
import type { DeskCalls } from "./calls.ts";

type ContentFieldProps = {
  value: string;
  onChange(html: string): void;
  error?: string;
  calls: DeskCalls;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
};

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
