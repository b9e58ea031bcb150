import type { ReactNode } from "react";

type NarrowPageProps = { above?: ReactNode; title: string; lead?: string; children: ReactNode };

/** A page with one thing to do. */
export function NarrowPage({ above, title, lead, children }: NarrowPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <div className="mx-auto max-w-[36rem]">
        {above}
        <h1 className="heading mt-2 text-h2">{title}</h1>
        {lead && (
          <p className="mt-3 text-lead text-muted" suppressHydrationWarning>
            {lead}
          </p>
        )}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
