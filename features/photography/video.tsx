import { useEffect, useRef } from "react";
import type { MediaItem } from "./contract.ts";
import { wantsLessData, wantsLessMotion } from "./media-preferences.ts";

type FilmProps = { item: MediaItem; title: string; current: boolean };

/** A video without sound, again and again. It begins by itself unless its reader wants less motion or less data. */
export function Film({ item, title, current }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    if (!current) return video.pause();
    video.muted = true; // the server's page cannot say it
    if (wantsLessMotion() || wantsLessData()) return;
    video.play().catch(() => {}); // a browser may refuse; then there are the controls
  }, [current]);

  return (
    <video
      ref={film}
      src={item.url}
      poster={item.poster ?? undefined}
      width={item.width}
      height={item.height}
      aria-label={item.alt || title}
      controls
      loop
      muted
      playsInline
      preload={current ? "metadata" : "none"}
      className="viewer-frame object-contain"
    />
  );
}
