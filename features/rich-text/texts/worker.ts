import { answerRequests } from "#core/thread-program.ts";
import { runJob, type TextJob } from "./jobs.server.ts";

// The thread in which long texts are handled: started and fed by `texts.server.ts`.

export type TextRequest = { job: TextJob; html: string; more: unknown };

answerRequests(({ job, html, more }: TextRequest) => runJob(job, html, more as never));
