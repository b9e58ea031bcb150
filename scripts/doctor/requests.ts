import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { probeHeader, probePath, type Seen, signProbe } from "#server/probe.ts";
import type { Setup } from "./check.ts";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds between sending and the first byte. */
  sentAt: number;
  answeredAt: number;
  /** Of HTTPS only. `problem`: why a browser would refuse it. */
  certificate?: { expires: Date; problem: string | undefined };
};

const patience = 8000; // milliseconds

/** Follows no redirects and accepts any certificate, which it describes. Throws if there is no answer. */
export function ask(
  url: string,
  { lookup, headers = {} }: { lookup?: LookupFunction; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = {
    lookup,
    headers: { connection: "close", ...headers },
    agent: false,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(patience),
  } as const;
  const sentAt = Date.now();
  const request = (url.startsWith("https:") ? https : http).get(url, options, async (response) => {
    const answeredAt = Date.now();
    const certificate = certificateOf(response.socket as TLSSocket);
    const body = await buffer(response).catch(() => Buffer.alloc(0));
    const { statusCode: status = 0, headers: received } = response;
    resolve({ status, headers: received, body: body.toString(), sentAt, answeredAt, certificate });
  });
  request.on("error", (error) => reject(error.name === "AbortError" ? late() : error));
  return promise;
}

/** Asks the site how a request arrives. Undefined if something else answers. */
export async function askSite(
  base: string,
  { lookup, signingKey }: Setup,
  headers: Record<string, string> = {},
): Promise<{ answer: Answer; seen: Seen | undefined }> {
  const signed: Record<string, string> = signingKey ? { [probeHeader]: signProbe(signingKey) } : {};
  const answer = await ask(`${base}${probePath}?at=${Date.now()}`, {
    lookup,
    headers: { ...signed, ...headers },
  });
  return { answer, seen: answer.status === 200 ? readSeen(answer.body) : undefined };
}

function readSeen(body: string): Seen | undefined {
  try {
    const seen = JSON.parse(body);
    return typeof seen?.client === "string" ? seen : undefined;
  } catch {
    return undefined;
  }
}

function certificateOf(socket: TLSSocket): Answer["certificate"] {
  if (!socket.encrypted) return undefined;
  const { valid_to }: PeerCertificate = socket.getPeerCertificate();
  const { authorized, authorizationError } = socket;
  return {
    expires: new Date(valid_to),
    problem: authorized ? undefined : String(authorizationError ?? "it is not trusted"),
  };
}

function late(): Error {
  return Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" });
}
