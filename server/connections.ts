import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

const second = 1000; // milliseconds
const stalledAfter = 30 * second;
const headWithin = 15 * second;
/** Longer than the idle time of proxies (nginx: 60 s), which might use a connection that is closing. */
export const idleSeconds = 65;
/** Enough for five videos of 100 MB at half a megabit a second. Stalled requests are closed earlier. */
const requestWithin = 3 * 3600 * second;

/** Closes connections that are silent for a while in both directions. */
export function createServer(handle: RequestListener): http.Server {
  const limits = {
    headersTimeout: headWithin,
    keepAliveTimeout: idleSeconds * second,
    requestTimeout: requestWithin,
    connectionsCheckingInterval: 5 * second,
  };
  const server = http.createServer(limits, handle);
  server.timeout = stalledAfter;
  return server;
}

/** True for a request that names more than one host, which is to be refused (RFC 9112, section 3.2). */
export function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** Keeps a silent connection open while the client waits for the site. */
export function stayWhileAnswering(request: IncomingMessage, response: ServerResponse): void {
  response.on("timeout", (socket: Socket) => {
    const isOurTurn = request.complete && socket.writableLength === 0 && !response.writableEnded;
    if (!isOurTurn) socket.destroy();
  });
}
