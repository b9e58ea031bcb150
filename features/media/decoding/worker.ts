import { setPriority } from "node:os";
import sharp from "sharp";
import { isAppError } from "#core/errors.ts";
import { type Jobs, jobs } from "./jobs.server.ts";
import { limitMemory } from "./memory-limit.server.ts";

// The process in which pictures are decoded, one at a time: started, fed and ended by `child.server.ts`.

const politeness = 5; // readers come first

export type JobRequest = { job: keyof Jobs; input: unknown };

/** `resident` is the memory that the process keeps after the job, in bytes. */
export type Answered = { resident: number } & (
  | { result: unknown }
  | { refused: { code: "unsupported_media_type" | "too_large"; message: string; cause: string } }
  | { failed: string }
);

sharp.cache(false);
sharp.concurrency(1);
setPriority(politeness);
limitMemory();
process.on("disconnect", () => process.exit());
process.on("message", async ({ job, input }: JobRequest) => {
  const answer = await (jobs[job] as (input: unknown) => Promise<unknown>)(input).then(
    (result) => ({ result }),
    (error) =>
      isAppError(error)
        ? { refused: { code: error.code, message: error.message, cause: String(error.cause) } }
        : { failed: String(error) },
  );
  process.send?.({ ...answer, resident: process.memoryUsage.rss() });
});
