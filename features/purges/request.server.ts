import { m } from "#messages";
import { type TagHeader, tagHeaders } from "./cache-tags.ts";

const patience = 20_000; // milliseconds

/** `urls`: of caches that are all told. `headers` has the token. `every`: seconds between two requests, at least. */
export type PurgePlan = {
  urls: string[];
  headers: Record<string, string>;
  header: TagHeader;
  every: number;
};

/** `message` is a sentence. */
export class PurgeError extends Error {
  readonly retryAfter: number | undefined;

  /** `retryAfter`: seconds. */
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Tells the caches to drop what has one of the tags. Throws a PurgeError if one does not confirm it. */
export async function sendPurge({ urls, headers, header }: PurgePlan, tags: string[], signal: AbortSignal) {
  await Promise.all(
    urls.map(async (url) => {
      const { method, ...content } = contentOf(header, tags);
      const answer = await fetch(url, {
        method,
        body: content.body,
        headers: { ...content.headers, ...headers },
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      }).catch((error) => {
        throw new PurgeError(m.adminPurges.unreachable({ host: new URL(url).host, reason: reasonOf(error) }));
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const message = m.adminPurges.answered({ host: new URL(url).host, status: answer.status });
      throw new PurgeError(message, Number(answer.headers.get("retry-after")) || undefined);
    }),
  );
}

/** As Fastly takes it, as Varnish does with `deploy/varnish.vcl`, and as Cloudflare and other programs do. */
function contentOf(
  header: TagHeader,
  tags: string[],
): { method: string; headers: Record<string, string>; body?: string } {
  const names = tagHeaders[header].format(tags);
  if (header === "Surrogate-Key") return { method: "POST", headers: { "surrogate-key": names } };
  if (header === "xkey") return { method: "PURGE", headers: { "xkey-purge": names } };
  const json = { "content-type": "application/json" };
  return { method: "POST", headers: json, body: JSON.stringify({ tags }) };
}

function reasonOf(error: { message: string; name: string; cause?: { code?: string } }): string {
  return error.cause?.code ?? (error.name === "TimeoutError" ? m.adminPurges.late() : error.message);
}
