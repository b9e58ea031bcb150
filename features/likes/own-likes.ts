import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#features/members/session.ts";
import type { LikeFunctions } from "./contract.ts";

const key = "likes-changed"; // under which tabs tell each other
const fresh = 5000; // milliseconds in which coming back to the tab does not ask again
const recent = "like-counts"; // counts that a page loaded soon afterwards may not have
const lag = 4000; // milliseconds by which the counts of a page may be behind

type Mine = LikeFunctions["mine"];

type OwnLikes = {
  /** The member's id; null until the likes are known. */
  owner: string | null;
  blogs: ReadonlySet<string>;
  /** Like counts from API responses, where they are newer than the page. */
  counts: ReadonlyMap<string, number>;
};

const nobody: OwnLikes = { owner: null, blogs: new Set(), counts: new Map() };
const listeners = new Set<() => void>();
/** Until when (milliseconds) such a count is newer than that of a page. */
const newerUntil = new Map<string, number>();
let current = nobody;
let loaded: { owner: string; mine: Mine; at: number; answer?: Promise<void> } | undefined;

/** Requested once a session, changed by every button, the same in all tabs. */
export function useOwnLikes(mine: Mine): OwnLikes {
  const { member } = useSession();
  const owner = member?._id ?? null;
  const shown = useSyncExternalStore(
    listen,
    () => current,
    () => nobody,
  );
  useEffect(() => {
    if (owner) void known(owner, mine);
  }, [owner, mine]);
  return shown.owner === owner ? shown : { ...nobody, counts: shown.counts };
}

/** After a failure the likes stay unknown, and the next call asks again. */
export async function known(owner: string, mine: Mine): Promise<OwnLikes> {
  if (current.owner !== owner) await ask(owner, mine);
  return current;
}

/** Stores what an API response says about one blog, and tells other tabs and the next page. */
export function learn(owner: string, blog: string, liked: boolean, count: number): void {
  newerUntil.set(blog, Date.now() + lag);
  const blogs = new Set(current.owner === owner ? current.blogs : []);
  if (liked) blogs.add(blog);
  else blogs.delete(blog);
  become({ owner, blogs, counts: new Map(current.counts).set(blog, count) });
  try {
    localStorage.setItem(key, `${blog} ${count} ${Date.now()}`);
    localStorage.removeItem(key);
    const counts = [...newerUntil].map(([id, until]) => [id, current.counts.get(id), until]);
    sessionStorage.setItem(recent, JSON.stringify(counts));
  } catch {
    // Storage is blocked: other tabs ask when they get the focus.
  }
}

/** A count from a page that has just loaded replaces an older one. */
export function recount(blog: string, count: number): void {
  if (!current.counts.has(blog)) return;
  const until = newerUntil.get(blog) ?? 0;
  newerUntil.delete(blog);
  if (Date.now() < until) return;
  become({ ...current, counts: new Map(current.counts).set(blog, count) });
}

/** Concurrent calls share one request. */
function ask(owner: string, mine: Mine): Promise<void> {
  if (loaded?.answer && loaded.owner === owner) return loaded.answer;
  const request: NonNullable<typeof loaded> = { owner, mine, at: Date.now() };
  loaded = request;
  request.answer = mine()
    .then((blogs) => {
      if (loaded === request) become({ ...current, owner, blogs: new Set(blogs) });
    })
    .catch(() => {})
    .finally(() => {
      request.answer = undefined;
    });
  return request.answer;
}

function askAgain(): void {
  if (loaded && loaded.owner === current.owner) void ask(loaded.owner, loaded.mine);
}

function comeBack(): void {
  if (loaded && Date.now() - loaded.at > fresh) askAgain();
}

function follow({ key: changed, newValue }: StorageEvent): void {
  if (changed !== key || !newValue) return;
  const [blog = "", count] = newValue.split(" ");
  become({ ...current, counts: new Map(current.counts).set(blog, Number(count)) });
  askAgain();
}

/** Takes over counts that were stored shortly before this page was requested. */
function carryOver(): void {
  try {
    const counts: [string, number, number][] = JSON.parse(sessionStorage.getItem(recent) ?? "[]");
    sessionStorage.removeItem(recent);
    for (const [blog, count, until] of counts) {
      if (until < performance.timeOrigin || current.counts.has(blog)) continue;
      become({ ...current, counts: new Map(current.counts).set(blog, count) });
      newerUntil.set(blog, Number.POSITIVE_INFINITY); // however long this page took to load
    }
  } catch {
    // Storage is blocked: the page's counts stay.
  }
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    carryOver();
    window.addEventListener("focus", comeBack);
    window.addEventListener("storage", follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("focus", comeBack);
    window.removeEventListener("storage", follow);
  };
}

function become(next: OwnLikes): void {
  current = next;
  for (const listener of listeners) listener();
}
