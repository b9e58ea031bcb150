import { useSyncExternalStore } from "react";
import { isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { store } from "#ui/stored.ts";
import type { Member, MemberFunctions } from "./contract.ts";

const key = "token";
// Inline scripts of the app's pages read it.
const languageKey = "language";
// Milliseconds between retries, doubled after each failure.
const shortestWait = 1000;
const maxWait = 20_000;

/**
 * `unknown` is what the server renders, the same for everybody; `loading`: there is a token, and its owner
 * has been asked for; `unreachable`: the server did not answer that.
 */
type Session =
  | { state: "unknown" | "loading"; member: null }
  /** `answered`: the server was reached, but failed. */
  | { state: "unreachable"; member: null; answered: boolean }
  /** `farewell` says why somebody is no longer signed in. */
  | { state: "visitor"; member: null; farewell?: string; deleted?: true }
  | { state: "member"; member: Member };

type Calls = Pick<MemberFunctions, "profile" | "logout">;

const unknown: Session = { state: "unknown", member: null };
let current: Session = unknown;
let calls: Calls | undefined;
let unstored: string | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let wait = shortestWait;
const listeners = new Set<() => void>();

function token(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unstored; // storage may be disabled; then a session lasts as long as the page
  }
}

/** Starts with the stored token, and follows other tabs and the network. */
function start(api: Calls): Promise<void> {
  calls = api;
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) void check();
  });
  window.addEventListener("online", () => {
    if (current.state === "unreachable") void check();
  });
  return check();
}

function enter(next: string): Promise<void> {
  keep(next);
  return check();
}

/** A refused token is removed; a lost connection does not log out. */
async function check(): Promise<void> {
  clearTimeout(retry);
  const sent = token();
  if (!sent || !calls) return become({ state: "visitor", member: null });
  if (current.state === "unknown") become({ state: "loading", member: null });
  try {
    const member = await calls.profile();
    wait = shortestWait;
    if (token() !== sent) return;
    store("localStorage", languageKey, member.language);
    become({ state: "member", member });
  } catch (error) {
    if (token() !== sent) return;
    const status = isAppError(error) ? error.status : 0;
    if (status === 401 || status === 403) return end();
    retry = setTimeout(check, wait);
    wait = Math.min(2 * wait, maxWait);
    if (current.state !== "member") become({ state: "unreachable", member: null, answered: status > 0 });
  }
}

/** Logs out, also when the server cannot be reached. */
async function leave(): Promise<void> {
  const told = token() ? calls?.logout() : undefined;
  end();
  await told?.catch(() => {});
}

function refused(sent: string): void {
  if (token() === sent) end({ farewell: m.members.sessionEnded() });
}

function end(why: { farewell?: string; deleted?: true } = {}): void {
  clearTimeout(retry);
  keep(null);
  store("localStorage", languageKey, null);
  become({ state: "visitor", member: null, ...why });
}

/** Waits until it is known who is signed in; also while the server cannot be reached. */
function known(): Promise<Member | null> {
  return new Promise((resolve) => {
    const settle = () => {
      if (current.state !== "member" && current.state !== "visitor") return;
      listeners.delete(settle);
      resolve(current.member);
    };
    listeners.add(settle);
    settle();
  });
}

/** Of the member; empty: the site's. */
function language(): string {
  return current.member?.language ?? "";
}

export const session = { token, start, enter, check, leave, refused, end, known, language };

/** `unknown` during hydration, as the server rendered it. */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => unknown,
  );
}

function keep(next: string | null): void {
  unstored = next;
  store("localStorage", key, next);
}

function become(next: Session): void {
  current = next;
  document.documentElement.toggleAttribute("data-signed-in", next.state !== "visitor");
  for (const listener of listeners) listener();
}
