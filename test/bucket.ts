import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { escaped } from "#core/escaped.ts";

const keys = { AWS_ACCESS_KEY_ID: "BUCKET", AWS_SECRET_ACCESS_KEY: "the secret of the bucket" };
const itemsPerPage = 2; // so that lists have several

type Stored = { bytes: Buffer; type: string; etag: string; modified: Date };
type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/** An S3 server with one empty bucket, which checks signatures; `address` is the value of MEDIA_STORE for it. */
export async function openBucket(name = "pictures", prefix = "site/one") {
  const files = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://bucket");
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split("/");
    if (!isSigned(request, url, body)) return send(response, failure(403, "SignatureDoesNotMatch"));
    if (bucket !== name) return send(response, failure(404, "NoSuchBucket"));
    const key = path.join("/");
    send(response, key === "" ? listOf(files, url.searchParams) : answerTo(request, files, { key, body }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keys,
    address: (bucket = name) => `s3://${bucket}/${prefix}?region=eu-west-1&endpoint=${endpoint}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const bytes = Buffer.from(body ?? "");
  response.writeHead(status, { "content-length": bytes.length, ...headers });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}

function answerTo(
  { method, headers }: IncomingMessage,
  files: Map<string, Stored>,
  { key, body }: { key: string; body: Buffer },
): Answer {
  if (method === "PUT") {
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    files.set(key, { bytes: body, type: headers["content-type"] ?? "", etag, modified: new Date() });
    return { status: 200, headers: { etag } };
  }
  if (method === "DELETE") {
    files.delete(key);
    return { status: 204 };
  }
  const file = files.get(key);
  if (!file) return failure(404, "NoSuchKey");
  if (headers["if-none-match"] === file.etag) return { status: 304, headers: { etag: file.etag } };
  return partOf(file, headers.range);
}

function partOf({ bytes, type, etag, modified }: Stored, range = ""): Answer {
  const headers = { etag, "content-type": type, "last-modified": modified.toUTCString() };
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "")
    return { status: 200, headers: { ...headers, "content-length": String(bytes.length) }, body: bytes };
  const start = first === "" ? bytes.length - Number(last) : Number(first);
  const end = Math.min(bytes.length, first === "" || last === "" ? bytes.length : Number(last) + 1);
  if (start < 0 || start >= bytes.length) return failure(416, "InvalidRange");
  const part = { ...headers, "content-range": `bytes ${start}-${end - 1}/${bytes.length}` };
  return { status: 206, headers: part, body: bytes.subarray(start, end) };
}

function listOf(files: Map<string, Stored>, query: URLSearchParams): Answer {
  const after = query.get("continuation-token") ?? "";
  const all = [...files.entries()]
    .filter(([key]) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = all.slice(0, itemsPerPage);
  const contents = shown.map(
    ([key, { bytes, etag, modified }]) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const next =
    all.length > shown.length
      ? `<NextContinuationToken>${escaped(shown.at(-1)?.[0] ?? "")}</NextContinuationToken><IsTruncated>true</IsTruncated>`
      : "<IsTruncated>false</IsTruncated>";
  return xml(200, `<ListBucketResult>${next}${contents.join("")}</ListBucketResult>`);
}

function failure(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, text: string): Answer {
  return { status, headers: { "content-type": "application/xml" }, body: `<?xml version="1.0"?>${text}` };
}

/** AWS Signature Version 4 in the header. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, credential = "", signed = "", signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? "") ?? [];
  const [id, ...scope] = credential.split("/");
  const hash = String(headers["x-amz-content-sha256"]);
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== createHash("sha256").update(body).digest("hex")) return false;
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .sort()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url.pathname, query, lines.join(""), signed, hash].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    scope.join("/"),
    createHash("sha256").update(request).digest("hex"),
  ].join("\n");
  const key = scope.reduce<Buffer | string>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${keys.AWS_SECRET_ACCESS_KEY}`,
  );
  return id === keys.AWS_ACCESS_KEY_ID && createHmac("sha256", key).update(text).digest("hex") === signature;
}
