import { useCallback } from "react";
import type { FieldProps } from "#admin/document/kind.ts";
import { useMediaLibrary } from "#admin/media-picker/use-media-library.tsx";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import type { EditorProps } from "../editor-props.ts";
import { libraryFiles } from "../files/library-files.ts";
import { MissingTracks } from "../missing-tracks.tsx";
import type { WithPictures } from "../pictures/use-picture-uploads.ts";
import { LazyEditor } from "./lazy-editor.tsx";

type WithContent = WithPictures & { content: string; language: string };

type ContentFieldProps = Pick<FieldProps<WithContent>, "fields" | "change"> & {
  error: string | undefined;
  hasLibrary: boolean;
  optional?: boolean;
};

export function ContentField({ fields, change, error, hasLibrary, optional }: ContentFieldProps) {
  const { media } = useApi();
  const library = useMediaLibrary();
  const changePictures = useCallback<EditorProps["onPictures"]>(
    (next) => change(({ pictures }) => ({ pictures: next(pictures) })),
    [change],
  );

  async function choose() {
    const entry = await library.choose("image");
    return entry && { imageUrl: entry.url, alt: entry.alt, decorative: entry.decorative };
  }

  async function chooseVideo() {
    const entry = await library.choose("video");
    return entry && { href: entry.url, title: entry.alt || entry.name, poster: entry.poster };
  }

  /** Marks the file as decorative, unless it has an alternative text that is used elsewhere. */
  async function markDecorative(imageUrl: string): Promise<void> {
    const [, id] = /^\/media\/([\da-f]{24})\//.exec(imageUrl) ?? [];
    if (!id) return;
    const { alt, decorative } = await media.read({ id });
    if (alt === "" && !decorative) await media.update({ id, alt, decorative: true });
  }

  return (
    <div>
      <LazyEditor
        label={m.adminEditor.contentLabel()}
        error={error}
        optional={optional}
        language={fields.language}
        value={fields.content}
        onChange={(content) => change({ content })}
        pictures={fields.pictures}
        onPictures={changePictures}
        choose={hasLibrary ? choose : undefined}
        files={libraryFiles(media, hasLibrary ? library.choose : undefined)}
        chooseVideo={hasLibrary ? chooseVideo : undefined}
        onDecorative={hasLibrary ? (url) => void markDecorative(url).catch(() => {}) : undefined}
      />
      <MissingTracks html={fields.content} />
      {library.dialog}
      {/* Errors of the server are shown where the form has a field of that name. */}
      <input type="hidden" name="content" value="" />
    </div>
  );
}
