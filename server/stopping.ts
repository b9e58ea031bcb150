import type http from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { untilIdle } from "./http/event-loop.ts";

const closeIdleEvery = 100; // milliseconds

/** Once begun, /readyz fails and each connection is closed after its response. */
export type Drain = { begun: boolean };

/** Seconds after the signal: when the site stops listening, and when it must have ended. */
export type StopTimes = { delay: number; timeout: number };

/** Fails /readyz, answers for the delay, finishes open requests, and closes the rest at the timeout. */
export async function stopServing(app: FastifyInstance, drain: Drain, times: StopTimes): Promise<void> {
  const { delay, timeout } = times;
  const rest = (timeout * 0.8 - delay) * 1000;
  drain.begun = true;
  if (delay > 0) await wait(delay * 1000);
  const atTimeout = setTimeout(() => app.server.closeAllConnections(), rest);
  await closeServer(app.server, delay > 0 ? rest / 3 : 0);
  await app.close();
  clearTimeout(atTimeout);
}

/** New connections get time to send a request: load balancers do not repeat a POST on another node. */
async function closeServer(server: http.Server, patience: number): Promise<void> {
  await untilIdle(); // closing resets connections that are not accepted yet
  const closed = Promise.withResolvers<unknown>();
  net.Server.prototype.close.call(server, closed.resolve); // http's own close() also closes connections that have sent nothing yet
  if (patience > 0) await Promise.race([closed.promise, wait(patience, undefined, { ref: false })]);
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEvery);
  server.closeIdleConnections();
  await closed.promise;
  clearInterval(closeIdle);
}
