import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Log } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { atIntervals } from "./http/at-intervals.ts";
import type { Drain } from "./stopping.ts";

const readinessTakes = 2000; // milliseconds
const writesCheckedEvery = 10_000; // milliseconds

export function healthRoutes(app: FastifyInstance, services: Services, drain: Drain): void {
  app.addHook("preClose", async () => {
    drain.begun = true;
  });

  app.get("/healthz", { logLevel: "silent" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  const writes = atIntervals({ clock: services.clock, every: writesCheckedEvery }, (now) =>
    services.db.checkWrites(now),
  );
  const noteReadiness = changesOfReadiness(services.log);
  app.get("/readyz", { logLevel: "silent" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    try {
      if (drain.begun) throw new Error("The site is stopping.");
      const checks = [services.db.checkReads(), writes(), services.media.check()];
      await Promise.race([Promise.all(checks), late()]);
      noteReadiness();
      return { status: "ready" };
    } catch (error) {
      noteReadiness(error);
      return reply
        .code(503)
        .header("retry-after", 5)
        .send({ status: drain.begun ? "stopping" : "not ready" });
    }
  });
}

/** Logs when the site becomes ready or not, and not each time that a load balancer asks. */
function changesOfReadiness(log: Log): (error?: unknown) => void {
  let wasReady = true;
  return (error) => {
    const isReady = error === undefined;
    if (isReady !== wasReady && isReady) log.info({}, "the site is ready again");
    else if (isReady !== wasReady)
      log.warn({ err: error }, "the site is not ready: load balancers leave it out");
    wasReady = isReady;
  };
}

async function late(): Promise<never> {
  await wait(readinessTakes, undefined, { ref: false });
  throw new Error("The database or the media store did not answer in time.");
}
