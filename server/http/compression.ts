import { setImmediate as loopTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { chooseEncoding, encoded, entityTag, isKnown } from "./encoding.ts";

const worthIt = 1024; // bytes
const large = 500_000; // characters: to serialize and to send so many takes some milliseconds each

/** Compresses API answers, or answers 304. Members' answers have no ETag and are never cached. */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload === "") return payload;
    if (payload.length > large) await loopTurn();
    const isPublic = String(reply.getHeader("cache-control") ?? "").startsWith("public");
    reply.header("vary", "accept-encoding, authorization");
    if (isPublic && reply.statusCode === 200 && (request.method === "GET" || request.method === "HEAD")) {
      const tag = entityTag(payload);
      reply.header("etag", tag);
      if (isKnown(request.headers["if-none-match"], tag)) {
        reply.code(304).removeHeader("content-length");
        return "";
      }
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
    if (encoding === "identity" || payload.length < worthIt) return payload;
    const body = await encoded(Buffer.from(payload), encoding);
    reply.header("content-encoding", encoding).header("content-length", body.length);
    return body;
  });
}
