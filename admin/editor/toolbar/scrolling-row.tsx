import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type RefObject, useLayoutEffect, useState } from "react";
import { classes } from "#ui/classes.ts";
import { stepRight } from "#ui/step-right.ts";

type ScrollingRowProps = ComponentProps<"div"> & { row: RefObject<HTMLDivElement | null> };

/** A row that scrolls sideways in a narrow window, with arrows where it continues. */
export function ScrollingRow({ row, children, ...rest }: ScrollingRowProps) {
  const [hidden, setHidden] = useState({ before: false, after: false });

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const scrolled = Math.abs(scrollLeft); // negative in right-to-left text
      const [before, after] = [scrolled > 1, scrolled + clientWidth < scrollWidth - 1];
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row]);

  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * stepRight(row.current) * row.current.clientWidth * 0.8 });

  return (
    <div className="relative">
      <div
        ref={row}
        {...rest}
        className="tools flex items-center gap-0.5 overflow-x-auto p-1.5 lg:flex-wrap lg:gap-0 lg:px-1"
      >
        {children}
      </div>
      {hidden.before && <Arrow icon={ChevronLeft} className="start-0 border-e" onClick={() => scroll(-1)} />}
      {hidden.after && <Arrow icon={ChevronRight} className="end-0 border-s" onClick={() => scroll(1)} />}
    </div>
  );
}

type ArrowProps = { icon: typeof ChevronLeft; className: string; onClick(): void };

/** The arrow is for pointers only: with the keyboard, the focus scrolls the row. */
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
