import type { ReactNode } from "react";

type ManageHeaderProps = {
  title: string;
  /** How much there is. */
  lead?: string;
  /** Such as a link to create an article. */
  aside?: ReactNode;
  /** Search and filters. */
  children?: ReactNode;
};

/** The head of such a screen. */
export function ManageHeader({ title, lead, aside, children }: ManageHeaderProps) {
  return (
    <header className="page py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading text-h2 max-sm:w-full">{title}</h1>
        {/* It keeps its place while the number is on its way. */}
        <p className="min-h-[1lh] text-small text-muted sm:pt-1.5">{lead}</p>
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      {children && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">{children}</div>
      )}
    </header>
  );
}
