import type { NoticeKind } from "#ui/notice.tsx";
import { LazyEditor } from "../editor/lazy-editor.tsx";
import type { DeskCalls } from "./calls.ts";

type ContentFieldProps = {
  value: string;
  onChange(html: string): void;
  error?: string;
  calls: DeskCalls;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
};

/** The text of a blog. */
export function ContentField({ value, onChange, error, calls, tell }: ContentFieldProps) {
  return (
    <div>
      <LazyEditor
        label="Content"
        value={value}
        onChange={onChange}
        upload={(file, alt) => calls.media.uploadPicture({ file, alt })}
        tell={tell}
        error={error}
      />
      {/* The server names its faults by the fields of the form. */}
      <input type="hidden" name="content" value="" />
    </div>
  );
}
