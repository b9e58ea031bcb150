import type { CSSProperties } from "react";
import { seedOf } from "#features/media/drawing.ts";
import { Picture } from "#ui/picture.tsx";
import type { Collection, MediaItem } from "./contract.ts";

// Pictures in a row have one height, whatever their proportions; the last row does not grow beyond measure.
const place =
  "w-full sm:w-auto sm:max-w-[calc(var(--ratio)*36rem)] sm:grow-(--ratio) sm:shrink sm:basis-[calc(var(--ratio)*20rem)]";

/** All media of a collection with their captions, in their order. */
export function CollectionMedia({ collection }: { collection: Collection }) {
  const { media, title } = collection;
  if (media.length === 0) {
    return <p className="rounded-base bg-sunken px-6 py-16 text-center text-muted">No media available</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-10">
      {media.map((item, index) => (
        <li key={item.url} style={{ "--ratio": ratioOf(item) } as CSSProperties} className={place}>
          <figure>
            <Shown item={item} title={title} eager={index === 0} />
            {item.caption && <figcaption className="mt-3 text-meta text-muted">{item.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function ratioOf({ width, height }: MediaItem): number {
  return width > 0 && height > 0 ? width / height : 16 / 9;
}

function Shown({ item, title, eager }: { item: MediaItem; title: string; eager: boolean }) {
  const { kind, url, srcset, width, height, alt, placeholder, status } = item;
  if (status !== "ready") {
    return (
      <p className="rounded-base bg-sunken px-6 py-16 text-center text-muted">
        {status === "processing" ? "This video is being prepared." : "This file could not be prepared."}
      </p>
    );
  }
  if (kind === "video") {
    return (
      <video
        src={url}
        aria-label={alt || title}
        controls
        muted
        playsInline
        preload="metadata"
        className="w-full rounded-base bg-deep"
      />
    );
  }
  return (
    <Picture
      {...{ url, srcset, width, height, alt, placeholder, eager }}
      sizes="(min-width: 40rem) 38rem, 92vw"
      fallback={`/drawings/${seedOf(title)}.svg`}
      className="h-auto w-full rounded-base"
    />
  );
}
