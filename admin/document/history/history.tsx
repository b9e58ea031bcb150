import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { useApi } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import type { Revision } from "#features/publishing/contract.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { Modal } from "../../modal.tsx";
import { readableFields } from "../compare.ts";
import type { SavedDocument } from "../document-api.ts";
import { useForm } from "../form-context.ts";
import { readVersion } from "../kind.ts";
import { PagePreview } from "../preview/page-preview.tsx";
import { PreviewDialog } from "../preview/preview-dialog.tsx";
import { Comparison } from "./comparison.tsx";
import { RevisionList } from "./revision-list.tsx";
import { useRevisions } from "./use-revisions.ts";

type HistoryProps = { document: SavedDocument; onClose(): void };

export default function History({ document, onClose }: HistoryProps) {
  const { kind, fields, load } = useForm();
  const client = useApi();
  const api = kind.api(client);
  const { _id: id, version: current } = document;
  const zone = useContext(TimeZone);
  const { revisions, hasMore, isFailed, loadNext } = useRevisions(current, (page) =>
    api.revisions({ id, page, limit: 20 }),
  );
  const [selected, setSelected] = useState<number[]>([]);
  const [compared, setCompared] = useState<[number, number]>();
  const [shown, setShown] = useState<Revision>();
  const [toRestore, setToRestore] = useState<Revision>();
  const [older, newer] = selected.toSorted((a, b) => a - b);
  const read = (version: number) => readVersion(kind, client, { id, version }, zone);

  function select(version: number, isSelected: boolean): void {
    const others = selected.filter((other) => other !== version);
    setSelected(isSelected ? [...others.slice(-1), version] : others);
  }

  async function restore(version: number): Promise<void> {
    load(await api.restoreRevision({ id, version }));
    toast("success", `Version ${version} has been restored.`, 5000);
    flushSync(() => setToRestore(undefined)); // first, or the focus could not return through both
    onClose();
  }

  return (
    <Modal title="History" onClose={onClose}>
      <div className="space-y-5">
        <p className="text-small text-muted">
          Every save is listed here. Read a version, select two to compare them, or restore one. A restored
          version is saved as the newest, and no version is removed.
        </p>
        {isFailed && (
          <Banner kind="error">
            The history could not be loaded.{" "}
            <button type="button" onClick={loadNext} className="font-semibold underline underline-offset-4">
              Try again
            </button>
          </Banner>
        )}
        <RevisionList
          revisions={revisions}
          current={current}
          selected={selected}
          select={select}
          onRead={setShown}
          onRestore={setToRestore}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            disabled={newer === undefined}
            onClick={() => older !== undefined && newer !== undefined && setCompared([older, newer])}
          >
            Compare the two versions
          </Button>
          {hasMore && (
            <Button variant="quiet" onClick={loadNext}>
              Show earlier versions
            </Button>
          )}
        </div>
        {compared && (
          <Comparison
            key={compared.join()}
            versions={compared}
            read={async (version) => readableFields(kind, await read(version))}
          />
        )}
      </div>
      {shown && (
        <PreviewDialog
          title={`Version ${shown.version}, ${formatMoment(shown.savedAt, zone)}`}
          closeText="Close version"
          onClose={() => setShown(undefined)}
        >
          <PagePreview load={() => read(shown.version)}>
            {(version) => <kind.Preview fields={version} document={document} />}
          </PagePreview>
        </PreviewDialog>
      )}
      {toRestore && (
        <ConfirmDialog
          open
          title="Restore this version?"
          text={`Version ${toRestore.version} is saved as the newest version of the ${kind.noun(fields)}. Your unsaved changes stay on this device, and you can restore them.`}
          yes="Restore"
          busyText="Restoring..."
          failure="The version could not be restored. Please try again."
          onYes={() => restore(toRestore.version)}
          onNo={() => setToRestore(undefined)}
        />
      )}
    </Modal>
  );
}
