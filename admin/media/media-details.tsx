import { type ReactNode, useState } from "react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { withCommas } from "#core/list-format.ts";
import { metadataInWords } from "#features/media/files/metadata-words.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Decorative } from "#ui/decorative.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { formValues } from "#ui/forms/use-action-form.ts";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { Day } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { DialogProps } from "../list/list.ts";
import { Modal } from "../modal.tsx";
import { FileVersions } from "./file-versions.tsx";
import { MediaPreview } from "./media-preview.tsx";
import { MediaTracks } from "./media-tracks.tsx";
import { MediaUses, reasonToStay } from "./media-uses.tsx";
import { aboutFile, kindNames } from "./words.ts";

type MediaDetailsProps = { entry: MediaEntry } & Pick<DialogProps<MediaEntry>, "onDone" | "onClose">;

export function MediaDetails({ entry, onDone, onClose }: MediaDetailsProps) {
  const { media } = useApi();
  const { value: details, state, stale, again } = useQuery(entry._id, () => media.read({ id: entry._id }));
  const { language } = useSite();
  const unread =
    state === "failed" && !stale ? (
      <div className="flex flex-wrap items-center gap-3 text-small text-muted">
        {m.adminMedia.detailsFailed()}
        <Button variant="outline" onClick={again}>
          {m.adminMedia.tryAgain()}
        </Button>
      </div>
    ) : (
      <p className="text-small text-muted">{m.common.loading()}</p>
    );
  return (
    <Modal title={kindNames[entry.kind]()} onClose={onClose}>
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <MediaPreview entry={entry} />
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-meta">
            {entry.name && <Fact name={m.adminMedia.fileName()}>{entry.name}</Fact>}
            <Fact name={m.adminMedia.fileFact()}>{aboutFile(entry)}</Fact>
            <Fact name={m.adminMedia.uploaded()}>
              {entry.uploader ? (
                rich(
                  m.adminMedia.uploadedBy({ date: <Day instant={entry.date} />, name: entry.uploader.name }),
                )
              ) : (
                <Day instant={entry.date} />
              )}
            </Fact>
            {entry.file && (
              <>
                <Fact name={m.adminMedia.address()}>
                  <bdi>{entry.file.url}</bdi>
                </Fact>
                <Fact name={m.adminMedia.version()}>
                  {rich(
                    m.adminMedia.versionFrom({
                      version: entry.file.version,
                      date: <Day instant={entry.file.date} />,
                    }),
                  )}
                </Fact>
                <Fact name={m.adminMedia.removed()}>
                  {withCommas(entry.file.removed.map(metadataInWords)) || m.adminMedia.nothingRemoved()}
                </Fact>
                {entry.file.kept.length > 0 && (
                  <Fact name={m.adminMedia.kept()}>
                    <span className="font-semibold text-accent">
                      {entry.file.kept.map(metadataInWords).join("; ")}
                    </span>
                  </Fact>
                )}
              </>
            )}
          </dl>
        </div>
        <div className="space-y-8">
          <AltTextForm entry={entry} onDone={onDone} />
          {entry.file &&
            (details ? <FileVersions entry={entry} versions={details.versions} onDone={onDone} /> : unread)}
          {(entry.kind === "video" || entry.kind === "audio") && (
            <MediaTracks id={entry._id} kind={entry.kind} language={language} />
          )}
          <section aria-labelledby="uses">
            <h3 id="uses" className="caps mb-3 text-accent">
              {m.adminMedia.uses()}
            </h3>
            {details ? <MediaUses uses={details.uses} /> : unread}
          </section>
          {details && details.useCount > 0 && (
            <p className="border-s-4 border-s-info bg-sunken px-4 py-3 text-small">
              {reasonToStay(details.uses)}
            </p>
          )}
          {details?.useCount === 0 && (
            <DeleteFile onDelete={() => media.remove({ id: entry._id })} onDone={onDone} />
          )}
        </div>
      </div>
    </Modal>
  );
}

function AltTextForm({ entry, onDone }: Pick<MediaDetailsProps, "entry" | "onDone">) {
  const { media } = useApi();
  const [decorative, setDecorative] = useState(entry.decorative);
  const { form, busy, error, fieldErrors, submit } = useSubmit(m.adminMedia.textFailed());

  async function save(data: FormData): Promise<void> {
    await media.update({ id: entry._id, ...formValues(data, "alt"), decorative });
    onDone(entry.useCount > 0 ? m.adminMedia.savedEverywhere() : m.adminMedia.saved());
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(save)(event.currentTarget);
      }}
    >
      <Banner kind="error" className="mb-4">
        {error}
      </Banner>
      <TextField
        label={entry.file ? m.adminMedia.titleLabel() : m.adminMedia.altLabel()}
        name="alt"
        dir="auto"
        rows={entry.file ? 2 : 3}
        maxLength={1000}
        defaultValue={entry.alt}
        disabled={decorative}
        error={fieldErrors.alt}
        hint={entry.file ? m.adminMedia.titleHint() : m.adminMedia.altHint()}
      />
      {entry.kind === "image" && <Decorative checked={decorative} onChange={setDecorative} />}
      <div className="mt-4">
        <SubmitButton busy={busy} busyText={m.common.saving()}>
          {m.common.save()}
        </SubmitButton>
      </div>
    </form>
  );
}

type DeleteFileProps = Pick<MediaDetailsProps, "onDone"> & { onDelete(): Promise<unknown> };

function DeleteFile({ onDelete, onDone }: DeleteFileProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        {m.adminMedia.deleteFile()}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={m.adminMedia.deleteFileTitle()}
        text={m.adminMedia.deleteFileQuestion()}
        yes={m.common.delete()}
        busyText={m.common.deleting()}
        failure={m.adminMedia.deleteFailed()}
        danger
        onYes={() => onDelete().then(() => onDone(m.adminMedia.fileDeleted()))}
        onNo={() => setConfirming(false)}
      />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
