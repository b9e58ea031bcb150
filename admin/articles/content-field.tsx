import type { EditorProps } from "../editor/editor-props.ts";
import { LazyEditor } from "../editor/lazy-editor.tsx";
import type { FormApi } from "./calls.ts";
import { useLibrary } from "./use-library.tsx";

type ContentFieldProps = Pick<
  EditorProps,
  "value" | "onChange" | "pictures" | "onPictures" | "error" | "tell"
> & {
  calls: FormApi;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
};

/** The text of a blog. */
export function ContentField({ calls, mayChoose, ...text }: ContentFieldProps) {
  const library = useLibrary(calls.media);

  async function choose(): Promise<{ imageUrl: string; alt: string; decorative: boolean } | null> {
    const entry = await library.choose();
    return entry && { imageUrl: entry.url, alt: entry.alt, decorative: entry.decorative };
  }

  /** Marks the file as decorative, unless it has an alternative text that is used elsewhere. */
  async function markDecorative(imageUrl: string): Promise<void> {
    const [, id] = /^\/media\/([\da-f]{24})\//.exec(imageUrl) ?? [];
    if (!id) return;
    const { alt, decorative } = await calls.media.read({ id });
    if (alt === "" && !decorative) await calls.media.update({ id, alt, decorative: true });
  }

  return (
    <div>
      <LazyEditor
        label="Content"
        required
        {...text}
        choose={mayChoose ? choose : undefined}
        onDecorative={mayChoose ? (url) => void markDecorative(url).catch(() => {}) : undefined}
      />
      {library.dialog}
      {/* The server names its errors by the fields of the form. */}
      <input type="hidden" name="content" value="" />
    </div>
  );
}
