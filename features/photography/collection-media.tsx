import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { seedOf } from "#features/media/placeholder-art.ts";
import { Picture } from "#ui/picture.tsx";
import type { MediaItem } from "./contract.ts";
import { wantsLessData } from "./media-preferences.ts";
import { Film } from "./video.tsx";

/** How wide a picture of 3 by 2 is in the frame, for the attribute `sizes`. */
const frameSizes = { page: "min(94vw, 78rem, 120vh)", fullScreen: "min(100vw, 150vh)" };

type ShownProps = {
  item: MediaItem;
  /** Of the collection, for what has no words of its own. */
  title: string;
  /** It is the one that is looked at. */
  current: boolean;
  eager: boolean;
  fullScreen: boolean;
};

/** A picture or a video of a collection in the viewer. */
export function Shown({ item, title, current, eager, fullScreen }: ShownProps) {
  const { kind, url, srcset, width, height, alt, placeholder, status, playable } = item;
  if (status !== "ready") {
    const film = kind === "video";
    return (
      <Instead>
        {status === "processing"
          ? "This video is being prepared. It can be watched here in a few minutes."
          : `This ${film ? "video" : "picture"} could not be prepared.`}
      </Instead>
    );
  }
  if (!playable) {
    return (
      <Instead>
        This video is in a format that browsers do not play: download it to watch it.
        <a
          href={url}
          download
          className="button mt-5 inline-flex min-h-11 items-center gap-2 rounded-base bg-brand px-5 py-2 text-small font-semibold text-on-brand hover:bg-ink hover:text-ground"
        >
          <Download aria-hidden className="size-4.5" />
          Download the video
        </a>
      </Instead>
    );
  }
  if (kind === "video") return <Film item={item} title={title} current={current} />;
  return (
    <Picture
      {...{ url, srcset, width, height, alt, placeholder, eager }}
      sizes={fullScreen ? frameSizes.fullScreen : frameSizes.page}
      fallback={`/drawings/${seedOf(alt || title)}.svg`}
      className="viewer-frame bg-transparent object-contain"
    />
  );
}

/** Words where a picture or video would be. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <div className={`viewer-frame flex flex-col items-center justify-center p-6 text-center text-muted`}>
      {children}
    </div>
  );
}

/** Asks for a picture before it is looked at. */
export function fetchAhead(item: MediaItem | undefined): void {
  if (item?.kind !== "image" || item.status !== "ready" || wantsLessData()) return;
  const picture = new Image();
  picture.sizes = document.fullscreenElement ? frameSizes.fullScreen : frameSizes.page;
  picture.srcset = item.srcset;
}
