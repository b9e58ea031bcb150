import { LRUCache } from "lru-cache";
import { AppError, isAppError } from "#core/errors.ts";
import { slowWork } from "#core/slow-work.ts";
import { isLong, weightOf } from "#core/text-weight.ts";
import { workerThread } from "#core/worker-thread.ts";
import { m, messageLanguage } from "#messages";
import type { Facts } from "./facts.server.ts";
import type { FileWords } from "./file-words.server.ts";
import { type Cleaned, type MoreOf, type ResultOf, runJob, type TextJob } from "./jobs.server.ts";
import { textQueue } from "./queue.server.ts";
import type { TextRequest } from "./worker.ts";

const thread = workerThread<TextRequest, unknown>({
  program: new URL("./worker.ts", import.meta.url),
  heap: 128, // a text of 50,000 elements needs less than 64
  maxSeconds: 10, // the slowest texts within the limits take one
});
const queue = textQueue();

// A save reads the same text before and within its transaction, and once more for its answer.
const keptClean = keep<Cleaned>(({ html }) => html);
const keptFacts = keep<Facts>(({ text }) => text);
const keptWords = keep<string>((html) => html);

function keep<Kept extends object | string>(textOf: (kept: Kept) => string) {
  return new LRUCache<string, Kept>({
    max: 50, // texts
    maxSize: 4 * 1024 * 1024, // characters
    sizeCalculation: (kept, key) => key.length + textOf(kept).length + 1,
  });
}

/** Long texts are handled on a thread, fairly by member. `member` is undefined for readers. */
export async function readText<Job extends TextJob>(
  job: Job,
  html: string,
  more: MoreOf<Job>,
  member?: string,
): Promise<ResultOf<Job>> {
  if (!isLong(html)) return runJob(job, html, more);
  const request = { job, html, more, language: messageLanguage() };
  const size = { weight: weightOf(html), characters: html.length };
  return slowWork(request, () =>
    queue.run(member, size, async () => {
      try {
        return (await thread.run(request)) as ResultOf<Job>;
      } catch (error) {
        if (isAppError(error)) throw error;
        const sentence = m.adminEditor.unreadable();
        throw new AppError("unavailable", sentence, { retryAfter: 10, cause: error });
      }
    }),
  );
}

/** Sanitised HTML with its facts. Throws for a text that cannot be an article. */
export async function cleanText(html: string, member?: string): Promise<Cleaned> {
  const cleaned = keptClean.get(html) ?? (await readText("clean", html, undefined, member));
  keptClean.set(html, cleaned);
  noteFacts(cleaned.html, cleaned.facts);
  return cleaned;
}

export async function readFacts(html: string, member?: string): Promise<Facts> {
  const facts = keptFacts.get(html) ?? (await readText("facts", html, undefined, member));
  noteFacts(html, facts);
  return facts;
}

export async function readFileWords(html: string, words: FileWords, member?: string): Promise<string> {
  const key = JSON.stringify([words.as, ...words.alts, ...words.names]) + html;
  const read = keptWords.get(key) ?? (await readText("fileWords", html, words, member));
  keptWords.set(key, read);
  return read;
}

/** Notes the facts of a text that has the same as another. */
export function noteFacts(html: string, facts: Facts): void {
  keptFacts.set(html, facts);
}
