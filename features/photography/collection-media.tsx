import { seedOf } from "#features/media/drawing.ts";
import { Picture } from "#ui/picture.tsx";
import type { MediaItem } from "./contract.ts";
import { Film } from "./film.tsx";
import { frame } from "./frame.ts";
import { wantsLessData } from "./wishes.ts";

const shownSizes = "(min-width: 83rem) 78rem, 94vw";

type ShownProps = {
  item: MediaItem;
  /** Of the collection, for what has no words of its own. */
  title: string;
  /** It is the one that is looked at. */
  current: boolean;
  eager: boolean;
};

/** A picture or a video of a collection in the viewer. */
export function Shown({ item, title, current, eager }: ShownProps) {
  const { kind, url, srcset, width, height, alt, placeholder, status } = item;
  if (status !== "ready") {
    return (
      <p
        className={`${frame} flex items-center justify-center rounded-base bg-sunken p-6 text-center text-muted`}
      >
        {status === "processing" ? "This video is being prepared." : "This file could not be prepared."}
      </p>
    );
  }
  if (kind === "video") return <Film item={item} title={title} current={current} />;
  return (
    <Picture
      {...{ url, srcset, width, height, alt, placeholder, eager }}
      sizes={shownSizes}
      fallback={`/drawings/${seedOf(alt || title)}.svg`}
      className={`${frame} rounded-base object-contain`}
    />
  );
}

/** Asks for a picture before it is looked at. */
export function fetchAhead(item: MediaItem | undefined): void {
  if (item?.kind !== "image" || item.status !== "ready" || wantsLessData()) return;
  const picture = new Image();
  picture.sizes = shownSizes;
  picture.srcset = item.srcset;
}
