import type { Readable } from "node:stream";
import type { Database, Write } from "#db/client.ts";
import type { Role } from "#db/schema.ts";

/** Who is asking, and by which session. Null is a visitor that has not signed in. */
export type Actor = { id: string; name: string; role: Role; session: string } | null;

/** A letter in plain text to one person. */
export type Email = { to: string; subject: string; text: string };

/** What nobody may do too often. */
export type Limit =
  | "login"
  | "login from one place"
  | "login to one account"
  | "verification"
  | "signup"
  | "reset"
  | "reset from one place"
  | "password"
  | "profile"
  | "export"
  | "comment"
  | "like"
  | "preview"
  | "save"
  | "autosaved text"
  | "text of an admin"
  | "upload"
  | "upload of an admin";

/** Counts what is done, over all nodes of the site. */
export type Limits = {
  /** Counts one more, or as many as it weighs. Refuses ("too many", with the seconds to wait) past the limit. */
  count(limit: Limit, key: string, weight?: number): Promise<void>;
  /** Takes one count back, for an attempt that succeeded. */
  uncount(limit: Limit, key: string): Promise<void>;
  /** Forgets what was counted under a key. */
  forget(limit: Limit, key: string): Promise<void>;
};

/** A file that was sent and lies in a temporary place for as long as its request lasts. */
export type Upload = {
  path: string;
  bytes: number /** What its sender calls it, without folders. */;
  name: string;
};

/** What is written down while the site runs; never secrets, query strings or addresses of people. */
export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Where the bytes of pictures and videos are kept. Keys are relative, like `5f…/960.webp`; files never change. */
export type Files = {
  write(key: string, bytes: Uint8Array | Readable, contentType: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Size in bytes, or null where there is no such file. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Every file there is, with the instant (ISO 8601) at which it was written. */
  list(): AsyncIterable<{ key: string; writtenAt: string }>;
  /** Throws when the place does not answer. */
  check(): Promise<void>;
  /** How readers get them: from a folder of this machine, or by asking for one as a request of HTTP asks. */
  served: string | ((key: string, asked: FileRequest) => Promise<FileResponse>);
};

/** Where videos wait, out of everybody's reach, until they are made into what browsers play. */
export type VideoQueue = {
  /** Whether there is a program here that can do it; where there is none, nothing is kept waiting. */
  converts: boolean;
  /** Keeps an original, which lies at `path` until then. */
  keep(id: string, path: string): Promise<void>;
  /** Has the video with this id made ready in the background; its row says `processing` until it is. */
  begin(id: string): void;
  /** Throws an original away. */
  drop(id: string): Promise<void>;
};

/** `range` and `ifNoneMatch` as the headers of those names; `head` wants no body. */
export type FileRequest = { range: string | undefined; ifNoneMatch: string | undefined; head: boolean };

/** What HTTP answers: 200, 206 for a range, 304 for what the reader has, 404, 416 for a range that is not there. */
export type FileResponse = {
  status: 200 | 206 | 304 | 404 | 416;
  headers: Record<string, string | undefined>;
  body?: Readable;
};

/** What the operator has settled about this site. */
export type Site = {
  name: string;
  /** Public address without a slash at the end, like `https://institute.example`. */
  url: string;
  /** IANA name of the zone in which every date is read and shown. */
  timeZone: string;
  /** How the institute is reached; what is not settled stands in its texts. */
  contact: { address: string[] | undefined; email: string | undefined; phone: string | undefined };
  /** Where it can be found elsewhere: at most three addresses. */
  social: string[];
  /** Whether the database holds the sample institute. */
  sample: boolean;
};

/** Everything an operation may use, handed over explicitly. */
export type Context = {
  actor: Actor;
  db: Database;
  /** ISO 8601 instant in UTC; one for the whole request. */
  now: string;
  log: Log;
  site: Site;
  files: Files;
  videos: VideoQueue;
  /** Signs tokens. */
  secret: Uint8Array;
  /** Where the request comes from: an IPv4 address or an IPv6 network of /64. For counting, never for keeping. */
  clientKey: string;
  limits: Limits;
  /** Aborted when the client hangs up before the answer; undefined where no client waits. */
  signal?: AbortSignal;
  /** Hands a letter over to the post. */
  send(email: Email): Promise<void>;
  /** Runs the work in one transaction; after the commit, pages that carry a changed tag are dropped. */
  write: Write;
  /** Notes what the answer shows (`blogs`, `blog:42`): a later write of it drops the cached page. */
  cacheTag(...tags: string[]): void;
  /** Notes an ISO 8601 instant from which the answer is wrong. */
  expiresAt(instant: string): void;
  /** Notes that a page with this answer must not be cached, because anybody can invent its URL. */
  noStore(): void;
};
