import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Services } from "#core/services.ts";
import type { MigrationOptions } from "#db/migrations.ts";
import { version } from "#db/version.ts";
import { isRemovingSample } from "#features/setup/sample.server.ts";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { type FirstStart, firstStart } from "./first-start.ts";
import { startMaintenance } from "./maintenance.ts";
import { checkDeferredScripts } from "./pages/render.ts";
import { builtRenderer } from "./pages/renderer.ts";
import { makeLogger, openLocked } from "./services.ts";
import { stopServing } from "./stopping.ts";
import { placeOf } from "./upgrade/upgrade.ts";
import { defaultWorkers } from "./workers/default-workers.ts";
import { openRenderWorkers } from "./workers/pool.ts";

type StartOptions = {
  build: string;
  clock?: () => Date;
  log?: (line: string) => void;
  /** For tests. */
  migration?: MigrationOptions;
};

/** Throws a sentence for the operator if it cannot start. `announce`: lines that explain how to use the site. */
export async function start(
  source: Record<string, string | undefined>,
  { build, clock, log, migration }: StartOptions,
) {
  const env = readEnv(source);
  if (env.production && !env.siteUrl) {
    throw new Error(
      "The variable SITE_URL is required in production: emails, feeds and calendars contain the public address.",
    );
  }
  process.env.NODE_ENV = "production"; // selects React's production build
  const logger = makeLogger(env.logLevel, log);
  logger.info({ version, node: process.version }, `Footpath ${version} starts`);
  const services = await openLocked(env, logger, clock, migration);
  try {
    // Everything that can fail comes before the first start writes: the new password is shown only once.
    const renderer = await builtRenderer(build);
    await tryPort(env);
    const first = await firstStart(services, env);
    await services.settings.reload();
    await checkDeferredScripts(services, renderer);
    const drain = { begun: false };
    const clientDir = join(build, "client");
    const workers = openRenderWorkers(services, {
      count: env.workers ?? defaultWorkers(),
      build,
      database: { place: placeOf(env), limits: env.database },
      logLevel: env.logLevel,
      write: log ?? ((line) => process.stdout.write(line)),
    });
    const app = await buildApp(services, {
      ...env,
      logger,
      drain,
      clientDir,
      renderer: async () => renderer,
      renderWorkers: workers,
    });
    await services.waitingPictures.resume();
    await services.videos.resume();
    await services.avifCopies.resume();
    await services.exports.resume();
    if (await isRemovingSample(services)) services.sample.remove();
    const stopTidying = await startMaintenance(services);
    const address = await listen(app, env, services);
    await services.emails.resume(); // their links have the address
    await services.backups.resume();
    await services.purges?.resume(); // the hashes of tags have the address
    workers.start();
    return {
      address,
      services,
      announce: announcement(address, env, first),
      stopTimes: env.stop,
      /** Waits for STOP_DELAY unless `atOnce`. */
      async stop({ atOnce } = { atOnce: false }) {
        const tidied = stopTidying();
        await stopServing(app, drain, atOnce ? { ...env.stop, delay: 0 } : env.stop);
        await tidied;
        await workers.stop();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function tryPort(env: Env): Promise<void> {
  const probe = createServer((socket) => socket.destroy()); // it must not wait for an answer
  try {
    probe.listen({ port: env.port, host: env.host });
    await once(probe, "listening");
  } catch (error) {
    throw listenError(error, env);
  }
  probe.close();
  await once(probe, "close");
}

/** Sets the site's URL to the port if no SITE_URL is configured. */
export async function listen(app: FastifyInstance, env: Env, services: Services): Promise<string> {
  try {
    await app.listen({ port: env.port, host: env.host, listenTextResolver: () => "listening" });
  } catch (error) {
    throw listenError(error, env);
  }
  const bound = app.server.address();
  const port = typeof bound === "object" && bound ? bound.port : env.port;
  if (!env.siteUrl) services.site.url = `http://localhost:${port}`;
  return `http://localhost:${port}`;
}

function listenError(error: unknown, { host, port }: Env): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") {
    return new Error(`Port ${port} is in use: stop the other program, or choose another with PORT.`);
  }
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new Error(`The site cannot listen on ${host}, port ${port}: choose others with HOST and PORT.`);
  }
  return error;
}

export function announcement(address: string, env: Env, { admin, setup, sample }: FirstStart): string[] {
  const url = env.siteUrl ?? address;
  const lines = ["", `${env.siteName} is open at ${setup ? `${url}/setup#${setup}` : url}`];
  if (setup)
    lines.push("Open this link to make the site yours. It works once: keep it to yourself until then.");
  if (sample) lines.push("It shows a sample institute, which you can remove.");
  if (admin) {
    lines.push(`The administrator is ${admin.email}`);
    if (admin.password) lines.push(`  with the password ${admin.password}  (shown this once: keep it)`);
  }
  lines.push(`All data is in ${env.dataDir}. Stop with Ctrl+C. Next steps: README.md`, "");
  return lines;
}
