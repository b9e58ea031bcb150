import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";

type ScaledPageProps = {
  /** Width of the page in pixels. */
  width: number;
  className?: string;
  /** Scrolls a page that is taller than its frame. */
  label?: string;
  children: ReactNode;
};

/** Part of a page at a fixed width, scaled down to fit. Not interactive. */
export function ScaledPage({ width, className, label, children }: ScaledPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      const next = Math.min(1, (frame.current?.clientWidth ?? width) / width);
      setSize({ scale: next, height: (page.current?.offsetHeight ?? 0) * next });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [frame.current, page.current]) if (element) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  return (
    <div
      ref={frame}
      {...(label && { role: "group", "aria-label": label, tabIndex: 0 })}
      className={classes(
        "overflow-x-hidden overflow-y-auto rounded-base border border-hairline bg-ground shadow-soft",
        className,
      )}
    >
      <div style={{ height }} className="overflow-hidden">
        <div
          ref={page}
          inert
          aria-hidden
          style={{ width, scale }}
          className="origin-top-left rtl:origin-top-right"
        >
          {children}
        </div>
      </div>
    </div>
  );
}
