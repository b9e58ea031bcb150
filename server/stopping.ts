import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Once it has begun the site is not ready, and connections are closed after the answer. */
export type Drain = { begun: boolean };

/** Seconds after the signal: when the site stops to listen, and when it has ended. */
export type StopTimes = { delay: number; timeout: number };

/**
 * Says that the site is not ready, keeps answering for a while, so that a load balancer can notice, lets what is being
 * answered finish, and at last cuts the connections that are left.
 */
export async function stopServing(
  app: FastifyInstance,
  drain: Drain,
  { delay, timeout }: StopTimes,
): Promise<void> {
  drain.begun = true;
  if (delay > 0) await wait(delay * 1000);
  const cut = setTimeout(() => app.server.closeAllConnections(), (timeout * 0.8 - delay) * 1000);
  await app.close();
  clearTimeout(cut);
}
