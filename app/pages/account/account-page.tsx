import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
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
            <p className="mt-6 rounded-base border border-l-4 border-hairline border-l-info bg-surface px-4 py-3 text-small">
              Signing in needs JavaScript, which is switched off in this browser. Reading does not: every
              article, event and photograph is open without it.
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
    <Link
      to="/login"
      className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to login
    </Link>
  );
}
