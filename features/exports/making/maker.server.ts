import { totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { AppError, isAppError } from "#core/errors.ts";
import { decodingProcess, type EndReason } from "#features/media/decoding/child.server.ts";
import { m } from "#messages";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import type { Jobs } from "./worker.ts";

const mebibyte = 1024 * 1024;
const maxWaiting = 20;
const maxRemembered = 1000;
const longText = 20; // minutes of reading: it takes seconds, and memory that a process does not give back
const shortest = 300; // seconds without another try; twice as long after each failure
const maxSeconds = 24 * 3600;

type MakerOptions = {
  /** The program of a test. */
  program?: string;
  /** Bytes that the machine has. */
  memory?: number;
  /** Milliseconds for one file: a process that neither works nor ends. */
  maxTime?: number;
  /** Seconds of the processor for one file; 40,000 words take ten. */
  maxCpu?: number;
};

type Task = {
  job: keyof Jobs;
  /** Identifies a version of the article. */
  version: string;
  /** How long it takes to read. */
  minutes: number;
  now: string;
  /** Nobody waits for it: it has the lowest priority, and ends as soon as somebody requests another file. */
  isAhead?: boolean;
  /** Called when it is the task's turn. */
  read(): Promise<ExportedArticle>;
};

/**
 * Makes files of articles in processes of their own: one for long articles and one for the others, or one for all if
 * the machine has little memory. What took too much memory among the others is tried again among the long ones, which may
 * have more. What failed in a used process is tried again in a new one. An article that failed there is not tried again
 * for a while, so that it cannot hold up the others.
 */
export function openMaker({
  program,
  memory = Math.min(process.constrainedMemory() || totalmem(), totalmem()),
  maxTime = 300_000,
  maxCpu = 60,
}: MakerOptions = {}) {
  const lane = (maxResident: number, { priority = 5, timeout = maxTime } = {}) => ({
    oneAtATime: pLimit(1),
    process: decodingProcess({
      timeout,
      maxCpu,
      maxResident,
      idleAfter: 30_000,
      program: program ?? fileURLToPath(new URL("./worker.ts", import.meta.url)),
      programArguments: [String(priority)],
      heap: 256,
      // Compiles WebAssembly once and quickly: the better code is worth its time and memory only for very long texts.
      flags: ["--liftoff-only"],
      maxKept: 320 * mebibyte,
      ended: (cause, _job, reason) =>
        reason === "aborted" ? new InterruptedError() : new EndedError(reason, cause),
    }),
  });
  // The site itself takes about 200 MB. The typesetter needs 200 MB, 60 of which it shares with the site: Node's program.
  const max = Math.max(256 * mebibyte, Math.min(1024 * mebibyte, memory - 224 * mebibyte));
  const all = lane(max);
  const short = memory < 1.5 * 1024 * mebibyte ? all : lane(512 * mebibyte);
  const ahead = lane(max, { priority: 19, timeout: 12 * maxTime });
  let requests = 0;
  let idle = Promise.withResolvers<void>();
  idle.resolve();
  let interruption = new AbortController();
  /** The oldest entry comes first. */
  const failures = new Map<string, { until: string; seconds: number }>();

  /** Ends what nobody waits for, so that only one kind of work takes memory. */
  function interrupt(): void {
    interruption.abort();
    ahead.process.end();
  }

  async function make(task: Task): Promise<Buffer> {
    if (task.isAhead) return makeAhead(task);
    interrupt();
    if (requests === 0) idle = Promise.withResolvers();
    requests += 1;
    try {
      if (task.minutes >= longText || short === all) return await makeIn(all, task);
      return await makeIn(short, task).catch((error) => {
        // A short text may have a large table or many pictures.
        if (!isOutOfMemory(error)) throw error;
        return makeIn(all, task);
      });
    } finally {
      requests -= 1;
      if (requests === 0) idle.resolve();
    }
  }

  async function makeAhead(task: Task): Promise<Buffer> {
    if (requests > 0) throw new InterruptedError();
    if (interruption.signal.aborted) interruption = new AbortController();
    if (short === all) all.process.end();
    return makeIn(ahead, task, interruption.signal);
  }

  async function makeIn(
    { oneAtATime, process }: ReturnType<typeof lane>,
    { job, version, minutes, now, read }: Task,
    signal?: AbortSignal,
  ): Promise<Buffer> {
    const key = `${job} ${version}`;
    const isLong = minutes >= longText;
    refuseFailed(key, now);
    if (oneAtATime.pendingCount >= maxWaiting) throw unavailable();
    return oneAtATime(async () => {
      refuseFailed(key, now); // a request before this one may have failed in the meantime
      const input = await read();
      if (signal?.aborted) throw new InterruptedError();
      if (isLong) process.end();
      const wasUsed = process.pid() !== undefined;
      const run = async () => Buffer.from((await process.run({ job, input }, signal)) as Uint8Array);
      try {
        return await run().catch((error) => {
          if (!wasUsed || isAppError(error)) throw error;
          process.end();
          return run();
        });
      } catch (error) {
        if (error instanceof InterruptedError) throw error;
        if (isOutOfMemory(error) && process === short.process && short !== all) throw error;
        // A busy machine is not the article's fault.
        if (isAppError(error) || (error instanceof EndedError && error.reason === "time"))
          throw unavailable(error);
        throw tooComplex(remember(key, now), error);
      }
    });
  }

  function refuseFailed(key: string, now: string): void {
    const { until = "" } = failures.get(key) ?? {};
    if (until > now) throw tooComplex(Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));
  }

  /** Remembers a failure. Returns for how many seconds the article is not tried again. */
  function remember(key: string, now: string): number {
    const { seconds: before = shortest / 2 } = failures.get(key) ?? {};
    const seconds = Math.min(maxSeconds, before * 2);
    failures.delete(key);
    const [oldest] = failures.keys();
    if (oldest !== undefined && failures.size >= maxRemembered) failures.delete(oldest);
    failures.set(key, { seconds, until: new Date(Date.parse(now) + seconds * 1000).toISOString() });
    return seconds;
  }

  return {
    make,
    interrupt,
    /** Resolves when nobody waits for a file. */
    whenIdle: () => idle.promise,
  };
}

/** The maker serves all sites of this process. */
export const { make, interrupt, whenIdle } = openMaker();

/** A file that nobody waited for was not finished, because somebody requested another one. */
export class InterruptedError extends AppError {
  constructor() {
    super("unavailable", m.exports.later());
  }
}

class EndedError extends Error {
  readonly reason: EndReason;
  constructor(reason: EndReason, cause: Error) {
    super(`The process ended: ${reason}.`, { cause });
    this.reason = reason;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof EndedError && error.reason === "memory";
}

/** No process could make a file of this text. */
function tooComplex(retryAfter: number, cause?: unknown): AppError {
  const sentence = m.exports.tooComplex();
  return new AppError("unavailable", sentence, { retryAfter, cause });
}

function unavailable(cause?: unknown): AppError {
  const sentence = m.exports.unavailable();
  return new AppError("unavailable", sentence, { retryAfter: 30, cause });
}
