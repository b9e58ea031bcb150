import type { ReactNode } from "react";

type DeskLayoutProps = {
  children: ReactNode;
  /** How far the article is, what happened to it, and what can be done with it. */
  panel: ReactNode;
};

/** A form and beside it, always in sight where there is room, what is done with it. */
export function DeskLayout({ children, panel }: DeskLayoutProps) {
  return (
    <div className="page grid items-start gap-x-10 gap-y-8 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0 space-y-7">{children}</div>
      <section
        aria-label="Publishing"
        className="space-y-4 rounded-base border border-hairline bg-surface p-5 lg:sticky lg:top-24"
      >
        {panel}
      </section>
    </div>
  );
}

/** Buttons below each other, the most important first. */
export function PanelButtons({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 [&_input]:px-2.5">{children}</div>;
}
