import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import type { MediaItem } from "./contract.ts";
import { frame } from "./frame.ts";

type ViewerControlsProps = {
  item: MediaItem;
  /** From 1. */
  position: number;
  total: number;
  move(by: 1 | -1): void;
};

/** What lies over the viewer's frame: what is shown, which of how many, and the ways to the others. */
export function ViewerControls({ item, position, total, move }: ViewerControlsProps) {
  return (
    <div className={`needs-script no-print pointer-events-none absolute inset-x-0 top-0 ${frame}`}>
      {/* Read out when it changes. */}
      <p role="status" className="flex items-start justify-between p-3 sm:p-4">
        <Badge look="neutral">{item.kind === "video" ? "Video" : "Image"}</Badge>{" "}
        <Badge look="neutral" className="tabular-nums">
          {`${position} / ${total}`}
        </Badge>
        <span className="sr-only">{item.alt}</span>
      </p>
      {total > 1 && (
        <>
          <Arrow label="Previous" className="left-2 sm:left-4" onClick={() => move(-1)}>
            <ChevronLeft aria-hidden className="size-6" />
          </Arrow>
          <Arrow label="Next" className="right-2 sm:right-4" onClick={() => move(1)}>
            <ChevronRight aria-hidden className="size-6" />
          </Arrow>
        </>
      )}
    </div>
  );
}

type ArrowProps = { label: string; className: string; onClick(): void; children: ReactNode };

function Arrow({ label, className, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes(
        "button pointer-events-auto absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface text-ink shadow-soft hover:bg-brand hover:text-on-brand sm:size-12",
        className,
      )}
    >
      {children}
    </button>
  );
}
