import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { AppError } from "#core/errors.ts";
import { m, messageLanguage } from "#messages";
import { endingWithSite } from "./ending-with-site.server.ts";
import { type UsageLimits, watchUsage } from "./usage.server.ts";
import type { Reply } from "./worker.ts";

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));
const mebibyte = 1024 * 1024;

/** Why a process ended during a job: it was killed for a limit or by the caller, or by itself. */
export type EndReason = "time" | "cpu" | "memory" | "aborted" | "exit";

type ProcessOptions = UsageLimits & {
  /** Milliseconds for one job. */
  timeout: number;
  /** Milliseconds after which an idle process is ended. */
  idleAfter: number;
  /** The program of another feature or of a test. */
  program?: string;
  programArguments?: string[];
  /** Mebibytes for JavaScript. */
  heap?: number;
  /** More options of Node. */
  flags?: string[];
  /** Bytes; a process that keeps more after a job is not used again. */
  maxKept?: number;
  /** The error if the process ends during a job. */
  ended?: (cause: Error, job: string, reason: EndReason) => Error;
};

type AnyRequest = { job: string; input: unknown };

export type DecodingProcess = {
  /** Runs one job, in the language of the caller; call it again only when that has ended. An abort ends the process. */
  run(request: AnyRequest, signal?: AbortSignal): Promise<unknown>;
  pid(): number | undefined;
  /** The next job gets a new process. */
  end(): void;
};

/**
 * A process that decodes files, and runs while there is work. If a file makes it crash, run out of memory or hang, the
 * sender gets an error, and the next job gets a new process.
 */
export function decodingProcess({
  timeout,
  idleAfter,
  program = worker,
  programArguments = [],
  heap = 96,
  flags = [],
  maxKept = 110 * mebibyte,
  ended = tooLarge,
  ...limits
}: ProcessOptions): DecodingProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // Drawing PDFs asks for it, and a user who is only a number has none.
    const { PATH, NODE_COMPILE_CACHE, HOME = tmpdir() } = process.env;
    const memory = [`--max-old-space-size=${heap}`, "--max-semi-space-size=2"];
    const [execPath, execArgv] = endingWithSite(process.execPath, [...memory, ...flags]);
    const started = fork(program, programArguments, {
      execPath,
      execArgv,
      // One arena, and large blocks that go back to the system as soon as they are free.
      env: { PATH, HOME, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    return started.on("exit", forget).on("disconnect", forget).on("error", forget);
  }

  function end(): void {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  return {
    pid: () => child?.pid,
    end,
    async run(request, signal) {
      clearTimeout(idle);
      child ??= start();
      const current = child;
      current.ref();
      current.channel?.ref();
      let reason: EndReason = "exit";
      const kill = (why: EndReason) => {
        reason = why;
        current.kill("SIGKILL");
      };
      const abort = () => kill("aborted");
      const timer = setTimeout(kill, timeout, "time").unref();
      const stopWatching = watchUsage(current.pid, limits, kill);
      signal?.addEventListener("abort", abort);
      try {
        const reply = await replyOf(current, request, (cause, job) => ended(cause, job, reason));
        if (reply.resident > maxKept) end();
        return resultOf(reply);
      } finally {
        clearTimeout(timer);
        stopWatching();
        signal?.removeEventListener("abort", abort);
        current.unref();
        current.channel?.unref();
        idle = setTimeout(end, idleAfter).unref();
      }
    },
  };
}

function tooLarge(cause: Error, job: string): AppError {
  const sentence =
    job === "remuxVideo"
      ? m.adminMedia.videoTooMuch()
      : job.endsWith("File")
        ? m.adminMedia.fileTooMuch()
        : m.media.pictureTooMuch();
  return new AppError("too_large", sentence, { cause });
}

function replyOf(child: ChildProcess, request: AnyRequest, ended: (cause: Error, job: string) => Error) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const answered = (reply: unknown) => resolve(reply as Reply);
  const exited = (code: number | null, signal: string | null) =>
    reject(ended(new Error(`The process ended with ${code ?? signal}.`), request.job));
  const failed = (cause: Error) => {
    const sentence = m.media.notNow();
    reject(new AppError("unavailable", sentence, { retryAfter: 30, cause }));
  };
  child.on("message", answered).on("exit", exited).on("error", failed);
  // Without a channel it could not be started, for example for want of a file handle, and an error event follows.
  if (child.connected)
    child.send({ ...request, language: messageLanguage() }, (error) => error && failed(error));
  return promise.finally(() => child.off("message", answered).off("exit", exited).off("error", failed));
}

function resultOf(reply: Reply): unknown {
  if ("result" in reply) return reply.result;
  if ("failed" in reply) throw new Error(reply.failed);
  const { code, message, cause } = reply.refused;
  throw new AppError(code, message, { cause });
}
