import { existsSync } from "node:fs";
import { databaseFile } from "#server/data-folder.ts";
import { type Env, readEnv } from "#server/env.ts";

type Variables = Record<string, string | undefined>;

export type Places = {
  from: Env;
  to: Env;
  /** For the operator: what to change in `.env`. */
  settings: string[];
};

/** Where the site is and where it goes: to PostgreSQL, or into a folder. Throws a sentence. */
export function placesOf(env: Variables, to: string, media: string | undefined): Places {
  const from = readEnv(env);
  if (!from.databaseUrl && !existsSync(databaseFile(from.dataDir)))
    throw new Error(`There is no site in ${from.dataDir}: set DATA_DIR or DATABASE_URL to the one to move.`);
  return to.includes("://") ? intoPostgres(env, from, { to, media }) : intoFolder(env, from, { to, media });
}

type Target = { to: string; media: string | undefined };

function intoPostgres(env: Variables, from: Env, { to: url, media }: Target): Places {
  // Production demands JWT_SECRET, which may be set later.
  const changed = { NODE_ENV: "", DATABASE_URL: url, DATABASE_LISTEN_URL: "" };
  const to = readEnv({ ...env, ...changed, ...(media && { MEDIA_STORE: media }) });
  const secret = `JWT_SECRET=…  (what is in ${from.dataDir}/jwt-secret)`;
  return {
    from,
    to,
    settings: [
      `DATABASE_URL=${url}`,
      ...(media ? [`MEDIA_STORE=${media}`] : []),
      ...(from.jwtSecret ? [] : [secret]),
      ...(from.databaseListenUrl
        ? ["DATABASE_LISTEN_URL=…  (PostgreSQL itself, if DATABASE_URL leads to PgBouncer)"]
        : []),
    ],
  };
}

function intoFolder(env: Variables, from: Env, { to: folder, media = "" }: Target): Places {
  const changed = { DATA_DIR: folder, DATABASE_URL: "", DATABASE_LISTEN_URL: "", MEDIA_STORE: media };
  const to = readEnv({ ...env, ...changed });
  const removed = ["DATABASE_URL", "DATABASE_LISTEN_URL", "MEDIA_STORE"].filter(
    (name) => env[name] && !(name === "MEDIA_STORE" && media),
  );
  return {
    from,
    to,
    settings: [
      `DATA_DIR=${to.dataDir}`,
      ...(media ? [`MEDIA_STORE=${media}`] : []),
      ...removed.map((name) => `${name}=  (nothing)`),
    ],
  };
}
