import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
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
  app.get("/readyz", { logLevel: "silent" }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      if (drain.begun) throw new Error("stopping");
      const checks = [services.db.checkReads(), writes(), services.media.check()];
      await Promise.race([Promise.all(checks), late()]);
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply
        .code(503)
        .header("retry-after", 5)
        .send({ status: drain.begun ? "stopping" : "not ready" });
    }
  });
}

async function late(): Promise<never> {
  await wait(readinessTakes, undefined, { ref: false });
  throw new Error("No answer in time.");
}
