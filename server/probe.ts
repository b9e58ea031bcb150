import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Services, SigningKeys } from "#core/services.ts";

export const probePath = "/healthz/seen";
export const probeHeader = "x-footpath-probe";

/** How a request has arrived at the site, past every proxy. */
export type Seen = {
  /** The client's address as the site counts it. */
  client: string;
  /** The header `X-Forwarded-For` as it arrived. */
  forwarded: string | null;
};

const validFor = 600; // seconds, so that a wrong clock is found

/** Answers `npm run site -- doctor`, which has the signing key. It is not found for everybody else. */
export function probeRoute(app: FastifyInstance, { signingKeys }: Services): void {
  app.get(probePath, { logLevel: "silent" }, async (request, reply) => {
    if (!isSigned(request.headers[probeHeader], signingKeys)) return reply.callNotFound();
    reply.header("cache-control", "no-store");
    const forwarded = request.headers["x-forwarded-for"]?.toString() ?? null;
    return { client: request.ip, forwarded } satisfies Seen;
  });
}

/** The value of the header. Both sides use the machine's clock. */
export function signProbe(signingKey: Uint8Array, seconds = Math.round(Date.now() / 1000)): string {
  const signature = createHmac("sha256", signingKey).update(`doctor ${seconds}`).digest("base64url");
  return `${seconds}.${signature}`;
}

function isSigned(header: string | string[] | undefined, signingKeys: SigningKeys): boolean {
  const seconds = Number(/^(\d{1,12})\./.exec(String(header))?.[1]);
  if (!(Math.abs(Date.now() / 1000 - seconds) <= validFor)) return false;
  const sent = Buffer.from(String(header));
  return signingKeys.some((key) => {
    const wanted = Buffer.from(signProbe(key, seconds));
    return sent.length === wanted.length && timingSafeEqual(sent, wanted);
  });
}
