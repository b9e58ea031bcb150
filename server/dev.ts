import http from "node:http";
import { createServer as createVite } from "vite";
import { buildApp } from "./app.ts";
import { say } from "./cli-output.ts";
import { readEnv } from "./env.ts";
import { loadEnvFile } from "./env-file.ts";
import { firstStart } from "./first-start.ts";
import { makeLogger, openLocked } from "./services.ts";
import { announcement, listen } from "./start.ts";

const serverBuild = "virtual:react-router/server-build";

try {
  await develop();
} catch (error) {
  say.failure(error);
}

/** The same site behind Vite: pages are rendered for each request, the browser reloads by itself. */
async function develop(): Promise<void> {
  loadEnvFile();
  const env = readEnv(process.env);
  const logger = makeLogger(env.logLevel);
  const services = await openLocked(env, logger);
  await services.videos.resume();
  await services.avifCopies.resume();
  await services.exports.resume();
  const first = await firstStart(services, env);
  await services.settings.reload();
  await services.waitingPictures.resume();
  // Reload messages use the site's own port; Vite needs the server before it exists.
  const reloads = http.createServer();
  const vite = await createVite({
    server: { middlewareMode: true, ws: { server: reloads } },
    appType: "custom",
  });
  const app = await buildApp(services, {
    ...env,
    logger,
    clientDir: undefined,
    tools: vite.middlewares,
    async renderer() {
      const built = await vite.ssrLoadModule(serverBuild);
      return built.entry.module.renderer(built, "development");
    },
  });
  app.server.on("upgrade", (request, socket, head) => reloads.emit("upgrade", request, socket, head));
  const address = await listen(app, env, services);
  await services.emails.resume();
  await services.backups.resume();
  for (const line of announcement(address, env, first)) say(line);
}
