import type { ReactNode } from "react";
import { NeedsScript } from "#features/members/account/needs-script.tsx";
import { QuotePanel } from "#features/members/account/quote-panel.tsx";

type AccountPageProps = {
  title: string;
  lead: string;
  /** A line above the title, such as the way back. */
  above?: ReactNode;
  children: ReactNode;
};

/** One form about an account beside a quotation, or alone on small screens. */
export function AccountPage({ above, title, lead, children }: AccountPageProps) {
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] grid-cols-1 lg:grid-cols-2">
      <div className="page py-10 md:py-16">
        <div className="mx-auto w-full max-w-[28rem]">
          {above}
          <h1 className="heading text-[clamp(2.125rem,1.6rem+1.6vw,2.75rem)] leading-[1.08] tracking-[-0.022em]">
            {title}
          </h1>
          <p className="mt-3 text-muted">{lead}</p>
          <NeedsScript />
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <QuotePanel />
    </div>
  );
}
