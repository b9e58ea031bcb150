import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Outlet, type RouterContextProvider, useLocation, useMatches, useRevalidator } from "react-router";
import { withFramesOfPreview } from "#app/first-policy.ts";
import { Failure } from "#app/shell/failure.tsx";
import { api } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import { InOwnLanguage } from "#features/members/account/own-language.ts";
import { Redirect } from "#features/members/account/redirect.tsx";
import { Unreachable } from "#features/members/account/unreachable.tsx";
import type { Member } from "#features/members/contract.ts";
import { readFileAccess } from "#features/members/file-access.ts";
import { useSignInUrl } from "#features/members/return-to.ts";
import { session, useSession } from "#features/members/session.ts";
import { editPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { skipPrompt } from "./document/unsaved-changes.tsx";
import { helpPath } from "./help/path.ts";
import "./admin.css";
import { SessionEnded } from "./session-ended.tsx";

/** The `handle` of every page under this guard. */
export type AdminHandle = {
  /** Shown to members who may not open the page. */
  forbidden: Message;
  /** Shown to visitors of a form; without it they are redirected to the login. */
  signIn?: Message;
};

/** The `handle` of a form's layout route, by the parameters of the URL. */
export type FormHandle = (params: Readonly<Record<string, string | undefined>>) => AdminHandle;

type OpenedBy = {
  member: Member;
  /** False once the session has ended while the page was open. */
  signedIn: boolean;
};

const OpenedByContext = createContext<OpenedBy | null>(null);

export function useMember(): OpenedBy {
  const opened = useContext(OpenedByContext);
  if (!opened) throw new Error("useMember() was called outside of the admin guard.");
  return opened;
}

/** Loaders run once the session is known, and only for those who may open the page. Everybody else sees why not. */
export const clientMiddleware = [
  async (
    { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
    next: () => Promise<unknown>,
  ) => {
    const member = await session.known();
    const isAllowed = member && mayOpen(member, new URL(request.url).pathname);
    if (isAllowed && request.method === "GET") withFramesOfPreview(request);
    if (isAllowed) await readFileAccess(context.get(api).members, session.token());
    return isAllowed || request.method !== "GET" ? next() : {};
  },
];

/** An article can be edited by its author, too; the server knows who that is. They find help like administrators. */
function mayOpen({ role }: Member, pathname: string): boolean {
  return role === "admin" || [editPath("blog", ""), helpPath].some((path) => pathname.startsWith(path));
}

/**
 * An open form stays mounted when the session ends, so that no text is lost, unless another member logs in. It is
 * hidden while nobody is logged in.
 */
function Guard({ children }: { children: ReactNode }) {
  const { forbidden, signIn } = useHandle();
  const { pathname } = useLocation();
  const current = useSession();
  const { member, state } = current;
  const login = useSignInUrl();
  const [began] = useState(state);
  const [writer, setWriter] = useState<Member>();
  const isAllowed = member !== null && mayOpen(member, pathname);
  if (member && member !== writer && (isAllowed || member._id !== writer?._id)) setWriter(member);
  useLoadOnceAllowed(isAllowed);

  const isForm = signIn !== undefined;
  const hasEnded = isForm && writer !== undefined && state === "visitor" && current.farewell !== undefined;
  const isOpen = writer !== undefined && mayOpen(writer, pathname) && (isForm || isAllowed);
  const isShown = isAllowed || hasEnded || state === "unreachable";
  const isUnknown = state === "unknown" || state === "loading";
  return (
    <>
      {state === "visitor" &&
        !hasEnded &&
        (isForm && (writer || began === "visitor") ? (
          <MessagePanel level={1} title={m.adminGuard.authenticationRequired()} text={signIn()}>
            <LinkButton to={login} state={skipPrompt}>
              {m.adminGuard.loginToContinue()}
            </LinkButton>
          </MessagePanel>
        ) : (
          <Redirect to={login} />
        ))}
      {member && !isAllowed && (
        <MessagePanel level={1} title={m.adminDocument.accessRestricted()} text={forbidden?.()}>
          <LinkButton to="/" state={skipPrompt}>
            {m.adminGuard.goHome()}
          </LinkButton>
        </MessagePanel>
      )}
      {!isOpen && state === "unreachable" && <Unreachable />}
      {!isOpen && isUnknown && <Loading page />}
      {isOpen && (
        <div key={writer._id} hidden={!isShown}>
          {hasEnded && <SessionEnded text={signIn()} login={login} />}
          <OpenedByContext
            value={{ member: member?._id === writer._id ? member : writer, signedIn: state !== "visitor" }}
          >
            <InOwnLanguage key={pathname} />
            {children}
          </OpenedByContext>
        </div>
      )}
    </>
  );
}

function useHandle(): AdminHandle | Record<keyof AdminHandle, undefined> {
  const { handle, params } = useMatches().findLast((match) => match.handle !== undefined) ?? {};
  const own = handle as AdminHandle | FormHandle | undefined;
  return (typeof own === "function" ? own(params ?? {}) : own) ?? { forbidden: undefined, signIn: undefined };
}

/** Runs the loaders that the middleware has skipped, when a member is promoted or signs in in another tab. */
function useLoadOnceAllowed(isAllowed: boolean): void {
  const { state } = useSession();
  const { revalidate } = useRevalidator();
  const wasRefused = useRef(false);
  useEffect(() => {
    if (isAllowed && wasRefused.current) void revalidate();
    wasRefused.current = !isAllowed && (state === "visitor" || state === "member");
  }, [isAllowed, state, revalidate]);
}

export default function AdminPages() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}

export function HydrateFallback() {
  return (
    <Guard>
      <Loading page />
    </Guard>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Guard>
      <Failure error={error} />
    </Guard>
  );
}
