import type { ReactNode } from "react";

type PageHeaderProps = {
  badge?: string;
  title: ReactNode;
  lead?: string;
  /** The title takes the whole width. */
  wide?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ badge, title, lead, wide, aside, children }: PageHeaderProps) {
  return (
    <header className="page relative pt-12 pb-8 md:pt-16 md:pb-10">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className={wide ? "max-w-[64rem]" : "max-w-[46rem]"}>
          {badge && <p className="caps mb-3 text-accent">{badge}</p>}
          <h1 className="heading text-h1">{title}</h1>
          {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </header>
  );
}
