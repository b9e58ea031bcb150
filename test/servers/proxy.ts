import { once } from "node:events";
import http, { type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";

type ProxyOptions = {
  /** By default one that is free. */
  port?: number;
  /** Speaks HTTPS with it. */
  certificate?: { cert: string; key: string };
  /** Changes what the site gets. */
  headers?(headers: IncomingHttpHeaders, client: string): IncomingHttpHeaders;
  /** Changes what the client gets. */
  answer?(headers: IncomingHttpHeaders): IncomingHttpHeaders;
};

/** A web server in front of a site, or one that answers by itself. It adds the client to X-Forwarded-For. */
export async function openProxy(target: string | RequestListener, options: ProxyOptions = {}) {
  const { certificate, headers = withClient, answer = (same) => same } = options;
  const forward: RequestListener = (request, response) => {
    const client = request.socket.remoteAddress ?? "";
    const sent = headers({ ...request.headers, connection: "close" }, client);
    const onward = http.request(
      `${target}${request.url}`,
      { method: request.method, headers: sent },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, answer(reply.headers));
        reply.pipe(response);
      },
    );
    onward.on("error", () => fail(response));
    request.pipe(onward);
  };
  const handle = typeof target === "string" ? forward : target;
  const server = certificate ? https.createServer(certificate, handle) : http.createServer(handle);
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function fail(response: ServerResponse): void {
  response.writeHead(502).end("Bad gateway");
}

function withClient(headers: IncomingHttpHeaders, client: string): IncomingHttpHeaders {
  const before = headers["x-forwarded-for"];
  return { ...headers, "x-forwarded-for": before ? `${before}, ${client}` : client };
}
