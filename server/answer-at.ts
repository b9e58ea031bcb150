import type { FastifyInstance } from "fastify";
import type { PathAnswer } from "#core/services.ts";

/** Asks the site itself, without the network. */
export async function answerAt(app: FastifyInstance, path: string): Promise<PathAnswer> {
  const url = path.split("/").map(encodeURIComponent).join("/");
  const { statusCode: status, headers } = await app.inject({ method: "HEAD", url });
  const isPage = String(headers["content-type"]).startsWith("text/html");
  return { status, isPage, location: headers.location };
}
