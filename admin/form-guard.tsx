import { type ReactNode, useState } from "react";
import { Redirect } from "#features/members/account/redirect.tsx";
import { Unreachable } from "#features/members/account/unreachable.tsx";
import type { Member } from "#features/members/contract.ts";
import { useSignInUrl } from "#features/members/return-to.ts";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { skipPrompt } from "./document/unsaved-changes.tsx";
import { SessionEnded } from "./session-ended.tsx";

type FormGuardProps = {
  /** Said to visitors. */
  signIn: string;
  /** Said to members who may not. */
  refusal: string;
  /** Whether a member may; admins only unless given. */
  may?(member: Member): boolean;
  /** What is written there; `signedIn` is false once the session has ended. */
  children(member: Member, signedIn: boolean): ReactNode;
};

/**
 * A page on which somebody writes. On the way in it is like every page for members. Once it is open it is never
 * taken down for another reason than another member: when the session ends, what is written stays where it is, and
 * when the member logs out or may not write any more, it is hidden and still there.
 */
export function FormGuard({ signIn, refusal, may = isAdmin, children }: FormGuardProps) {
  const session = useSession();
  const login = useSignInUrl();
  const [began] = useState(session.state);
  const [writer, setWriter] = useState<Member>();
  const { member, state } = session;
  if (member && member !== writer && (may(member) || member._id !== writer?._id)) setWriter(member);

  const allowed = member !== null && may(member);
  const ended = state === "visitor" && session.farewell !== undefined && writer !== undefined;
  const open = writer !== undefined && may(writer);
  return (
    <>
      {state === "visitor" && !ended && (writer || began === "visitor") && (
        <MessagePanel level={1} title="Authentication Required" text={signIn}>
          <LinkButton to={login} state={skipPrompt}>
            Login to Continue
          </LinkButton>
        </MessagePanel>
      )}
      {state === "visitor" && !writer && began !== "visitor" && <Redirect to={login} />}
      {member && !allowed && (
        <MessagePanel level={1} title="Access Restricted" text={refusal}>
          <LinkButton to="/" state={skipPrompt}>
            Go to the home page
          </LinkButton>
        </MessagePanel>
      )}
      {!open && state === "unreachable" && <Unreachable />}
      {!open && (state === "unknown" || state === "loading") && <Loading page />}
      {open && (
        <div key={writer._id} hidden={!(allowed || ended || state === "unreachable")}>
          {ended && <SessionEnded text={signIn} login={login} />}
          {children(member?._id === writer._id ? member : writer, state !== "visitor")}
        </div>
      )}
    </>
  );
}

function isAdmin({ role }: Member): boolean {
  return role === "admin";
}
