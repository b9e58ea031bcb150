import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { Log, Site } from "./context.ts";
import type { Email } from "./email.ts";
import type { Limits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** The long-lived parts of a process. An operation names those that it needs as its third argument. */
export type Services = {
  db: Database;
  media: MediaStore;
  videos: VideoQueue;
  avifCopies: AvifCopies;
  mailer: Mailer;
  emails: JobQueue;
  exports: ExportFiles;
  sharedCaches: SharedCaches;
  /** Without PURGE_URL, shared caches are not told of changes. */
  purges: JobQueue | undefined;
  backups: Backups;
  /** The accounts with agencies that register DOIs. */
  agencies: { crossref?: AgencyAccount; datacite?: AgencyAccount };
  signingKeys: SigningKeys;
  limits: Limits;
  log: Log;
  site: Site;
  settings: LiveSettings;
  sample: Sample;
  waitingPictures: WaitingPictures;
  missingPaths: MissingPaths;
  /** What readers get at a path. The server sets it; scripts have no readers. */
  answerAt(path: string): Promise<PathAnswer>;
  clock(): Date;
  close(): Promise<void>;
};

/** Keeps `site` up to date with the saved settings. */
export type LiveSettings = {
  defaults(): Settings;
  /** What a further language of the site has without texts of its own. */
  withoutTexts(language: string): Settings;
  reload(): Promise<void>;
  /** Called after each reload. */
  onReload(heard: () => void): void;
  stop(): void;
};

/** `isPage`: HTML, and not a file or an answer of the API. */
export type PathAnswer = { status: number; isPage: boolean; location: string | undefined };

/** Counts requests for paths that were not found. */
export type MissingPaths = {
  note(path: string): void;
  /** Saves the counts in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

export type Sample = {
  count(): Promise<SampleCounts>;
  /** Ids of its members; none once it is removed. */
  members(): Promise<string[]>;
  /** The documents of others that lose something with it. */
  uses(): Promise<{ kind: "blog" | "collection" | "page"; _id: string; title: string }[]>;
  /** Starts removing it in the background, in small steps. */
  remove(): void;
  /** Interrupts a removal; the next start continues it. */
  close(): Promise<void>;
};

/** Pictures of the sample whose files are made after the first start. */
export type WaitingPictures = {
  /** Resolves when the file with this key is made, at once for those of all other pictures. */
  ready(key: string): Promise<void>;
  /** Starts making what is missing, without waiting for it. */
  resume(): Promise<void>;
  /** Resolves when nothing is being made. */
  idle(): Promise<void>;
  /** Stops after the pictures that are being made; the next start continues. */
  close(): Promise<void>;
};

/** Numbers of documents: a removal deletes `left`, and keeps `kept` because somebody changed them. */
export type SampleCounts = { left: number; kept: number };

/** The first one signs tokens. The others verify what was signed before it. */
export type SigningKeys = readonly [Uint8Array, ...Uint8Array[]];

export type MediaServices = Pick<Services, "media" | "videos">;
export type AccountServices = Pick<Services, "emails" | "signingKeys">;

/** `url` has neither the credentials nor a trailing slash. */
export type AgencyAccount = { url: string; login: string; password: string };

/** Jobs wait in the database until they are done. */
export type JobQueue = {
  /** Starts doing what is due, without waiting for it. */
  wake(): void;
  /** Goes on where an earlier process ended, and looks from time to time for what is due. */
  resume(): Promise<void>;
  /** Resolves when nothing is being done. */
  idle(): Promise<void>;
  /** Stops after the jobs that are being done. */
  close(): Promise<void>;
};

/** Makes smaller copies of the pictures that readers see. */
export type AvifCopies = JobQueue & {
  /** Makes the copy with this key later, if there is such a picture. */
  request(key: string): void;
};

/** Caches between the site and its readers. */
export type SharedCaches = {
  /** The header with the cache tags of an answer. Undefined without CACHE_TAGS. */
  tagged?(tags: Iterable<string>): Record<string, string>;
  /** Whether they are told what has changed, so that they may keep answers for long. */
  arePurged: boolean;
};

/** Makes backups by itself. */
export type Backups = {
  /** Plans the next one, and makes those that are due. */
  resume(): Promise<void>;
  wake(): void;
  /** Resolves when none is being made. */
  idle(): Promise<void>;
  status(): Promise<BackupStatus>;
  /** How many have failed since the start. */
  failures(): number;
  /** Ends one that is being made; the next start makes it. */
  close(): Promise<void>;
};

/** Of this site: a restored one has made no backups yet. */
export type BackupStatus = {
  /** `off`: they are made elsewhere. */
  setup: "on" | "off" | "missing";
  madeAt: string | null;
  provenAt: string | null;
  /** What was proven then: a sentence. */
  proof: string;
  /** Why the last attempt failed: a sentence, or empty. */
  problem: string;
  /** When the next one is made or tried again. */
  nextAt: string | null;
  /** Two or more should have been made since the last one. */
  isLate: boolean;
};

/** PDF and EPUB files of public articles in a folder of this node. The names say what the files are made from. */
export type ExportFiles = {
  folder: string;
  /** Whether there is such a file. Those that were not used for longest are removed first. */
  has(name: string): Promise<boolean>;
  /** Makes a file once for all who request it at the same time; `join` is called for the others. */
  make(name: string, work: () => Promise<MadeFile>, join?: () => void): Promise<MadeFile>;
  /** Keeps a file, unless the disk is full. */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes the files of articles that are not public. */
  removeHidden(): Promise<void>;
  /** Finds the files of an earlier process, and begins to make files of what is published or changed. */
  resume(): Promise<void>;
  /** Starts making what is due, without waiting for it. */
  wake(): void;
  /** Resolves when nothing is being made that nobody waits for. */
  idle(): Promise<void>;
  counts(): ExportCounts;
  close(): Promise<void>;
};

/** It has no body if it was there already. */
export type MadeFile = { name: string; body?: Buffer };

/** `made` (of these `madeAhead`) and `failedAhead` count from the start. */
type ExportCounts = Record<"files" | "bytes" | "made" | "madeAhead" | "failedAhead", number>;

export type Mailer = {
  /** Host and port of the mail server; undefined if emails are written into the outbox. */
  server: string | undefined;
  /** `file`: where the email is, if there is no mail server. */
  send(email: Email): Promise<{ file?: string }>;
  /** Since the start. Those in the outbox are not sent. */
  counts(): { sent: number; failed: number };
  /** Deletes emails that have been in the outbox for a day. */
  purge(now: string): void;
  /** Waits for emails that are still being sent. */
  close(): Promise<void>;
};

/** The files of pictures and videos. Keys are relative, like `5f…/960.webp`. A file never changes. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array | Readable, contentType: string): Promise<void>;
  /** Takes over a local file, which may be gone from `path` afterwards. */
  take(key: string, path: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** The path of a file that programs can read: its own, or that of a copy in this folder. */
  localCopy(key: string, folder: string): Promise<string>;
  /** Size in bytes, or null if there is no such file. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** `modifiedAt` is an ISO 8601 instant. */
  list(): AsyncIterable<{ key: string; modifiedAt: string }>;
  /** Throws if the store does not answer. */
  check(): Promise<void>;
  /** How readers get the files: from this local folder, or by a function that answers HTTP requests. */
  served: string | ((key: string, request: FileRequest) => Promise<FileResponse>);
};

export type FileRequest = { method: string; headers: IncomingHttpHeaders };

export type FileResponse = {
  status: 200 | 206 | 304 | 404 | 416;
  headers: Record<string, string | undefined>;
  body?: Readable;
};

/** Videos that wait to be converted. */
export type VideoQueue = {
  /** The converter. Without one nothing is queued. */
  ffmpeg: string | undefined;
  /**
   * Takes over an original, which is at `path` until then. One of the nodes converts it in the background once `save` has
   * written its row, which says `processing` until it is done.
   */
  add(id: string, path: string, save: (db: Queries) => Promise<void>): Promise<void>;
  /** Aborts the running conversion for another node, or for the next start. */
  close(): Promise<void>;
} & Omit<JobQueue, "close">;
