import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Redirect } from "#features/members/account/redirect.tsx";
import { Unreachable } from "#features/members/account/unreachable.tsx";
import { returnTo } from "#features/members/return-to.ts";
import { useSession } from "#features/members/session.ts";
import { Loading } from "#ui/forms/loading.tsx";

/** Redirects members to where they came from. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const [query] = useSearchParams();
  if (state === "member") return <Redirect to={returnTo(query.get("next"))} />;
  if (state === "unreachable") return <Unreachable />;
  return (
    <>
      <div className="for-visitors">{children}</div>
      {state !== "visitor" && (
        <div className="for-members justify-center">
          <Loading page />
        </div>
      )}
    </>
  );
}
