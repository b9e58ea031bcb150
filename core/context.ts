import type { Database, Write } from "#db/client.ts";
import type { Role } from "#db/schema.ts";
import type { Limits } from "./limits.ts";
import type { SampleTexts } from "./sample-texts.ts";
import type { Settings } from "./settings.ts";

export type Actor = {
  id: string;
  name: string;
  role: Role;
  session: string;
  /** In which sentences for this person are. Empty: the site's. */
  language?: string;
};

/** An uploaded file in a temporary folder, which is deleted after the request. `name` is its file name, without folders. */
export type Upload = { path: string; bytes: number; name: string };

/** Never log secrets, query strings or email addresses. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** What the operator and the institute have set. The settings change while the site runs. */
export type Site = Settings["institute"] &
  Omit<Settings, "institute"> & {
    /** Public URL without a trailing slash, like `https://institute.example`. */
    url: string;
    /** The texts of each further language; `siteIn` puts them in place. */
    translations: Record<string, SiteTexts>;
    /** In a further language, the names of the texts that are in the main one, such as `menu.bar`. */
    inMainLanguage?: string[];
    /** True while the sample institute is in the database. */
    sample: boolean;
    /** What the sample institute says, also after it was removed: to recognise it. */
    sampleTexts: SampleTexts;
    /** True if this machine can typeset PDF. */
    pdf: boolean;
    /** Where to report security problems, instead of the institute's email address. */
    securityContact?: string;
    /** Scripts for which no font is installed. */
    scriptsWithoutFont?: string[];
  };

/** The settings in a further language, the texts that it lacks in the main one. */
export type SiteTexts = Partial<Settings["institute"]> &
  Pick<Settings, "contact" | "menu" | "home"> & { inMainLanguage: string[] };

/** What every operation gets: who calls it, when, the data, and notes for the cache. */
export type Context = {
  /** Null for a visitor who has not signed in. */
  actor: Actor | null;
  /** ISO 8601 instant in UTC, the same for the whole request. */
  now: string;
  db: Database;
  /** `db.write`, or the surrounding transaction. After the commit, cached pages with a changed tag are dropped. */
  write: Write;
  log: Log;
  site: Site;
  /** The language of the site in which the answer is: its main one, or a further one. */
  language: string;
  /** The client's IPv4 address or IPv6 /64 network, for counting only. */
  clientKey: string;
  limits: Limits;
  /** Aborted if the client hangs up before the response. */
  signal?: AbortSignal;
  /** Notes what the answer shows (`blogs`, `blog:42`): a later write of it drops the cached page. */
  cacheTag(...tags: string[]): void;
  /** Notes an ISO 8601 instant from which the answer is wrong. */
  expiresAt(instant: string): void;
  /** Notes an origin whose documents the page may show in frames. */
  allowFrame(origin: string): void;
  /** Notes that a page with this answer must not be cached, because anybody can invent its URL. */
  noStore(): void;
};

export type MemberContext = Context & { actor: Actor };

export type AdminContext = Context & { actor: Actor & { role: "admin" } };
