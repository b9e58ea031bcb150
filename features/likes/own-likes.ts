import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#features/members/session.ts";
import { store } from "#ui/stored.ts";
import type { LikeFunctions } from "./contract.ts";

const freshFor = 5000; // milliseconds in which coming back to the tab does not load again
const lag = 4000; // milliseconds by which the counts of a page may be behind
const storageKey = "like-counts"; // for the next page, which may lack the last likes

type Mine = LikeFunctions["mine"];
type Count = { count: number /** In milliseconds; later pages have a newer one. */; newerUntil: number };

type OwnLikes = {
  /** The member's id; null until the likes are known. */
  owner: string | null;
  blogs: ReadonlySet<string>;
  /** Like counts from API responses, where they are newer than the page. */
  counts: ReadonlyMap<string, Count>;
};
type Change = { owner: string; blog: string; liked: boolean; count: number };

const nobody: OwnLikes = { owner: null, blogs: new Set(), counts: new Map() };
const listeners = new Set<() => void>();
let current = nobody;
let request: { owner: string; mine: Mine; at: number; answer: Promise<void> } | undefined;
let otherTabs: BroadcastChannel | undefined;

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
    if (!owner) return;
    void known(owner, mine);
    const refresh = () => {
      if (request && Date.now() - request.at > freshFor) load(owner, mine);
    };
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [owner, mine]);
  return shown.owner === owner ? shown : { ...nobody, counts: shown.counts };
}

/** After a failure the likes stay unknown, and the next call loads them again. */
export async function known(owner: string, mine: Mine): Promise<OwnLikes> {
  if (request?.owner !== owner) load(owner, mine);
  await request?.answer;
  return current;
}

function load(owner: string, mine: Mine): void {
  const loading = { owner, mine, at: Date.now(), answer: Promise.resolve() };
  request = loading;
  loading.answer = mine().then(
    (blogs) => {
      if (request === loading) become({ ...current, owner, blogs: new Set(blogs) });
    },
    () => {
      if (request === loading) request = undefined;
    },
  );
}

/** Stores what an API response says about one blog, and tells other tabs and the next page. */
export function learn(change: Change): void {
  apply(change);
  otherTabs?.postMessage(change);
  store("sessionStorage", storageKey, JSON.stringify([...current.counts]));
}

function apply(change: Change): void {
  const { owner, blog, liked } = change;
  if (request) request = { ...request }; // an older answer on its way would undo the change
  const blogs = new Set(current.owner === owner ? current.blogs : []);
  if (liked) blogs.add(blog);
  else blogs.delete(blog);
  become({ owner, blogs, counts: countsWith(change) });
}

function countsWith({ blog, count }: Change): OwnLikes["counts"] {
  return new Map(current.counts).set(blog, { count, newerUntil: Date.now() + lag });
}

/** The count of a page that has just loaded replaces an older one. */
export function recount(blog: string, pageCount: number): void {
  const last = current.counts.get(blog);
  if (!last) return;
  const count = Date.now() < last.newerUntil ? last.count : pageCount;
  become({ ...current, counts: new Map(current.counts).set(blog, { count, newerUntil: 0 }) });
}

function listen(listener: () => void): () => void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel("likes");
    otherTabs.onmessage = ({ data }: MessageEvent<Change>) => {
      if (data.owner === current.owner) apply(data);
      else if (data.owner === request?.owner) {
        become({ ...current, counts: countsWith(data) });
        load(data.owner, request.mine); // the answer on its way may lack it
      }
    };
    carryOver();
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over counts that were stored shortly before this page was requested, however long it took to load. */
function carryOver(): void {
  try {
    const stored: [string, Count][] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    sessionStorage.removeItem(storageKey);
    const newer = stored.filter(([, { newerUntil }]) => newerUntil > performance.timeOrigin);
    const counts = newer.map(([blog, { count }]) => [blog, { count, newerUntil: Infinity }] as const);
    become({ ...current, counts: new Map(counts) });
  } catch {
    // Storage is blocked: the page's counts stay.
  }
}

function become(next: OwnLikes): void {
  current = next;
  for (const listener of listeners) listener();
}
