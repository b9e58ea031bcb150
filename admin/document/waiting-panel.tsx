import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useForm } from "./form-context.ts";

import { idle } from "./phases.ts";
import { type ActionTexts, textsOf } from "./save-actions.ts";
import { missingIn, withFields } from "./state.ts";

/** A save that waits for uploads, or that a failed upload has stopped. */
export function WaitingPanel() {
  const { kind, fields, phase, update, change } = useForm();
  const { canRetry, retry, remove, ...uploads } = kind.uploads;
  const pending = uploads.pending(fields);
  const isStopped = phase.is === "stopped";
  if (!isStopped && (phase.is !== "waiting" || phase.without || pending === 0)) return null;
  const { request } = phase;
  const texts = textsOf(request);
  const failed = uploads.failed(fields);
  const count = isStopped ? failed : pending;
  const noun = kind.noun(fields);
  const whenDone = count === 1 ? texts.whenOne({ noun }) : texts.whenAll({ noun });

  /** The files of a draft can still arrive. */
  const saveWithout = () =>
    update((now) => ({
      ...(request.status === "draft" ? {} : withFields(now, remove(now.content.fields))),
      phase: { is: "waiting", request, without: true },
    }));

  return (
    <SavePanel
      isStopped={isStopped}
      title={isStopped ? uploads.notUploaded({ count }) : uploads.waitingFor({ count })}
      text={isStopped ? texts.nothing() : whenDone}
    >
      {isStopped && canRetry(fields) && <Button onClick={() => change(retry)}>{m.common.tryAgain()}</Button>}
      <WithoutButton texts={texts} count={pending + failed} onClick={saveWithout} />
      {!isStopped && (
        <Button variant="quiet" onClick={() => update(() => ({ phase: idle }))}>
          {texts.doNot()}
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
  const texts = textsOf(request);
  const count = missingIn(kind, form).length;
  const saveWithout = () =>
    update((now) => ({
      ...withFields(now, remove(now.content.fields, missingIn(kind, now))),
      phase: { is: "waiting", request },
    }));
  return (
    <SavePanel isStopped title={title(count, form.fields)} text={`${reason(count)} ${texts.nothing()}`}>
      <Button onClick={focusFirst}>
        {count === 1 ? m.adminDocument.goToIt() : m.adminDocument.goToFirst()}
      </Button>
      <WithoutButton texts={texts} count={count} onClick={saveWithout} />
    </SavePanel>
  );
}

type WithoutButtonProps = { texts: ActionTexts; count: number; onClick(): void };

function WithoutButton({ texts, count, onClick }: WithoutButtonProps) {
  return (
    <Button variant="outline" onClick={onClick}>
      {texts.without({ count })}
    </Button>
  );
}

type SavePanelProps = { isStopped: boolean; title: string; text: string; children: ReactNode };

function SavePanel({ isStopped, title, text, children }: SavePanelProps) {
  return (
    <div
      className={classes(
        "animate-arrive rounded-base border border-s-4 border-hairline bg-surface p-4 text-small",
        isStopped ? "border-s-danger" : "border-s-info",
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
