import { type ReactNode, useEffect } from "react";
import { LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import type { Member } from "../contract.ts";
import { useSignInUrl } from "../return-to.ts";
import { useSession } from "../session.ts";
import { Redirect } from "./redirect.tsx";
import { Unreachable } from "./unreachable.tsx";

/** Redirects visitors to the login, which leads back. */
export function MembersOnly({ children }: { children(member: Member): ReactNode }) {
  const session = useSession();
  const login = useSignInUrl();
  switch (session.state) {
    case "member":
      return children(session.member);
    case "visitor":
      return session.deleted ? <AccountDeleted /> : <Redirect to={login} />;
    case "unreachable":
      return <Unreachable />;
    default:
      return <Loading page />;
  }
}

function AccountDeleted() {
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  return (
    <MessagePanel
      level={1}
      title="Your account has been deleted"
      text="Your profile, likes and sessions are gone. You can still read everything on this site."
    >
      <LinkButton to="/">Go to the home page</LinkButton>
    </MessagePanel>
  );
}
