import { type KeyboardEvent, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { fetchAhead, Shown } from "./collection-media.tsx";
import type { Collection, MediaItem } from "./contract.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useSwipe } from "./use-swipe.ts";
import { ViewerControls } from "./viewer-controls.tsx";

/**
 * The media of a collection, one at a time: by arrows, keys, swipes and thumbnails. Without a script all of them
 * stand one below the other.
 */
export function CollectionViewer({ collection }: { collection: Collection }) {
  const { media, title } = collection;
  const [current, setCurrent] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => show(current + by, by);
  const swipe = useSwipe(move);

  function show(index: number, ahead = 1): void {
    const shown = around(index, media.length);
    setCurrent(shown);
    fetchAhead(media[around(shown + ahead, media.length)]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    // A video has keys of its own.
    if (target instanceof HTMLVideoElement || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowRight") move(1);
    else if (key === "ArrowLeft") move(-1);
    else if (key === "Home") show(0);
    else if (key === "End") show(media.length - 1, -1);
    else return;
    event.preventDefault();
  }

  const item = media[current];
  if (!item) {
    return <p className="rounded-base bg-sunken px-6 py-16 text-center text-muted">No media available</p>;
  }
  const several = media.length > 1;
  return (
    <section
      data-wake // for swipes, keys and films
      aria-roledescription="viewer"
      aria-label={title}
      onKeyDown={several ? onKeyDown : undefined}
    >
      <div ref={stage} className="relative" {...(several ? swipe : {})}>
        <ol>
          {media.map((each, index) => (
            <li
              key={each.url}
              className={classes(index !== current && "hidden noscript:mt-12 noscript:block")}
            >
              <figure>
                <Shown item={each} title={title} current={index === current} eager={index === 0} />
                {(each.caption || each.credit) && (
                  <figcaption dir="auto" className="mt-3 max-w-[46rem] text-meta text-muted">
                    {each.caption} {each.credit && <span className="block">{creditOf(each)}</span>}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ol>
        <ViewerControls item={item} position={current + 1} total={media.length} move={move} />
      </div>
      {several && (
        <Thumbnails
          media={media}
          current={current}
          onSelect={(index) => {
            show(index);
            stage.current?.scrollIntoView({ block: "nearest" });
          }}
        />
      )}
    </section>
  );
}

/** After the last comes the first. */
function around(index: number, count: number): number {
  return (index + count) % count;
}

/** Who made it. */
function creditOf({ kind, credit }: MediaItem): string {
  return `${kind === "video" ? "Video" : "Photograph"}: ${credit}`;
}
