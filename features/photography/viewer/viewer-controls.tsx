import { ChevronLeft, ChevronRight, Maximize, Minimize } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { partIn } from "#ui/text-language.ts";
import type { MediaItem } from "../contract.ts";

type ViewerBarProps = {
  item: MediaItem;
  /** Of its texts. */
  language: string;
  /** From 1. */
  position: number;
  total: number;
  fullScreen: boolean;
  toggleFullScreen: (() => void) | undefined;
};

export function ViewerBar({ item, language, position, total, fullScreen, toggleFullScreen }: ViewerBarProps) {
  const Icon = fullScreen ? Minimize : Maximize;
  return (
    <div className="needs-script no-print flex min-h-11 items-center gap-3">
      <p role="status" className="flex items-center gap-3 text-small">
        <Badge variant="outline">
          {item.kind === "video" ? m.photography.video() : m.photography.image()}
        </Badge>{" "}
        <span className="font-semibold [font-variant-numeric:tabular-nums]">{`${position} / ${total}`}</span>
        <span {...partIn(language)} className="sr-only">
          {item.alt}
        </span>
      </p>
      {toggleFullScreen && (
        <button
          type="button"
          onClick={toggleFullScreen}
          className="inline-flex -me-2 min-h-11 items-center gap-2 rounded-base px-2 text-small font-semibold hover:text-brand"
        >
          <Icon aria-hidden className="size-4.5" />
          {fullScreen ? m.photography.exitFullScreen() : m.photography.fullScreen()}
        </button>
      )}
    </div>
  );
}

const arrows = [
  { label: m.photography.previous, by: -1, Icon: ChevronLeft, side: "start-2 sm:start-4" },
  { label: m.photography.next, by: 1, Icon: ChevronRight, side: "end-2 sm:end-4" },
] as const;

/** `beside`: captions stand beside the picture on wide screens. */
export function Arrows({ move, beside }: { move(by: 1 | -1): void; beside: boolean }) {
  return (
    <div
      className={classes(
        "needs-script no-print viewer-frame pointer-events-none absolute top-0 start-0",
        beside ? "viewer-captioned-width" : "viewer-width",
      )}
    >
      {arrows.map(({ label, by, Icon, side }) => (
        <button
          key={by}
          type="button"
          aria-label={label()}
          onClick={() => move(by)}
          className={`button pointer-events-auto absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface text-ink shadow-soft hover:bg-brand hover:text-on-brand sm:size-12 ${side}`}
        >
          <Icon aria-hidden className="size-6" />
        </button>
      ))}
    </div>
  );
}
