import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { stepRight } from "#ui/step-right.ts";
import { listedIn } from "#ui/text-language.ts";
import type { Collection, MediaItem } from "../contract.ts";
import { CollectionMedia, prefetch } from "./collection-media.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useSwipe } from "./use-swipe.ts";
import { Arrows, ViewerBar } from "./viewer-controls.tsx";

type CollectionViewerProps = {
  collection: Collection;
  heading: ReactNode;
  /** True where something else stands beside the items. */
  captionsBelow?: boolean;
};

/** Shows one item at a time. Without JavaScript, all of them are on the page. */
export function CollectionViewer({ collection, heading, captionsBelow }: CollectionViewerProps) {
  const { media, title, language } = collection;
  const [current, setCurrent] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => show(current + by, by);
  const swipe = useSwipe(move);
  const { fullScreen, toggle } = useFullScreen(stage);

  function show(index: number, ahead = 1): void {
    const shown = wrap(index, media.length);
    setCurrent(shown);
    prefetch(media[wrap(shown + ahead, media.length)]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    // Videos have keys of their own.
    if (target instanceof HTMLVideoElement || altKey || ctrlKey || metaKey || shiftKey) return;
    const toRight = stepRight(currentTarget);
    if (key === "ArrowRight") move(toRight);
    else if (key === "ArrowLeft") move(toRight === 1 ? -1 : 1);
    else if (key === "Home") show(0);
    else if (key === "End") show(media.length - 1, -1);
    else if (key === "Escape" && fullScreen) void toggle?.();
    else return;
    event.preventDefault();
  }

  const item = media[current];
  if (!item) {
    return (
      <div className="border-t-2 border-ink pt-4">
        {heading}
        <p className="mt-4 rounded-base bg-sunken px-6 py-16 text-center text-muted">
          {m.photography.noMedia()}
        </p>
      </div>
    );
  }
  const several = media.length > 1;
  const hasCaptions = media.some(({ caption, credit }) => caption || credit);
  const captionsBeside = hasCaptions && !captionsBelow;
  return (
    <section
      data-hydrate // for swipes
      aria-roledescription={m.photography.viewer()}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="viewer">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t-2 border-ink pt-1 in-[:fullscreen]:border-0">
          {heading}
          <ViewerBar
            item={item}
            language={language}
            position={current + 1}
            total={media.length}
            fullScreen={fullScreen}
            toggleFullScreen={toggle}
          />
        </div>
        <div className="relative mt-1" {...(several ? swipe : {})}>
          <ol>
            {media.map((each, index) => (
              <li
                key={each.url}
                className={classes(index !== current && "hidden noscript:mt-12 noscript:block")}
              >
                <figure className={classes(captionsBeside && "viewer-captioned")}>
                  <div
                    className="viewer-ground viewer-width overflow-hidden rounded-base"
                    style={{ "--placeholder": each.placeholder } as CSSProperties}
                  >
                    <CollectionMedia
                      item={each}
                      title={title}
                      language={language}
                      current={index === current}
                      eager={index === 0}
                      fullScreen={fullScreen}
                    />
                  </div>
                  {hasCaptions && (
                    <figcaption {...listedIn(language)} className="mt-2.5 min-h-[2lh] text-meta text-muted">
                      {each.caption} {each.credit && <span className="block">{creditOf(each)}</span>}
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ol>
          {several && <Arrows move={move} beside={captionsBeside} />}
        </div>
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

function wrap(index: number, count: number): number {
  return (index + count) % count;
}

function creditOf({ kind, credit }: MediaItem): string {
  return kind === "video"
    ? m.photography.videoCredit({ credit })
    : m.photography.photographCredit({ credit });
}
