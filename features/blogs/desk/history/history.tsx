import { useState } from "react";
import { useSending } from "#features/members/sending.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Outside } from "#ui/outside.tsx";
import type { BlogRevision, WritingFunctions, WrittenBlog } from "../../writing-contract.ts";
import { Comparison } from "./comparison.tsx";
import { RevisionList } from "./revision-list.tsx";
import { useRevisions } from "./use-revisions.ts";

export type HistoryProps = {
  id: string;
  /** The version that is current. */
  current: number;
  calls: Pick<WritingFunctions, "revisions" | "revision" | "restoreRevision">;
  onRestored(blog: WrittenBlog, from: number): void;
};

/** Every save of a blog: who and when, two of them compared, one of them saved once more. */
export default function History({ id, current, calls, onRestored }: HistoryProps) {
  const { revisions, more, failed, next } = useRevisions(id, current, calls.revisions);
  const [chosen, setChosen] = useState<number[]>([]);
  const [compared, setCompared] = useState<[number, number]>();
  const [asked, setAsked] = useState<BlogRevision>();
  const sending = useSending("The version could not be restored. Please try again.");

  async function restore(): Promise<void> {
    if (!asked) return;
    await sending.send(async () => {
      onRestored(await calls.restoreRevision({ id, version: asked.version }), asked.version);
      setAsked(undefined);
      setChosen([]);
      setCompared(undefined);
    });
  }

  function choose(version: number, isChosen: boolean): void {
    const others = chosen.filter((other) => other !== version);
    setChosen(isChosen ? [...others.slice(-1), version] : others);
  }

  const [older, newer] = chosen.toSorted((a, b) => a - b);
  return (
    <div className="space-y-5">
      <p className="text-small text-muted">
        Every save is kept. Choose two versions to compare them, or restore one: it is saved once more as the
        newest, and those in between stay.
      </p>
      {failed && (
        <Banner kind="error">
          The history could not be read.{" "}
          <button type="button" onClick={next} className="font-semibold underline underline-offset-4">
            Try again
          </button>
        </Banner>
      )}
      <RevisionList {...{ revisions, current, chosen, choose }} onRestore={setAsked} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          disabled={older === undefined || newer === undefined}
          onClick={() => older !== undefined && newer !== undefined && setCompared([older, newer])}
        >
          Compare the two versions
        </Button>
        {more && (
          <Button look="quiet" onClick={next}>
            Show earlier versions
          </Button>
        )}
      </div>
      {compared && <Comparison key={compared.join()} id={id} versions={compared} read={calls.revision} />}
      <Outside>
        <ConfirmDialog
          open={asked !== undefined}
          title="Restore this version?"
          text={`Version ${asked?.version} is saved as the newest version of the article. What is not saved yet of your text is kept and offered again.`}
          yes="Restore"
          busyText="Restoring..."
          busy={sending.busy}
          failure={sending.failure}
          onYes={restore}
          onNo={() => {
            sending.clear();
            setAsked(undefined);
          }}
        />
      </Outside>
    </div>
  );
}
