import { type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoment } from "#core/dates.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import type { Revision } from "#features/publishing/contract.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { Modal } from "../../modal.tsx";
import { Portal } from "../../portal.tsx";
import type { ReadableField } from "../kind.ts";
import { PreviewDialog } from "../preview/preview-dialog.tsx";
import { Comparison } from "./comparison.tsx";
import { RevisionList } from "./revision-list.tsx";
import { type ListRevisions, useRevisions } from "./use-revisions.ts";

type HistoryProps = {
  noun: string;
  /** The current version. */
  current: number;
  list: ListRevisions;
  read(version: number): Promise<ReadableField[]>;
  restore(version: number): Promise<void>;
  preview(version: number): ReactNode;
  onClose(): void;
};

/** Every version of a document, to read, compare and restore. */
export default function History({ noun, current, list, read, restore, preview, onClose }: HistoryProps) {
  const zone = useContext(TimeZone);
  const { revisions, hasMore, isFailed, loadNext } = useRevisions(current, list);
  const [selected, setSelected] = useState<number[]>([]);
  const [compared, setCompared] = useState<[number, number]>();
  const [shown, setShown] = useState<Revision>();
  const [toRestore, setToRestore] = useState<Revision>();
  const restoring = useSubmit("The version could not be restored. Please try again.");
  const [older, newer] = selected.toSorted((a, b) => a - b);

  function select(version: number, isSelected: boolean): void {
    const others = selected.filter((other) => other !== version);
    setSelected(isSelected ? [...others.slice(-1), version] : others);
  }

  return (
    <>
      {/* The dialogs stay outside of the modal, or React would pass their Escape on to it. */}
      <Modal title="History" onClose={onClose}>
        <div className="space-y-5">
          <p className="text-small text-muted">
            Every save is listed here. Read a version, select two to compare them, or restore one. A restored
            version is saved as the newest, and no version is removed.
          </p>
          {isFailed && (
            <Banner kind="error">
              The history could not be read.{" "}
              <button type="button" onClick={loadNext} className="font-semibold underline underline-offset-4">
                Try again
              </button>
            </Banner>
          )}
          <RevisionList
            {...{ revisions, current, selected, select }}
            onRead={setShown}
            onRestore={setToRestore}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              look="outline"
              disabled={newer === undefined}
              onClick={() => older !== undefined && newer !== undefined && setCompared([older, newer])}
            >
              Compare the two versions
            </Button>
            {hasMore && (
              <Button look="quiet" onClick={loadNext}>
                Show earlier versions
              </Button>
            )}
          </div>
          {compared && <Comparison key={compared.join()} versions={compared} read={read} />}
        </div>
      </Modal>
      {shown && (
        <PreviewDialog
          title={`Version ${shown.version}, ${formatMoment(shown.savedAt, zone)}`}
          closeText="Close version"
          onClose={() => setShown(undefined)}
        >
          {preview(shown.version)}
        </PreviewDialog>
      )}
      <Portal>
        <ConfirmDialog
          open={toRestore !== undefined}
          title="Restore this version?"
          text={`Version ${toRestore?.version} is saved as the newest version of the ${noun}. Your unsaved changes stay on this device, and you can restore them.`}
          yes="Restore"
          busyText="Restoring..."
          busy={restoring.busy}
          failure={restoring.failure}
          onYes={() =>
            restoring.send(async () => {
              if (!toRestore) return;
              await restore(toRestore.version);
              flushSync(() => setToRestore(undefined)); // first, or the focus could not return through both
              onClose();
            })
          }
          onNo={() => {
            restoring.clear();
            setToRestore(undefined);
          }}
        />
      </Portal>
    </>
  );
}
