import { useState } from "react";
import type { BlogRevision, WritingFunctions, WrittenBlog } from "#features/blogs/writing-contract.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Modal } from "../../modal.tsx";
import { Portal } from "../../portal.tsx";
import { Comparison } from "./comparison.tsx";
import { RevisionList } from "./revision-list.tsx";
import { useRevisions } from "./use-revisions.ts";
import { Version } from "./version.tsx";

export type HistoryProps = {
  blog: WrittenBlog;
  calls: Pick<WritingFunctions, "revisions" | "revision" | "restoreRevision" | "preview">;
  onRestored(blog: WrittenBlog, from: number): void;
  onClose(): void;
};

/** Every version of an article: to read, to compare with another, to restore. */
export default function History({ blog, calls, onRestored, onClose }: HistoryProps) {
  const { _id: id, version: current } = blog;
  const { revisions, more, failed, next } = useRevisions(id, current, calls.revisions);
  const [chosen, setChosen] = useState<number[]>([]);
  const [compared, setCompared] = useState<[number, number]>();
  const [read, setRead] = useState<BlogRevision>();
  const [asked, setAsked] = useState<BlogRevision>();
  const sending = useSubmit("The version could not be restored. Please try again.");

  async function restore(): Promise<void> {
    if (!asked) return;
    await sending.send(async () => {
      onRestored(await calls.restoreRevision({ id, version: asked.version }), asked.version);
      onClose();
    });
  }

  function choose(version: number, isChosen: boolean): void {
    const others = chosen.filter((other) => other !== version);
    setChosen(isChosen ? [...others.slice(-1), version] : others);
  }

  const [older, newer] = chosen.toSorted((a, b) => a - b);
  return (
    <>
      {/* Dialogs over the sheet stand outside of it: React passes their Escape on to what they are in. */}
      <Modal title="History" onClose={onClose}>
        <div className="space-y-5">
          <p className="text-small text-muted">
            Every save is listed here. Read a version, select two to compare them, or restore one. A restored
            version is saved as the newest, and no version is removed.
          </p>
          {failed && (
            <Banner kind="error">
              The history could not be read.{" "}
              <button type="button" onClick={next} className="font-semibold underline underline-offset-4">
                Try again
              </button>
            </Banner>
          )}
          <RevisionList {...{ revisions, current, chosen, choose }} onRead={setRead} onRestore={setAsked} />
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
        </div>
      </Modal>
      {read && <Version {...{ blog, calls }} revision={read} onClose={() => setRead(undefined)} />}
      <Portal>
        <ConfirmDialog
          open={asked !== undefined}
          title="Restore this version?"
          text={`Version ${asked?.version} is saved as the newest version of the article. Your unsaved changes stay on this device, and you can restore them.`}
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
      </Portal>
    </>
  );
}
