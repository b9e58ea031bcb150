import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { AppError, isAppError } from "#core/errors.ts";
import { decodingProcess } from "#features/media/decoding/child.server.ts";
import type { ExportedArticle } from "../exported-article.ts";
import type { Jobs } from "./worker.ts";

const mostWaiting = 20;
const mostRemembered = 1000;
const rememberedFor = 3600; // seconds

const makers = decodingProcess({
  longest: 30_000, // 30,000 words take three seconds
  idleAfter: 30_000,
  program: fileURLToPath(new URL("./worker.ts", import.meta.url)),
  heap: 256,
  mostKept: 320 * 1024 * 1024,
  ended: tooComplex,
});
const oneAtATime = pLimit(1);
/** Until when a version of an article is not tried again. The oldest entry comes first. */
const failures = new Map<string, string>();

type Task = {
  job: keyof Jobs;
  /** Of the article, changed with each version. */
  version: string;
  now: string;
  /** Called when it is the task's turn. */
  read(): Promise<ExportedArticle>;
};

/**
 * Makes a file of an article in a process of its own, one at a time for all sites of this process. An article that made
 * it fail is not tried again for an hour, so that it cannot hold up the others.
 */
export async function make({ job, version, now, read }: Task): Promise<Buffer> {
  const key = `${job} ${version}`;
  if ((failures.get(key) ?? "") > now) throw tooComplex();
  if (oneAtATime.pendingCount >= mostWaiting) throw unavailable();
  return oneAtATime(async () => {
    // A request before this one may have failed in the meantime.
    if ((failures.get(key) ?? "") > now) throw tooComplex();
    const input = await read();
    try {
      return Buffer.from((await makers.run({ job, input })) as Uint8Array);
    } catch (error) {
      if (isAppError(error) && !(error instanceof TooComplex)) throw unavailable(error);
      remember(key, now);
      throw error instanceof TooComplex ? error : tooComplex(error);
    }
  });
}

function remember(key: string, now: string): void {
  const [oldest] = failures.keys();
  if (oldest !== undefined && failures.size >= mostRemembered) failures.delete(oldest);
  failures.set(key, new Date(Date.parse(now) + rememberedFor * 1000).toISOString());
}

class TooComplex extends AppError {}

/** The process ended, or could not make a file of this text. */
function tooComplex(cause?: unknown): AppError {
  const sentence = "This article is too long or too complex for such a file. Please read it on its page.";
  return new TooComplex("unavailable", sentence, { retryAfter: rememberedFor, cause });
}

function unavailable(cause?: unknown): AppError {
  const sentence = "This file cannot be made at the moment. Please read the article on its page.";
  return new AppError("unavailable", sentence, { retryAfter: 30, cause });
}
