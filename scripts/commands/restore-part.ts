import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { documentKinds } from "#api/operations.ts";
import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import type { Archive } from "#db/archive/format.ts";
import type { Database } from "#db/client.ts";
import { bringBackDocument, bringBackFiles } from "#features/backups/bringing-back.server.ts";
import { contentsOf, findInBackup } from "#features/backups/contents.ts";
import { temporaryFolder, withBackup } from "#features/backups/opening.server.ts";
import { inScratch } from "#features/backups/proving.server.ts";
import { actingAdmin } from "#features/members/admins.server.ts";
import { say } from "#server/cli-output.ts";
import { claimFolder } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { withServices } from "./with-services.ts";

type Source = { backup: string; key: string | undefined };

/** Prints the documents and files in a backup whose titles have all the words. */
export async function listBackup(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: "string" } },
  });
  const [file = "", ...words] = positionals;
  if (!existsSync(file))
    throw new Error("Please name a backup:  npm run site -- backup list FILE [words] [--key FILE]");
  const { dataDir } = readEnv(process.env);
  claimFolder(dataDir);
  await withBackup(resolve(file), { folder: dataDir, key: values.key }, async (archive) => {
    const { version, madeAt } = archive.about;
    say(`Made by Footpath ${version}${madeAt && `, ${madeAt}`}`);
    for (const { type, id, title, path } of contentsOf(archive, words))
      say(`${id}  ${type.padEnd(10)}  ${title || "(without a title)"}${path && `  ${path}`}`);
  });
}

export async function restoreDocument(source: Source, named: string): Promise<void> {
  await withParts(source, async ({ ctx, services, archive, scratchOf }) => {
    const found = findInBackup(archive, named);
    if (!found)
      throw new Error(
        `The backup has no document ${named}. To see what it has:  npm run site -- backup list ${source.backup}`,
      );
    const document = { kind: documentKinds[found.kind], id: found.id };
    const report = await scratchOf((scratch) =>
      bringBackDocument(ctx, { archive, scratch }, document, services),
    );
    for (const line of report) say(line);
  });
}

export async function restoreFile(source: Source, id: string): Promise<void> {
  await withParts(source, async ({ ctx, services, archive, scratchOf }) => {
    if (!archive.files.some(({ key }) => key.startsWith(`${id}/`)))
      throw new Error(
        `The backup has no file ${id}. To see what it has:  npm run site -- backup list ${source.backup}`,
      );
    const count = await scratchOf((scratch) => bringBackFiles(ctx, { archive, scratch }, [id], services));
    say(
      count > 0
        ? `The file ${id} is in the library again.`
        : `The site has the file ${id}: nothing was changed.`,
    );
  });
}

type Parts = {
  ctx: AdminContext;
  services: Services;
  archive: Archive;
  /** Restores the backup into a database that is thrown away. */
  scratchOf<Result>(work: (scratch: Database) => Promise<Result>): Promise<Result>;
};

async function withParts({ backup, key }: Source, work: (parts: Parts) => Promise<void>): Promise<void> {
  const { dataDir } = readEnv(process.env);
  await withServices((context, services) =>
    withBackup(backup, { folder: dataDir, key }, async (archive) => {
      const folder = await temporaryFolder(dataDir);
      const ctx = await actingAdmin(context);
      const scratchOf: Parts["scratchOf"] = (use) => inScratch(archive, join(folder, "scratch"), use);
      await work({ ctx, services, archive, scratchOf }).finally(() =>
        rm(folder, { recursive: true, force: true }),
      );
    }),
  );
}
