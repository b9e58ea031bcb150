import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { appointAdmin } from "#features/members/admins.server.ts";
import { writeSample } from "#sample/sample.server.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";
import { makePictures } from "#test/files/rendered-pictures.ts";
import { makeDatabase } from "#test/servers/databases.ts";

/** The instant at which all test sites were opened. */
export const openedAt = "2026-03-10T09:00:00.000Z";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder with the sample's SQLite database and media, which tests copy. */
    template: string;
    /** The name of the PostgreSQL database. */
    templateDatabase: string;
  }
}

/** Writes the sample once for each engine; test sites are copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-template-"));
  const server = project.config.env.TEST_ENGINE === "postgres" ? process.env.TEST_DATABASE_URL : undefined;
  // One for each run, so that two checkouts can share a server.
  const name = `footpath_template_${process.pid}`;
  const database = server ? await makeDatabase(server, name) : undefined;
  const env = readEnv({
    DATA_DIR: folder,
    TIME_ZONE: "Europe/Lisbon",
    DATABASE_URL: database?.url,
  });
  const services = await openServices(env, makeLogger("warn"), () => new Date(openedAt));
  const ctx = contextFor(services, null);
  await appointAdmin(ctx, { email: "admin@example.org", password: "a walk by the river" }, services);
  await writeSample(ctx, services.media);
  await makePictures(services);
  await services.close();
  project.provide("template", folder);
  project.provide("templateDatabase", name);
  return async () => {
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
