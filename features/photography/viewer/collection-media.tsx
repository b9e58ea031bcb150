import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { generatedUrl } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { Picture } from "#ui/picture.tsx";
import { partIn } from "#ui/text-language.ts";
import type { MediaItem } from "../contract.ts";
import { prefersLessData, Video } from "../video.tsx";

// Values of the `sizes` attribute for a picture of 3 by 2.
const frameSizes = { page: "min(88vw, 78rem, 120vh)", fullScreen: "min(100vw, 150vh)" };

type CollectionMediaProps = {
  item: MediaItem;
  /** The title of the collection, for media without an alternative text. */
  title: string;
  language: string;
  current: boolean;
  eager: boolean;
  fullScreen: boolean;
};

export function CollectionMedia({ item, title, language, current, eager, fullScreen }: CollectionMediaProps) {
  const { kind, url, alt, status, playable } = item;
  const { lang } = partIn(language);
  if (status !== "ready") {
    return (
      <Message>
        {status === "processing"
          ? m.photography.videoProcessing()
          : kind === "video"
            ? m.photography.videoFailed()
            : m.photography.pictureFailed()}
      </Message>
    );
  }
  if (!playable) {
    return (
      <Message>
        {m.photography.unplayable()}
        <a
          href={url}
          download
          className="button mt-5 inline-flex min-h-11 items-center gap-2 rounded-base bg-brand px-5 py-2 text-small font-semibold text-on-brand hover:bg-ink hover:text-ground"
        >
          <Download aria-hidden className="size-4.5" />
          {m.photography.downloadVideo()}
        </a>
      </Message>
    );
  }
  if (kind === "video") return <Video item={item} title={title} lang={lang} current={current} />;
  return (
    <Picture
      {...item}
      lang={lang}
      eager={eager}
      sizes={fullScreen ? frameSizes.fullScreen : frameSizes.page}
      fallback={generatedUrl(alt || title)}
      className="viewer-frame bg-transparent object-contain"
    />
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="viewer-frame flex flex-col items-center justify-center p-6 text-center text-muted">
      {children}
    </div>
  );
}

export function prefetch(item: MediaItem | undefined): void {
  if (item?.kind !== "image" || item.status !== "ready" || prefersLessData()) return;
  const picture = new Image();
  picture.sizes = document.fullscreenElement ? frameSizes.fullScreen : frameSizes.page;
  picture.srcset = item.srcset;
}
