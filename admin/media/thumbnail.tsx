import { AudioLines, CircleAlert, FileText, Film, Hourglass } from "lucide-react";
import { generatedUrl } from "#features/media/generated-picture.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { withFileAccess } from "#features/members/file-access.ts";
import { m } from "#messages";
import { Picture } from "#ui/picture.tsx";

export function MediaThumbnail({ entry, sizes }: { entry: MediaEntry; sizes: string }) {
  const { kind, status, placeholder, url, poster, alt, _id, file } = entry;
  const shown = withFileAccess((kind === "image" ? url : poster) ?? "");
  const srcset = withFileAccess(entry.srcset);
  const size = { width: entry.width || 4, height: entry.height || 3 };
  return (
    <span className="relative block aspect-[4/3] overflow-hidden rounded-base bg-sunken">
      {shown && status === "ready" && (
        <Picture
          url={shown}
          srcset={srcset}
          placeholder={placeholder}
          sizes={sizes}
          {...size}
          alt=""
          fallback={generatedUrl(alt || _id)}
          className={file ? "mx-auto mt-4 w-2/3 border border-hairline shadow-soft" : "size-full"}
        />
      )}
      {file && !poster && (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-muted">
          {kind === "audio" ? (
            <AudioLines aria-hidden className="size-9" />
          ) : (
            <FileText aria-hidden className="size-9" />
          )}
          <span className="caps">{file.type}</span>
        </span>
      )}
      {kind === "video" && status === "ready" && (
        <span className="absolute inset-0 m-auto flex size-11 items-center justify-center rounded-full bg-surface text-ink shadow-soft">
          <Film aria-hidden className="size-5" />
        </span>
      )}
      {status !== "ready" && (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 text-center text-meta text-muted">
          {status === "processing" ? (
            <Hourglass aria-hidden className="size-6" />
          ) : (
            <CircleAlert aria-hidden className="size-6 text-danger" />
          )}
          {status === "processing" ? m.adminMedia.preparing() : m.adminMedia.notPrepared()}
        </span>
      )}
    </span>
  );
}
