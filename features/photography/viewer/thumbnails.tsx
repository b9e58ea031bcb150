import { Play } from "lucide-react";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { Picture } from "#ui/picture.tsx";
import type { MediaItem } from "../contract.ts";

type ThumbnailsProps = { media: MediaItem[]; current: number; onSelect(index: number): void };

export function Thumbnails({ media, current, onSelect }: ThumbnailsProps) {
  return (
    <section aria-labelledby="all-media" className="needs-script no-print mt-10">
      <h3 id="all-media" className="caps mb-4 text-accent">
        {m.photography.allMedia()}
      </h3>
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {media.map((item, index) => (
          <li key={item.url}>
            <Thumbnail item={item} index={index} current={index === current} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ThumbnailProps = { item: MediaItem; index: number; current: boolean; onSelect(index: number): void };

function Thumbnail({ item, index, current, onSelect }: ThumbnailProps) {
  const isVideo = item.kind === "video";
  const mark = isVideo ? m.photography.videoMark() : m.photography.imageMark();
  const name = { mark, number: index + 1 };
  const generated = generatedPicture(item.alt || item.url);
  return (
    <button
      type="button"
      aria-label={
        item.alt ? m.photography.thumbnailOf({ ...name, alt: item.alt }) : m.photography.thumbnail(name)
      }
      aria-current={current ? "true" : undefined}
      onClick={() => onSelect(index)}
      className="group/thumb relative block w-full overflow-hidden rounded-base outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-brand aria-[current]:focus-visible:outline-focus"
    >
      <Picture
        {...(stillOf(item) ?? generated)}
        alt=""
        sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 21vw, 43vw"
        fallback={generated.url}
        className="aspect-[4/3] w-full group-hover/thumb:opacity-85"
      />
      {isVideo && (
        <Play
          aria-hidden
          className="absolute inset-0 m-auto size-10 rounded-full bg-surface p-2.5 text-ink"
        />
      )}
      <span className="absolute bottom-0 start-0 rounded-se-base bg-[#3a443f] px-2 py-1 text-[0.6875rem] leading-none font-semibold tracking-[0.08em] text-[#ffffff]">
        {mark}
      </span>
    </button>
  );
}

/** Null if there is no picture. */
function stillOf(item: MediaItem) {
  if (item.kind === "image") return item.status === "ready" ? item : null;
  return item.poster === null ? null : { ...item, url: item.poster, srcset: item.posterSrcset };
}
