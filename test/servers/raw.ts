import { type IncomingHttpHeaders, request } from "node:http";

/** A raw response: not decoded, no redirect followed. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a path that `fetch` would normalize. */
export function raw(
  { url }: { url: string },
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
