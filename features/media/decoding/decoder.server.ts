import { inLanguage, messageLanguage } from "#messages";
import { decodingProcess } from "./child.server.ts";
import { decodingQueue, type Requester } from "./queue.server.ts";
import type { Jobs } from "./worker.ts";

/** One picture, one video and one file at a time, for all sites of this process. */
export const pictures = lane(120_000);
const videos = lane(120_000);
const files = lane(30_000);

function lane(timeout: number) {
  return {
    queue: decodingQueue({ max: 20, maxOfMember: 3 }),
    process: decodingProcess({ timeout, idleAfter: 10_000 }),
  };
}

/** Runs a job in a process of its own, one at a time and in a fair order. Pictures wait neither for videos nor for files. */
export function decode<Name extends keyof Jobs>(
  job: Name,
  input: Parameters<Jobs[Name]>[0],
  requester: Requester = { urgent: false },
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const { queue, process } = job.endsWith("Video") ? videos : job.endsWith("File") ? files : pictures;
  const language = messageLanguage();
  // The next task runs in the language of whoever asked for it, and not of the one that has just ended.
  const work = () => inLanguage(language, () => process.run({ job, input }, requester.signal));
  return queue.run(requester, work) as Promise<Awaited<ReturnType<Jobs[Name]>>>;
}
