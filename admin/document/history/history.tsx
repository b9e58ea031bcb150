import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { useApi } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import type { Revision } from "#features/publishing/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { rich } from "#ui/rich.tsx";
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
    toast("success", m.adminDocument.versionRestored({ version }), 5000);
    flushSync(() => setToRestore(undefined)); // first, or the focus could not return through both
    onClose();
  }

  return (
    <Modal title={m.adminDocument.history()} onClose={onClose}>
      <div className="space-y-5">
        <p className="text-small text-muted">{m.adminDocument.historyText()}</p>
        {isFailed && (
          <Banner kind="error">
            {rich(
              m.adminDocument.historyFailed({
                button: (text) => (
                  <button
                    type="button"
                    onClick={loadNext}
                    className="font-semibold underline underline-offset-4"
                  >
                    {text}
                  </button>
                ),
              }),
            )}
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
            {m.adminDocument.compareVersions()}
          </Button>
          {hasMore && (
            <Button variant="quiet" onClick={loadNext}>
              {m.adminDocument.showEarlier()}
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
          title={m.adminDocument.versionAt({
            version: shown.version,
            savedAt: formatMoment(shown.savedAt, zone),
          })}
          closeText={m.adminDocument.closeVersion()}
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
          title={m.adminDocument.restoreQuestion()}
          text={m.adminDocument.restoreEffect({ noun: kind.noun(fields), version: toRestore.version })}
          yes={m.adminDocument.restore()}
          busyText={m.adminDocument.restoring()}
          failure={m.adminDocument.restoreFailed()}
          onYes={() => restore(toRestore.version)}
          onNo={() => setToRestore(undefined)}
        />
      )}
    </Modal>
  );
}
