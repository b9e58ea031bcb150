import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type RefObject, useLayoutEffect, useState } from "react";
import { classes } from "#ui/classes.ts";

type ScrollingRowProps = ComponentProps<"div"> & { row: RefObject<HTMLDivElement | null> };

/** A row that goes on to the side in a narrow window. Arrows at its ends show that there is more, and lead there. */
export function ScrollingRow({ row, children, ...rest }: ScrollingRowProps) {
  const [hidden, setHidden] = useState({ before: false, after: false });

  useLayoutEffect(() => {
    const shown = row.current;
    if (!shown) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = shown;
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    shown.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener("scroll", look);
    };
  }, [row]);

  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });

  return (
    <div className="relative">
      <div ref={row} {...rest} className="tools flex items-center gap-0.5 overflow-x-auto p-1.5 lg:flex-wrap">
        {children}
      </div>
      {hidden.before && <Arrow icon={ChevronLeft} className="left-0 border-r" onClick={() => scroll(-1)} />}
      {hidden.after && <Arrow icon={ChevronRight} className="right-0 border-l" onClick={() => scroll(1)} />}
    </div>
  );
}

type ArrowProps = { icon: typeof ChevronLeft; className: string; onClick(): void };

/** For fingers and mice: keys and screen readers reach every tool without it. */
function Arrow({ icon: Icon, className, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={classes(
        "absolute inset-y-0 flex w-9 items-center justify-center rounded-base border-hairline bg-surface text-muted",
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
