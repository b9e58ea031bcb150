import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";

type ScaledPageProps = {
  /** Of the page, in pixels. */
  width: number;
  className?: string;
  /** Of a page that is higher than its frame, and can be scrolled. */
  label?: string;
  children: ReactNode;
};

/** A part of a page as it is in a window of some width, made small enough to fit. Nothing in it can be used. */
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
        <div ref={page} inert aria-hidden style={{ width, scale, transformOrigin: "0 0" }}>
          {children}
        </div>
      </div>
    </div>
  );
}
