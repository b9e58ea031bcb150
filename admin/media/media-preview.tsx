import { Download } from "lucide-react";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { withFileAccess } from "#features/members/file-access.ts";
import { m } from "#messages";
import { Picture } from "#ui/picture.tsx";
import { MediaThumbnail } from "./thumbnail.tsx";

const whole = "max-h-[50vh] w-full rounded-base bg-sunken object-contain!";

export function MediaPreview({ entry }: { entry: MediaEntry }) {
  const { kind, status, url, width, height, alt, playable, poster, file } = entry;
  if (status !== "ready") {
    return (
      <>
        <MediaThumbnail entry={entry} sizes="50vw" />
        <p className="mt-3 text-small text-muted">
          {status === "processing" ? m.adminMedia.videoPreparing() : m.adminMedia.videoDamaged()}
        </p>
      </>
    );
  }
  if (kind === "image") {
    const sizes = "(min-width: 64rem) 34rem, 92vw";
    return <Picture {...entry} sizes={sizes} className={whole} />;
  }
  const download = (
    <a
      href={withFileAccess(url)}
      download={!file}
      className="mt-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline"
    >
      <Download aria-hidden className="size-4.5" />
      {kind === "audio" ? m.adminMedia.listenOrDownload() : m.adminMedia.download()}
    </a>
  );
  if (file) {
    return (
      <>
        <MediaThumbnail entry={entry} sizes="(min-width: 64rem) 34rem, 92vw" />
        {download}
      </>
    );
  }
  if (playable) {
    return (
      <video
        src={withFileAccess(url)}
        poster={poster ?? undefined}
        width={width}
        height={height}
        aria-label={alt || m.adminMedia.aVideo()}
        controls
        muted
        playsInline
        preload="metadata"
        className={`h-auto ${whole}`}
      />
    );
  }
  return (
    <div className="rounded-base bg-sunken p-6 text-small">
      <p>{m.adminMedia.notPlayable()}</p>
      {download}
    </div>
  );
}
