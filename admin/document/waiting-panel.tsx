import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { WaitingSave } from "./use-waiting-save.ts";

type Words = { without: string; cancel: string; after: string; nothing: string };

const words: Record<string, Words> = {
  publish: {
    without: "Publish without",
    cancel: "Do not publish yet",
    after: "The article is published as soon as",
    nothing: "Nothing is published yet.",
  },
  schedule: {
    without: "Schedule without",
    cancel: "Do not schedule yet",
    after: "The article is scheduled as soon as",
    nothing: "Nothing is scheduled yet.",
  },
  update: {
    without: "Update without",
    cancel: "Do not update yet",
    after: "The article is updated as soon as",
    nothing: "Nothing is updated yet.",
  },
};
const saving: Words = {
  without: "Save without",
  cancel: "Do not save yet",
  after: "The article is saved as soon as",
  nothing: "Nothing is saved yet.",
};

/** What the panel says of a save by the button of this name. */
export function wordsOf(name: string): Words {
  return words[name] ?? saving;
}

/** Says that a save waits for pictures, or that some could not be uploaded, and offers to save without them. */
export function WaitingPanel({ held: save }: { held: WaitingSave }) {
  if (!save.held || save.held.without || save.held.uploading + save.held.failed === 0) return null;
  const { name, uploading, failed } = save.held;
  const { without, cancel, after, nothing } = wordsOf(name);
  const isFailed = failed > 0 && uploading === 0;
  const count = isFailed ? failed : uploading;
  const it = uploading + failed === 1 ? "it" : "them";
  const pictures = count === 1 ? "1 picture" : `${count} pictures`;
  return (
    <SavePanel
      isStopped={isFailed}
      title={isFailed ? `${pictures} ${count === 1 ? "is" : "are"} not uploaded` : `Waiting for ${pictures}…`}
      text={isFailed ? nothing : `${after} ${count === 1 ? "it is" : "they are"} uploaded.`}
    >
      {isFailed && <Button onClick={save.retry}>Try again</Button>}
      <Button look="outline" onClick={save.sendWithout}>
        {without} {it}
      </Button>
      {!isFailed && (
        <Button look="quiet" onClick={save.cancel}>
          {cancel}
        </Button>
      )}
    </SavePanel>
  );
}

type SavePanelProps = { isStopped: boolean; title: string; text: string; children: ReactNode };

/** Why a save has not happened yet, and what can be done. */
export function SavePanel({ isStopped, title, text, children }: SavePanelProps) {
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
