import { type ReactNode, useEffect } from "react";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import type { Member } from "../contract.ts";
import { useSignInUrl } from "../return-to.ts";
import { useSession } from "../session.ts";
import { InOwnLanguage } from "./own-language.ts";
import { Redirect } from "./redirect.tsx";
import { Unreachable } from "./unreachable.tsx";

/** Redirects visitors to the login, which leads back. */
export function MembersOnly({ children }: { children(member: Member): ReactNode }) {
  const session = useSession();
  const login = useSignInUrl();
  switch (session.state) {
    case "member":
      return (
        <>
          <InOwnLanguage />
          {children(session.member)}
        </>
      );
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
    <MessagePanel level={1} title={m.members.accountDeletedTitle()} text={m.members.accountDeletedText()}>
      <LinkButton to="/">{m.members.homePage()}</LinkButton>
    </MessagePanel>
  );
}
