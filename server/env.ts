import { resolve } from "node:path";
import { z } from "zod";
import type { AgencyAccount } from "#core/services.ts";
import { isTimeZone } from "#core/zone.ts";
import { urlsOf } from "#db/engines/postgres-urls.ts";
import { defaultLimits } from "#db/limits.ts";
import type { BackupPlan } from "#features/backups/backups.server.ts";
import { keepOf } from "#features/backups/keep.ts";
import { isSchedule } from "#features/backups/schedule.server.ts";
import type { Bucket } from "#features/media/bucket.server.ts";
import { canRun, findFfmpeg } from "#features/media/videos/ffmpeg.server.ts";
import { type TagHeader, tagHeaderNames } from "#features/purges/cache-tags.ts";
import type { PurgePlan } from "#features/purges/request.server.ts";

const port = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    "must be a whole number from 0 to 65535",
  )
  .transform(Number);
const filled = z.string().trim().min(1);
const email = z.email("is not an e-mail address");
const number = z.coerce.number("must be a number");
const onOrOff = z.enum(["on", "off"], "must be on or off");
const zone = filled.refine(isTimeZone, "is not a time zone like Europe/Lisbon");
const webAddress = z.url({
  protocol: /^https?$/,
  message: "is not an address like https://institute.example",
});

const onePostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const postgresUrl = filled.refine(
  (value) => urlsOf(value).every((url) => onePostgresUrl.safeParse(url).success),
  "is not an address like postgres://user@host/name",
);

const contactMessage = "is not like security@institute.example or https://institute.example/security";

const account = z.url().refine(accountOf, "is not an address like https://user:password@doi.crossref.org");

const publicKey = /^age1[02-9ac-hj-np-z]+$/;

/** Each is explained in `.env.example` and in `docs/running.md`. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  ENV_FILE: z.string().optional(),
  PORT: port.default(3000),
  HOST: filled.default("127.0.0.1"),
  DATA_DIR: filled.default("./data"),
  SITE_URL: webAddress.optional(),
  SITE_NAME: filled.max(100).default("Research Institute"),
  SITE_ADDRESS: filled.max(300).optional(),
  SITE_EMAIL: email.optional(),
  SITE_PHONE: filled.max(50).optional(),
  SECURITY_CONTACT: filled.max(300).refine(isContact, contactMessage).optional(),
  SOCIAL_LINKS: filled
    .transform((links) => links.split(/\s+/))
    .refine(
      (links) => links.length <= 3 && links.every((link) => webAddress.safeParse(link).success),
      "must be up to three addresses",
    )
    .default([]),
  TIME_ZONE: zone.default(Intl.DateTimeFormat().resolvedOptions().timeZone),
  JWT_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, "must have 32 bytes or more")
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: number.int().min(2, "must be 2 or more").default(10),
  DATABASE_TIMEOUT: number.positive("must be more than 0").default(3),
  MEDIA_STORE: filled
    .refine(
      (store) => !store.includes("://") || bucketOf(store),
      "is not a folder or like s3://bucket/prefix",
    )
    .optional(),
  BACKUP_TO: filled
    .refine((to) => !to.includes("://") || bucketOf(to), "is not a folder or like s3://bucket/prefix")
    .optional(),
  BACKUP_AT: filled.refine(isSchedule, "is not a schedule like 30 3 * * *").default("30 3 * * *"),
  BACKUP_KEEP: z
    .string()
    .refine(keepOf, "is not like 7 daily, 4 weekly, 12 monthly")
    .default("7 daily, 4 weekly, 12 monthly"),
  BACKUP_FOR: filled
    .regex(publicKey, "is not a public key like age1…. A private key must not be on this machine")
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, message: "is not an address like smtp://user:password@host:587" })
    .optional(),
  CROSSREF_URL: account.optional(),
  DATACITE_URL: account.optional(),
  SIGNUPS_PER_HOUR: number.int().min(1).default(20),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have 8 characters or more")
    .max(128, "must have 128 characters or fewer")
    .optional(),
  SAMPLE_CONTENT: onOrOff.default("on"),
  TRUST_PROXY: onOrOff.default("off"),
  AVIF: onOrOff.default("on"),
  FFMPEG_PATH: filled
    .refine((path) => path === "off" || canRun(path), "must be a program, or off")
    .optional(),
  CACHE_TAGS: z.enum(tagHeaderNames, `must be one of ${tagHeaderNames.join(", ")}`).optional(),
  PURGE_URL: filled
    .transform((urls) => urls.split(/\s+/))
    .refine(
      (urls) => urls.every((url) => webAddress.safeParse(url).success),
      "is not an address like https://cache.example/purge",
    )
    .optional(),
  PURGE_HEADER: filled
    .regex(/^[\w-]+:\s*[!-~][ -~]*$/, "is not a header like Authorization: Bearer …")
    .optional(),
  PURGE_EVERY: number.min(0, "must be 0 or more").default(12),
  PAGE_CACHE_MB: number.int("must be a whole number").min(1).optional(),
  WORKERS: number.int("must be a whole number").min(0).max(16).optional(),
  EXPORTS_MB: number.int("must be a whole number").min(1).default(1024),
  EXPORTS_AHEAD: onOrOff.default("on"),
  PATH: z.string().default(""),
  METRICS: z.enum(["loopback", "open"], "must be loopback or open").default("loopback"),
  UPGRADE_BACKUP: onOrOff.default("on"),
  STOP_DELAY: number.min(0, "must be 0 or more").optional(),
  STOP_TIMEOUT: number.positive("must be more than 0").default(10),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
});

/** `siteUrl` has no trailing slash, and is undefined until the port is known. */
export type Env = ReturnType<typeof readEnv>;

/** Throws a sentence that names the variable and what is wrong with it. */
export function readEnv(source: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(set);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`The variable ${issue?.path.join(".")} ${sentence(issue?.message ?? "is not valid")}.`);
  }
  const env = result.data;
  const production = env.NODE_ENV === "production";
  if (production && env.DATABASE_URL && !env.JWT_SECRET) {
    throw new Error("The variable JWT_SECRET is required in production with DATABASE_URL: 32 bytes or more.");
  }
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) {
    throw new Error("The variable ADMIN_PASSWORD needs ADMIN_EMAIL beside it.");
  }
  const stop = { delay: env.STOP_DELAY ?? (production ? 5 : 0), timeout: env.STOP_TIMEOUT };
  if (stop.delay >= stop.timeout) throw new Error("The variable STOP_DELAY must be less than STOP_TIMEOUT.");
  const dataDir = resolve(env.DATA_DIR);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    /** Absolute path. */
    dataDir,
    siteUrl: env.SITE_URL?.replace(/\/+$/, ""),
    siteName: env.SITE_NAME,
    contact: {
      address: env.SITE_ADDRESS?.split(";").map((line) => line.trim()),
      email: env.SITE_EMAIL,
      phone: env.SITE_PHONE,
    },
    /** For `security.txt`: an email address, or a URL. */
    securityContact: env.SECURITY_CONTACT,
    social: env.SOCIAL_LINKS,
    timeZone: env.TIME_ZONE,
    jwtSecret: env.JWT_SECRET,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    database: {
      connections: env.DATABASE_CONNECTIONS,
      timeout: env.DATABASE_TIMEOUT,
      maxQueryLength: Math.max(defaultLimits.maxQueryLength, env.DATABASE_TIMEOUT),
    },
    smtpUrl: env.SMTP_URL,
    agencies: { crossref: accountOf(env.CROSSREF_URL), datacite: accountOf(env.DATACITE_URL) },
    /** Per client. */
    signupsPerHour: env.SIGNUPS_PER_HOUR,
    /** The absolute path of a folder, or a bucket. */
    mediaStore: bucketOf(env.MEDIA_STORE) ?? resolve(env.MEDIA_STORE ?? resolve(dataDir, "media")),
    backups: backupsOf(env),
    admin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    sample: env.SAMPLE_CONTENT === "on",
    trustProxy: env.TRUST_PROXY === "on",
    sharedCaches: sharedCachesOf(env),
    openMetrics: env.METRICS === "open",
    /** Mebibytes; undefined for a share of the available memory. */
    pageCacheMb: env.PAGE_CACHE_MB,
    /** Threads that render pages; undefined for as many as the machine suits. */
    workers: env.WORKERS,
    exports: { maxBytes: env.EXPORTS_MB * 1024 * 1024, isAhead: env.EXPORTS_AHEAD === "on" },
    avif: env.AVIF === "on",
    /** Undefined if it is not installed. */
    ffmpeg: env.FFMPEG_PATH === "off" ? undefined : (env.FFMPEG_PATH ?? findFfmpeg(env.PATH)),
    /** Whether the embedded database is copied before an upgrade. */
    upgradeBackup: env.UPGRADE_BACKUP === "on",
    stop,
    logLevel: env.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
}

type BackupVariables = Pick<
  z.output<typeof variables>,
  "BACKUP_TO" | "BACKUP_AT" | "BACKUP_KEEP" | "BACKUP_FOR"
>;

function backupsOf({ BACKUP_TO: to, ...env }: BackupVariables): BackupPlan | "off" | undefined {
  if (to === "off") return to;
  const keep = keepOf(env.BACKUP_KEEP);
  if (!to || !keep) return undefined;
  return { to: bucketOf(to) ?? resolve(to), at: env.BACKUP_AT, keep, recipient: env.BACKUP_FOR };
}

type CacheVariables = Pick<
  z.output<typeof variables>,
  "CACHE_TAGS" | "PURGE_URL" | "PURGE_HEADER" | "PURGE_EVERY"
>;

function sharedCachesOf({ CACHE_TAGS: tags, PURGE_URL: urls, PURGE_HEADER, PURGE_EVERY }: CacheVariables): {
  header?: TagHeader;
  purge?: PurgePlan;
} {
  if (!tags && urls) throw new Error("The variable PURGE_URL needs CACHE_TAGS beside it.");
  if (!tags) return {};
  const [name = "", value = ""] = PURGE_HEADER?.split(/:\s*(.*)/s) ?? [];
  const headers: Record<string, string> = name ? { [name]: value } : {};
  return { header: tags, purge: urls && { urls, headers, header: tags, every: PURGE_EVERY } };
}

/** Parses `s3://name/prefix?region=eu-west-1&endpoint=https://storage.example`. */
function bucketOf(store = ""): Bucket | undefined {
  const address = URL.parse(store);
  if (address?.protocol !== "s3:" || !address.hostname) return undefined;
  const prefix = address.pathname.replace(/^\/+|\/+$/g, "");
  const endpoint = address.searchParams.get("endpoint") ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint)) return undefined;
  return {
    name: address.hostname,
    prefix: prefix && `${prefix}/`,
    region: address.searchParams.get("region") ?? undefined,
    endpoint,
  };
}

/** Credentials go over HTTPS, or to this machine. */
function accountOf(address: string | undefined): AgencyAccount | undefined {
  const url = address === undefined ? null : URL.parse(address);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && /^(127\.|localhost$)/.test(url.hostname));
  if (!url?.username || !url.password || !isSafe) return undefined;
  const [login, password] = [url.username, url.password].map(decoded) as [string, string];
  return { url: (url.origin + url.pathname).replace(/\/+$/, ""), login, password };
}

/** RFC 9116, section 2.5.3: web addresses use HTTPS. */
function isContact(text: string): boolean {
  return email.safeParse(text).success || (/^(https|tel):/.test(text) && URL.canParse(text));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function sentence(message: string): string {
  return /^(is|must) /.test(message) ? message : `is not valid (${message.toLowerCase()})`;
}
