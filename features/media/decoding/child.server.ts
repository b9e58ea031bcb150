import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#core/errors.ts";
import { memoryRefused, videoRefused } from "./limits.server.ts";
import type { Answered, JobRequest } from "./worker.ts";

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));
const mebibyte = 1024 * 1024;
const mostKept = 110 * mebibyte; // a process that keeps more after a job is not used again

type ChildOptions = {
  /** Milliseconds for one job. */
  longest: number;
  /** Milliseconds after which an idle process is ended. */
  idleAfter: number;
  /** The program, which tests replace. */
  program?: string;
  /** Runs something later and returns how to cancel it; tests replace the timer. */
  later?(work: () => void, milliseconds: number): () => void;
};

export type PictureProcess = {
  /** Runs one job; call it again only when that has ended. An abort ends the process. */
  run(request: JobRequest, signal?: AbortSignal): Promise<unknown>;
  /** The id of the process, while there is one. */
  pid(): number | undefined;
};

/**
 * A process for pictures that runs while there is work. If a picture makes it crash, run out of memory or hang, the
 * sender gets an error, and the next picture gets a new process.
 */
export function pictureProcess({
  longest,
  idleAfter,
  program = worker,
  later = timer,
}: ChildOptions): PictureProcess {
  let child: ChildProcess | undefined;
  let keepAlive = () => {};

  function started(): ChildProcess {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const begun = fork(program, [], {
      execArgv: ["--max-old-space-size=96", "--max-semi-space-size=2"],
      // One arena, and large blocks that go back to the system as soon as they are free.
      env: { PATH, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const forget = () => {
      if (child === begun) child = undefined;
    };
    begun.on("exit", forget).on("disconnect", forget).on("error", forget);
    return begun;
  }

  function end(): void {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  return {
    pid: () => child?.pid,
    async run(request, signal) {
      keepAlive();
      child ??= started();
      const current = child;
      current.ref();
      current.channel?.ref();
      try {
        const answer = await answerOf(current, request, { signal, later, longest });
        if (answer.resident > mostKept) end();
        return resultOf(answer);
      } finally {
        current.unref();
        current.channel?.unref();
        keepAlive = later(end, idleAfter);
      }
    },
  };
}

type Patience = { signal: AbortSignal | undefined; longest: number } & Required<Pick<ChildOptions, "later">>;

function answerOf(
  child: ChildProcess,
  request: JobRequest,
  { signal, later, longest }: Patience,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const kill = () => child.kill("SIGKILL");
    const callOff = later(kill, longest);
    const settle = (done: () => void) => {
      callOff();
      signal?.removeEventListener("abort", kill);
      child.off("message", answered).off("exit", ended).off("error", unable);
      done();
    };
    const answered = (answer: unknown) => settle(() => resolve(answer as Answered));
    const ended = (code: number | null, by: string | null) =>
      settle(() => {
        const cause = new Error(`The process for pictures ended with ${code ?? by}.`);
        reject(
          new AppError("too_large", request.job === "remuxVideo" ? videoRefused : memoryRefused, { cause }),
        );
      });
    const unable = (cause: Error) =>
      settle(() => {
        const sentence = "Pictures cannot be processed at the moment. Please try again later.";
        reject(new AppError("unavailable", sentence, { retryAfter: 30, cause }));
      });
    child.on("message", answered).on("exit", ended).on("error", unable);
    signal?.addEventListener("abort", kill, { once: true });
    // Without a channel it could not be started, for example for want of a file handle, and an error event follows.
    if (child.connected) child.send(request, (error) => error && unable(error));
  });
}

function resultOf(answer: Answered): unknown {
  if ("result" in answer) return answer.result;
  if ("failed" in answer) throw new Error(answer.failed);
  const { code, message, cause } = answer.refused;
  throw new AppError(code, message, { cause });
}

function timer(work: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timeout);
}
