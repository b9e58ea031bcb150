import { useEffect, useRef } from "react";
import type { MediaItem } from "./contract.ts";

type VideoProps = { item: MediaItem; title: string; lang: string | undefined; current: boolean };

/** Plays muted and in a loop, unless the reader prefers less motion or data. */
export function Video({ item, title, lang, current }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!video.current) return;
    if (!current) return video.current.pause();
    video.current.muted = true; // React does not render the attribute on the server
    const prefersLessMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!prefersLessMotion && !prefersLessData()) video.current.play().catch(() => {}); // browsers may refuse
  }, [current]);

  return (
    <video
      ref={video}
      src={item.url}
      poster={item.poster ?? undefined}
      width={item.width}
      height={item.height}
      data-play={current || undefined} // before the app is loaded
      aria-label={item.alt || title}
      lang={lang}
      controls
      loop
      muted
      playsInline
      preload={current ? "metadata" : "none"}
      className="viewer-frame object-contain"
    />
  );
}

export function prefersLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
