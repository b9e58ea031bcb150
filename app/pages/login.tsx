import { useLocation } from "react-router";
import { useApi } from "#core/api.ts";
import { LoginForm } from "#features/members/account/login-form.tsx";
import { VisitorsOnly } from "#features/members/account/visitors-only.tsx";
import { useSession } from "#features/members/session.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/login.ts";
import { AccountPage } from "./account/account-page.tsx";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Log in", description: "For members of the institute's readership.", path: null });

export default function Login() {
  const { members } = useApi();
  return (
    <VisitorsOnly>
      <AccountPage title="Welcome back" lead="Log in to like, comment and look after your profile.">
        <WhatHappened />
        <LoginForm members={members} />
      </AccountPage>
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
    <Banner kind={notice ? "success" : "info"} className="mb-6">
      {notice ?? farewell}
    </Banner>
  );
}
