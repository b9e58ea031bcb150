import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { appointAdmin } from "#features/members/admins.server.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { writeSample } from "#sample/sample.server.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";
import { makeDatabase } from "./databases.ts";
import { cachedPreparers } from "./rendered-pictures.ts";

/** The instant at which the sample institute of all tests was opened. */
export const openedAt = "2026-03-10T09:00:00.000Z";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder with the sample institute's database (SQLite) and media: tests copy it, and never write to it. */
    template: string;
    /** The same for PostgreSQL: the name of a database. */
    templateDatabase: string;
  }
}

/** Writes the sample institute once for each engine; every test site is a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-template-"));
  const server = project.config.env.TEST_ENGINE === "postgres" ? process.env.TEST_DATABASE_URL : undefined;
  // One for each run, so that two checkouts can be tested on one server.
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
  const admin = await findUserByEmail(services.db.queries, "admin@example.org");
  if (!admin) throw new Error("The template has no admin.");
  await writeSample({ ...ctx, actor: { ...admin, session: "" } }, services.media, cachedPreparers());
  await services.close();
  project.provide("template", folder);
  project.provide("templateDatabase", name);
  return async () => {
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
