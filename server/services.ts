import { join } from "node:path";
import { pino } from "pino";
import type { Files, Site } from "#core/context.ts";
import { openDatabase } from "#db/client.ts";
import { folderFiles } from "#features/media/folder.server.ts";
import { openVideoQueue } from "#features/media/videos/queue.server.ts";
import type { Services } from "./context.ts";
import { claimFolder, type Env } from "./env.ts";
import { makeLimits } from "./limits.ts";
import { createMailer } from "./mail.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { signingKey } from "./secret.ts";

/** Where the embedded database of a data folder is. */
export function databaseFile(dataDir: string): string {
  return `${dataDir}/site.sqlite`;
}

/** Opens all that a process needs to answer or to work on the data. Throws one sentence where that fails. */
export async function openServices(
  env: Env,
  logger: pino.Logger,
  clock = () => new Date(),
): Promise<Services> {
  claimFolder(env.dataDir);
  keepFilesPrivate(env.dataDir, logger);
  const place = env.databaseUrl ? { url: env.databaseUrl } : { file: databaseFile(env.dataDir) };
  const db = await openDatabase(place, { limits: env.database });
  const site: Site = {
    name: env.siteName,
    url: env.siteUrl ?? `http://localhost:${env.port}`,
    timeZone: env.timeZone,
    contact: env.contact,
    social: env.social,
    sample: false, // known after the first start
  };
  const files = await openFiles(env.mediaStore);
  const folder = join(env.dataDir, "incoming");
  const videos = openVideoQueue({ db, files, log: logger, clock, folder, ffmpeg: env.ffmpeg });
  const from = { name: site.name, address: `no-reply@${new URL(site.url).hostname}` };
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from, outbox: join(env.dataDir, "outbox") }, logger);
  return {
    db,
    files,
    videos,
    log: logger,
    site,
    secret: signingKey(env.jwtSecret, env.dataDir),
    limits: makeLimits(db.engine.pool, env.signupsPerHour),
    mailer,
    clock,
    async close() {
      await videos.close();
      await mailer.close();
      await db.close();
    },
  };
}

/** The clients of S3 take a while to read in: only those who have a bucket wait for it. */
async function openFiles(store: Env["mediaStore"]): Promise<Files> {
  if (typeof store !== "string") {
    const { bucketFiles } = await import("#features/media/bucket.server.ts");
    const files = bucketFiles(store);
    await files.check().catch((error) => {
      throw new Error(`The bucket ${store.name} of MEDIA_STORE does not answer (${error.name}).`);
    });
    return files;
  }
  claimFolder(store);
  return folderFiles(store);
}

/** Structured lines on standard output, or to whoever takes them; nothing in them tells who somebody is. */
export function makeLogger(level: string, log?: (line: string) => void): pino.Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return log ? pino(options, { write: log }) : pino(options);
}
