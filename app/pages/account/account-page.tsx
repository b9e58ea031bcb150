import type { ReactNode } from "react";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { QuotePanel } from "./quote-panel.tsx";

type AccountPageProps = {
  title: string;
  lead: string;
  /** A line above the title; the link back to the login unless given. */
  above?: ReactNode;
  children: ReactNode;
};

export function AccountPage({ above = <BackToLogin />, title, lead, children }: AccountPageProps) {
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] grid-cols-1 lg:grid-cols-2">
      <div className="page py-10 md:py-16">
        <div className="mx-auto w-full max-w-[28rem]">
          {above}
          <h1 className="heading text-[clamp(2.125rem,1.6rem+1.6vw,2.75rem)] leading-[1.08] tracking-[-0.022em]">
            {title}
          </h1>
          <p className="mt-3 text-muted">{lead}</p>
          <noscript>
            <p className="mt-6 rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-3 text-small">
              {m.members.needsScript()}
            </p>
          </noscript>
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <QuotePanel />
    </div>
  );
}

function BackToLogin() {
  return (
    <BackLink to="/login" className="mb-3">
      {m.members.backToLogin()}
    </BackLink>
  );
}
