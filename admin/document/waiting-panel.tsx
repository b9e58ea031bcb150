import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useForm } from "./form-context.ts";

import { idle, type SaveRequest } from "./phases.ts";
import { missingIn, withFields } from "./state.ts";

const verbs: Record<string, { verb: string; done: string }> = {
  publish: { verb: "publish", done: "published" },
  schedule: { verb: "schedule", done: "scheduled" },
  update: { verb: "update", done: "updated" },
};

function verbOf({ name }: SaveRequest): { verb: string; done: string } {
  return verbs[name] ?? { verb: "save", done: "saved" };
}

/** A save that waits for uploads, or that a failed upload has stopped. */
export function WaitingPanel() {
  const { kind, fields, phase, update, change } = useForm();
  const { noun, canRetry, retry, remove, ...uploads } = kind.uploads;
  const pending = uploads.pending(fields);
  const isStopped = phase.is === "stopped";
  if (!isStopped && (phase.is !== "waiting" || phase.without || pending === 0)) return null;
  const { request } = phase;
  const { verb, done } = verbOf(request);
  const failed = uploads.failed(fields);
  const count = isStopped ? failed : pending;
  const files = `${count} ${noun}${count === 1 ? "" : "s"}`;
  const are = count === 1 ? "is" : "are";
  const whenDone = `The ${kind.noun(fields)} is ${done} as soon as ${count === 1 ? "it is" : "they are"} uploaded.`;

  /** The files of a draft can still arrive. */
  const saveWithout = () =>
    update((now) => ({
      ...(request.status === "draft" ? {} : withFields(now, remove(now.content.fields))),
      phase: { is: "waiting", request, without: true },
    }));

  return (
    <SavePanel
      isStopped={isStopped}
      title={isStopped ? `${files} ${are} not uploaded` : `Waiting for ${files}…`}
      text={isStopped ? `Nothing is ${done} yet.` : whenDone}
    >
      {isStopped && canRetry(fields) && <Button onClick={() => change(retry)}>Try again</Button>}
      <WithoutButton verb={verb} count={pending + failed} onClick={saveWithout} />
      {!isStopped && (
        <Button variant="quiet" onClick={() => update(() => ({ phase: idle }))}>
          Do not {verb} yet
        </Button>
      )}
    </SavePanel>
  );
}

/** A save that parts of the text stop because they are not on this site. */
export function IncompletePanel() {
  const form = useForm();
  const { kind, phase, update } = form;
  if (phase.is !== "incomplete" || !kind.missing) return null;
  const { focusFirst, remove, title, reason } = kind.missing;
  const { request } = phase;
  const { verb, done } = verbOf(request);
  const count = missingIn(kind, form).length;
  const saveWithout = () =>
    update((now) => ({
      ...withFields(now, remove(now.content.fields, missingIn(kind, now))),
      phase: { is: "waiting", request },
    }));
  return (
    <SavePanel isStopped title={title(count, form.fields)} text={`${reason(count)} Nothing is ${done} yet.`}>
      <Button onClick={focusFirst}>{count === 1 ? "Go to it" : "Go to the first"}</Button>
      <WithoutButton verb={verb} count={count} onClick={saveWithout} />
    </SavePanel>
  );
}

function WithoutButton({ verb, count, onClick }: { verb: string; count: number; onClick(): void }) {
  return (
    <Button variant="outline" onClick={onClick}>
      {verb.charAt(0).toUpperCase() + verb.slice(1)} without {count === 1 ? "it" : "them"}
    </Button>
  );
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
