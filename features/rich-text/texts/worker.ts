import { answerRequests } from "#core/thread-program.ts";
import { inLanguage } from "#messages";
import { runJob, type TextJob } from "./jobs.server.ts";

// The thread in which long texts are handled: started and fed by `texts.server.ts`.

/** `language`: of messages. */
export type TextRequest = { job: TextJob; html: string; more: unknown; language: string };

answerRequests(({ job, html, more, language }: TextRequest) =>
  inLanguage(language, () => runJob(job, html, more as never)),
);
