import { createReadStream, createWriteStream } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileRequest, FileResponse, MediaStore } from "#core/services.ts";

export type Bucket = {
  name: string;
  /** Before every key; empty, or with a slash at its end. */
  prefix: string;
  region: string | undefined;
  /** The URL of a provider other than Amazon, like `https://storage.example`. */
  endpoint: string | undefined;
};

/**
 * Pictures and videos in an S3 bucket, which stays closed to the public: the site hands them out. Who may use the
 * bucket is found where every AWS client looks (environment, profile, role of the machine).
 */
export function bucketFiles({ name: Bucket, prefix, region, endpoint }: Bucket): MediaStore {
  const client = new S3Client({
    region,
    // Stores of other makers name the bucket in the path, and not all of them know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 }, // milliseconds
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function size(key: string): Promise<number | null> {
    const head = await client.send(new HeadObjectCommand(at(key))).catch(absent);
    return head?.ContentLength ?? null;
  }

  async function served(key: string, { method, headers }: FileRequest): Promise<FileResponse> {
    const request = { ...at(key), IfNoneMatch: headers["if-none-match"] };
    try {
      if (method === "HEAD") return opened(await client.send(new HeadObjectCommand(request)));
      const Range = await rangeOf(key, headers);
      const answer = await client.send(new GetObjectCommand({ ...request, Range }));
      return { ...opened(answer), body: bodyOf(answer) };
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 416) return { status, headers: { "content-range": `bytes */${await size(key)}` } };
      if (status === 304 || status === 404) return { status, headers: {} };
      throw error;
    }
  }

  /** Undefined if the client has a part of another version. Not every store compares with `If-Match`. */
  async function rangeOf(key: string, { range, "if-range": ifRange }: FileRequest["headers"]) {
    if (range === undefined || ifRange === undefined) return range;
    const { ETag } = await client.send(new HeadObjectCommand(at(key)));
    return ETag === ifRange ? range : undefined;
  }

  async function write(key: string, bytes: Uint8Array | Readable, contentType: string): Promise<void> {
    await new Upload({ client, params: { ...at(key), Body: bytes, ContentType: contentType } }).done();
  }

  async function read(key: string): Promise<Readable> {
    return bodyOf(await client.send(new GetObjectCommand(at(key))));
  }

  return {
    write,
    take: (key, path) => write(key, createReadStream(path), "application/octet-stream"),
    read,
    async localCopy(key, folder) {
      const path = join(folder, basename(key));
      await pipeline(await read(key), createWriteStream(path));
      return path;
    },
    size,
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), modifiedAt: LastModified?.toISOString() ?? "" };
        }
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
    served,
  };
}

type Described = {
  ContentType?: string;
  ContentLength?: number;
  ContentRange?: string;
  ETag?: string;
};

function opened({ ContentType, ContentLength, ContentRange, ETag }: Described): FileResponse {
  const headers = {
    "accept-ranges": "bytes",
    "content-type": ContentType,
    "content-length": ContentLength?.toString(),
    etag: ETag,
    ...(ContentRange ? { "content-range": ContentRange } : {}),
  };
  return { status: ContentRange ? 206 : 200, headers };
}

function bodyOf({ Body }: { Body?: unknown }): Readable {
  if (Body instanceof Readable) return Body;
  throw new Error("The bucket has answered without a file.");
}

function absent(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
