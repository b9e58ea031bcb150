import { useLocation } from "react-router";
import { LoginForm } from "#features/members/login-form.tsx";
import { NeedsScript } from "#features/members/needs-script.tsx";
import { QuotePanel } from "#features/members/quote-panel.tsx";
import { useSession } from "#features/members/session.ts";
import { VisitorsOnly } from "#features/members/visitors-only.tsx";
import { Banner } from "#ui/banner.tsx";
import { useApi } from "../api.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/login.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Log in", description: "For members of the institute's readership.", path: null });

export default function Login() {
  const { members } = useApi();
  return (
    <VisitorsOnly>
      <div className="grid min-h-[calc(100dvh-4.5rem)] grid-cols-1 lg:grid-cols-2">
        <div className="page flex items-center py-12 md:py-20">
          <div className="mx-auto w-full max-w-[26rem]">
            <h1 className="heading text-h1">Welcome back</h1>
            <p className="mt-3 text-muted">Log in to like, comment and look after your profile.</p>
            <NeedsScript />
            <WhatHappened />
            <LoginForm members={members} />
          </div>
        </div>
        <QuotePanel />
      </div>
    </VisitorsOnly>
  );
}

/** Why somebody is here: an account was made, a session has ended. */
function WhatHappened() {
  const session = useSession();
  const { notice } = (useLocation().state ?? {}) as { notice?: string };
  const farewell = session.state === "visitor" ? session.farewell : undefined;
  if (!notice && !farewell) return null;
  return (
    <Banner kind={notice ? "success" : "info"} className="mt-6">
      {notice ?? farewell}
    </Banner>
  );
}
