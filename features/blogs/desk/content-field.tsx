import type { NoticeKind } from "#ui/notice.tsx";
import { LazyEditor } from "../editor/lazy-editor.tsx";
import type { DeskCalls } from "./calls.ts";
import { useLibrary } from "./use-library.tsx";

type ContentFieldProps = {
  value: string;
  onChange(html: string): void;
  error?: string;
  calls: DeskCalls;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
};

/** The text of a blog. */
export function ContentField({ value, onChange, error, calls, mayChoose, tell }: ContentFieldProps) {
  const library = useLibrary(calls.media);

  async function choose(): Promise<{ imageUrl: string; alt: string } | null> {
    const entry = await library.choose();
    return entry && { imageUrl: entry.url, alt: entry.alt };
  }

  return (
    <div>
      <LazyEditor
        label="Content"
        value={value}
        onChange={onChange}
        upload={(file, alt) => calls.media.uploadPicture({ file, alt })}
        choose={mayChoose ? choose : undefined}
        tell={tell}
        error={error}
      />
      {library.dialog}
      {/* The server names its faults by the fields of the form. */}
      <input type="hidden" name="content" value="" />
    </div>
  );
}
