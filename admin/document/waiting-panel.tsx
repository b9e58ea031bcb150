import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useForm } from "./form-context.ts";

const verbs: Record<string, { base: string; done: string }> = {
  publish: { base: "publish", done: "published" },
  schedule: { base: "schedule", done: "scheduled" },
  update: { base: "update", done: "updated" },
};

function verbOf(name: string): { base: string; done: string } {
  return verbs[name] ?? { base: "save", done: "saved" };
}

/** A save that waits for uploads, or that a failed upload has stopped. */
export function WaitingPanel() {
  const { kind, state, waiting } = useForm();
  if (!waiting.uploads) return null;
  const { name, pending, failed } = waiting.uploads;
  const { base, done } = verbOf(name);
  const isStopped = pending === 0;
  const count = isStopped ? failed : pending;
  const files = `${count} ${kind.uploads.noun}${count === 1 ? "" : "s"}`;
  const are = count === 1 ? "is" : "are";
  const whenDone = `The ${kind.noun(state.fields)} is ${done} as soon as ${count === 1 ? "it is" : "they are"} uploaded.`;
  return (
    <SavePanel
      isStopped={isStopped}
      title={isStopped ? `${files} ${are} not uploaded` : `Waiting for ${files}…`}
      text={isStopped ? `Nothing is ${done} yet.` : whenDone}
    >
      {isStopped && kind.uploads.canRetry(state.fields) && <Button onClick={waiting.retry}>Try again</Button>}
      <Button look="outline" onClick={waiting.saveWithout}>
        {capitalized(base)} without {pending + failed === 1 ? "it" : "them"}
      </Button>
      {!isStopped && (
        <Button look="quiet" onClick={waiting.cancel}>
          Do not {base} yet
        </Button>
      )}
    </SavePanel>
  );
}

/** A save that parts of the text stop because they are not on this site. */
export function MissingPanel() {
  const { kind, missing } = useForm();
  const { stopped, saveWithout } = missing;
  if (!stopped || !kind.missing) return null;
  const { name, count } = stopped;
  const { base, done } = verbOf(name);
  return (
    <SavePanel
      isStopped
      title={kind.missing.title(count)}
      text={`${kind.missing.reason(count)} Nothing is ${done} yet.`}
    >
      <Button onClick={kind.missing.focusFirst}>{count === 1 ? "Go to it" : "Go to the first"}</Button>
      <Button look="outline" onClick={saveWithout}>
        {capitalized(base)} without {count === 1 ? "it" : "them"}
      </Button>
    </SavePanel>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type SavePanelProps = { isStopped: boolean; title: string; text: string; children: ReactNode };

function SavePanel({ isStopped, title, text, children }: SavePanelProps) {
  return (
    <div
      className={classes(
        "animate-arrive rounded-base border border-l-4 border-hairline bg-surface p-4 text-small",
        isStopped ? "border-l-danger" : "border-l-info",
      )}
    >
      <div role="status">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div className="mt-3 grid gap-2">{children}</div>
    </div>
  );
}
