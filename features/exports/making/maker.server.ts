import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { AppError, isAppError } from "#core/errors.ts";
import { decodingProcess } from "#features/media/decoding/child.server.ts";
import type { Publication } from "../publication.ts";
import type { Jobs } from "./worker.ts";

const sentence = "This file cannot be made at the moment. Please read the article on its page.";

const makers = decodingProcess({
  longest: 30_000, // 30,000 words take three seconds
  idleAfter: 30_000,
  program: fileURLToPath(new URL("./worker.ts", import.meta.url)),
  heap: 256,
  mostKept: 320 * 1024 * 1024,
  ended: unavailable,
});
const oneAtATime = pLimit(1);

/** Makes a file of an article in a process of its own, one at a time for all sites of this process. */
export function make(job: keyof Jobs, publication: Publication): Promise<Buffer> {
  return oneAtATime(async () => {
    try {
      return Buffer.from((await makers.run({ job, input: publication })) as Uint8Array);
    } catch (error) {
      throw isAppError(error) ? error : unavailable(error);
    }
  });
}

function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", sentence, { retryAfter: 60, cause });
}
