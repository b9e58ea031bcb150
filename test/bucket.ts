import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

const keys = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/** A real S3 server with one empty bucket; `address` is the value of MEDIA_STORE for it. */
export async function openBucket(name = "pictures", prefix = "site/one") {
  const directory = mkdtempSync(join(tmpdir(), "footpath-bucket-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    keys,
    address: (bucket = name) => `s3://${bucket}/${prefix}?region=eu-west-1&endpoint=${endpoint}`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
