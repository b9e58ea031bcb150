import type { ReactNode } from "react";
import { Loading } from "#ui/forms/loading.tsx";
import type { Member } from "../contract.ts";
import { useSignInUrl } from "../return-to.ts";
import { useSession } from "../session.ts";
import { AccountDeleted } from "./account-deleted.tsx";
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
