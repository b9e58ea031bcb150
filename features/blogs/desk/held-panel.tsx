import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { HeldSave } from "./use-held-save.ts";

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

/** Says that a save waits for pictures, or that some could not be uploaded, and offers to save without them. */
export function HeldPanel({ held: save }: { held: HeldSave }) {
  if (!save.held) return null;
  const { name, uploading, failed } = save.held;
  const { without, cancel, after, nothing } = words[name] ?? saving;
  const isFailed = failed > 0 && uploading === 0;
  const count = isFailed ? failed : uploading;
  const it = uploading + failed === 1 ? "it" : "them";
  const pictures = count === 1 ? "1 picture" : `${count} pictures`;
  return (
    <div
      className={classes(
        "animate-arrive rounded-base border border-l-4 border-hairline bg-surface p-4 text-small",
        isFailed ? "border-l-danger" : "border-l-info",
      )}
    >
      <div role="status">
        <p className="font-semibold">
          {isFailed ? `${pictures} ${count === 1 ? "is" : "are"} not uploaded` : `Waiting for ${pictures}…`}
        </p>
        <p className="mt-1 text-muted">
          {isFailed ? nothing : `${after} ${count === 1 ? "it is" : "they are"} uploaded.`}
        </p>
      </div>
      <div className="mt-3 grid gap-2">
        {isFailed && <Button onClick={save.retry}>Try again</Button>}
        <Button look="outline" onClick={save.sendWithout}>
          {without} {it}
        </Button>
        {!isFailed && (
          <Button look="quiet" onClick={save.cancel}>
            {cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
