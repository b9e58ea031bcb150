import type { ReactNode } from "react";

type LegalPageProps = { title: string; lead: string; children: ReactNode };

export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 pt-12 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[21rem_1fr]">
      <header className="self-start lg:sticky lg:top-28">
        <h1 className="heading text-h1">{title}</h1>
        <p className="mt-4 text-lead text-muted">{lead}</p>
      </header>
      <div className="article mx-0! text-[1.125rem]!">{children}</div>
    </div>
  );
}
