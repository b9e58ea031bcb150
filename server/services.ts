import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { documentKinds } from "#api/operations.ts";
import type { Actor, Context, Site } from "#core/context.ts";
import type { MediaStore, Services } from "#core/services.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { withSlowWork } from "#core/slow-work.ts";
import { isHalfRestored } from "#db/archive/restore.ts";
import { openDatabase } from "#db/client.ts";
import type { MigrationOptions } from "#db/migrations.ts";
import { openMissingPaths } from "#features/addresses/missing-paths.server.ts";
import { openBackups } from "#features/backups/backups.server.ts";
import { waitingEmail, kind as waitingKind } from "#features/comments/emails.server.ts";
import { openEmailQueue } from "#features/emails/queue.server.ts";
import { renderEmail, replyToOf } from "#features/emails/rendering.server.ts";
import { onEventChange } from "#features/events/changes.server.ts";
import { openExportFiles } from "#features/exports/files/export-files.server.ts";
import { canTypeset, scriptsWithoutFont } from "#features/exports/pdf/installed.server.ts";
import { emailLogoOf } from "#features/institute/email-logo.server.ts";
import { openAvifCopies } from "#features/media/avif-copies.server.ts";
import { folderFiles } from "#features/media/folder.server.ts";
import { openVideoQueue } from "#features/media/videos/queue.server.ts";
import { memberEmail } from "#features/members/composing.server.ts";
import { emailKind as translationKind } from "#features/publishing/originals.server.ts";
import { translationEmail } from "#features/publishing/translation-email.server.ts";
import { tagHeaderFor } from "#features/purges/cache-tags.ts";
import { openPurges } from "#features/purges/purges.server.ts";
import { guestEmail } from "#features/registrations/emails/emails.server.ts";
import { tellOfChange } from "#features/registrations/event-changes.server.ts";
import { flat, openSettings } from "#features/settings/live.server.ts";
import { siteIn } from "#features/settings/texts.server.ts";
import { messageLanguage } from "#messages";
import { sampleTexts } from "#sample/texts/texts.ts";
import { openWaitingPictures } from "#sample/waiting-pictures.server.ts";
import { absentPackages, installOptional, withoutFfmpeg } from "./absent-packages.ts";
import { claimFolder, keepFilesPrivate, lockFolder } from "./data-folder.ts";
import { settingsOf } from "./default-settings.ts";
import type { Env } from "./env.ts";
import { makeLimits } from "./limits.ts";
import { createMailer } from "./mail.ts";
import { hasSample, sampleOf } from "./sample.ts";
import { readSigningKeys } from "./signing-keys.ts";
import { withSources } from "./source-lines.ts";
import { placeOf, upgradeOptions } from "./upgrade/upgrade.ts";

/** Like `openServices`, for the one process that may use the data folder; it is shared with PostgreSQL. */
export async function openLocked(
  env: Env,
  log: pino.Logger,
  clock?: () => Date,
  migration?: MigrationOptions,
): Promise<Services> {
  claimFolder(env.dataDir);
  claimFolder(tmpdir(), "TMPDIR"); // uploads wait there
  const unlock = env.databaseUrl ? () => {} : lockFolder(env.dataDir);
  try {
    const services = await openServices(env, log, clock, migration);
    if (await isHalfRestored(services.db.queries)) {
      await services.close();
      throw new Error(
        "A restore or a move was not finished, so parts of this site may be missing. Run it again:  npm run site -- restore FILE, or move",
      );
    }
    return { ...services, close: () => services.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Throws a sentence for the operator if something cannot be opened. */
export async function openServices(
  env: Env,
  log: pino.Logger,
  clock = () => new Date(),
  migration?: MigrationOptions,
): Promise<Services> {
  claimFolder(env.dataDir);
  keepFilesPrivate(env.dataDir, log);
  const report = (line: string) => log.warn(line);
  const upgrade = upgradeOptions(env, { report, ...migration });
  const db = await openDatabase(placeOf(env), { limits: env.database, ...upgrade });
  const site: Site = {
    ...flat(settingsOf(env, false)),
    url: env.siteUrl ?? `http://localhost:${env.port}`,
    translations: {},
    sample: false, // read with the settings
    sampleTexts,
    pdf: canTypeset(),
    securityContact: env.securityContact,
    scriptsWithoutFont: scriptsWithoutFont(),
  };
  for (const absence of absentPackages()) log.warn(absence);
  if (!env.ffmpeg) log.info(withoutFfmpeg);
  const settings = openSettings(db, site, {
    defaults: () => settingsOf(env, site.sample),
    hasSample: () => hasSample(db.queries),
    failed: (error) => log.error({ err: error }, "the settings could not be read"),
  });
  await settings.reload();
  const files = await openMediaStore(env.mediaStore);
  const waitingPictures = openWaitingPictures({ db, media: files, log });
  const media: MediaStore = {
    ...files,
    read: (key) => waitingPictures.ready(key).then(() => files.read(key)),
    size: (key) => waitingPictures.ready(key).then(() => files.size(key)),
  };
  const videos = openVideoQueue({
    context: () => contextFor(services, null),
    media,
    folder: join(env.dataDir, "incoming"),
    ffmpeg: env.ffmpeg,
  });
  const avifCopies = openAvifCopies({ context: () => contextFor(services, null), media, isOn: env.avif });
  /** As readers of the email that is being sent know it. */
  const ofEmail = () => siteIn(site, siteLanguageFor(site, messageLanguage()));
  const from = () => ({ name: ofEmail().name, address: `no-reply@${new URL(site.url).hostname}` });
  const mailer = createMailer(
    {
      smtpUrl: env.smtpUrl,
      from,
      outbox: join(env.dataDir, "outbox"),
      replyTo: () => replyToOf(site),
      render: async (email) =>
        renderEmail(ofEmail(), email, await emailLogoOf(contextFor(services, null), media)),
    },
    log,
  );
  onEventChange(tellOfChange);
  const signingKeys = readSigningKeys(env.jwtSecret, env.dataDir);
  const emails = openEmailQueue({
    context: () => contextFor(services, null),
    mailer,
    compose: {
      member(ctx, email) {
        if (email.kind === waitingKind) return waitingEmail(ctx, email);
        if (email.kind === translationKind) return translationEmail(ctx, email, documentKinds);
        return memberEmail(ctx, email);
      },
      guest: (ctx, email) => guestEmail(ctx, signingKeys, email),
    },
  });
  // A save of a public event queues emails to its guests in its transaction.
  db.onChange((change, isOwn) => {
    if (isOwn && change && [...change.gone, ...change.stale].includes("sitemap")) emails.wake();
  });
  const { header, purge: plan } = env.sharedCaches;
  const purges = plan && openPurges({ plan, context: () => contextFor(services, null) });
  if (purges) {
    db.beforeCommit(purges.record);
    db.onChange((_, isOwn) => isOwn && purges.wake());
  }
  const exports = openExportFiles({
    folder: join(env.dataDir, "exports"),
    ...env.exports,
    context: () => contextFor(services, null),
    media,
  });
  const backups = openBackups({
    configured: env.backups,
    source: { database: placeOf(env), media: env.mediaStore },
    dataDir: env.dataDir,
    context: () => contextFor(services, null),
  });
  const services: Services = {
    db,
    backups,
    media,
    videos,
    avifCopies,
    mailer,
    emails,
    exports,
    purges,
    sharedCaches: {
      tagged: header && ((tags) => tagHeaderFor(header, site.url, tags)),
      arePurged: plan !== undefined,
    },
    agencies: env.agencies,
    signingKeys,
    limits: makeLimits(db.engine.pool, env.signupsPerHour),
    log,
    site,
    settings,
    waitingPictures,
    sample: sampleOf(() => ({ services, ctx: contextFor(services, null) })),
    missingPaths: openMissingPaths(db, clock, log),
    answerAt: async () => ({ status: 404, isPage: true, location: undefined }),
    clock,
    async close() {
      settings.stop();
      await services.backups.close();
      await services.missingPaths.close();
      await services.sample.close();
      await waitingPictures.close();
      await videos.close();
      await avifCopies.close();
      await emails.close();
      await exports.close();
      await purges?.close();
      await mailer.close();
      await db.close();
    },
  };
  return services;
}

/** The S3 client takes a while to load: only sites with a bucket load it. */
export async function openMediaStore(store: Env["mediaStore"]): Promise<MediaStore> {
  if (typeof store !== "string") {
    const { bucketFiles } = await import("#features/media/bucket.server.ts").catch((cause) => {
      const missing = `The packages @aws-sdk/client-s3 and @aws-sdk/lib-storage, which the bucket ${store.name} of MEDIA_STORE needs, are not installed. ${installOptional}`;
      throw new Error(missing, { cause });
    });
    const files = bucketFiles(store);
    await files.check().catch((error) => {
      throw new Error(`The bucket ${store.name} of MEDIA_STORE does not answer (${error.name}).`);
    });
    return files;
  }
  claimFolder(store, "MEDIA_STORE");
  return folderFiles(store);
}

/** Logs JSON lines to standard output, or to `write`. */
export function makeLogger(level: string, write?: (line: string) => void): pino.Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err } };
  return write ? pino(options, { write }) : pino(options);
}

function err(error: Error): pino.SerializedError {
  const serialized = pino.stdSerializers.err(error);
  return { ...serialized, stack: withSources(serialized.stack) };
}

/** The cache notes of one answer: it is wrong when one of its tags changes, or from `expiresAt` on. */
export type CacheNotes = {
  tags: Set<string>;
  expiresAt: string | undefined;
  noStore: boolean;
  /** Origins, for the policy of the page. */
  frames: Set<string>;
};

export function newCacheNotes(): CacheNotes {
  return { tags: new Set(), expiresAt: undefined, noStore: false, frames: new Set() };
}

type ContextOptions = { notes?: CacheNotes; clientKey?: string; signal?: AbortSignal; language?: string };

export function contextFor<Who extends Actor | null>(
  { db, log, site, limits, clock }: Services,
  actor: Who,
  { notes = newCacheNotes(), clientKey = "here", signal, language = site.language }: ContextOptions = {},
): Context & { actor: Who } {
  return {
    actor,
    now: clock().toISOString(),
    db,
    write: withSlowWork(db.write),
    log,
    site: siteIn(site, language),
    language,
    clientKey,
    limits,
    signal,
    cacheTag(...tags) {
      for (const tag of tags) notes.tags.add(tag);
    },
    expiresAt(instant) {
      if (notes.expiresAt === undefined || instant < notes.expiresAt) notes.expiresAt = instant;
    },
    allowFrame(origin) {
      notes.frames.add(origin);
    },
    noStore() {
      notes.noStore = true;
    },
  };
}
