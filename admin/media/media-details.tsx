import { type ReactNode, useState } from "react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { Button } from "#ui/button.tsx";
import { Decorative } from "#ui/decorative.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { formValues } from "#ui/forms/use-action-form.ts";
import { useSubmit } from "#ui/forms/use-submit.ts";
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
        This could not be read.
        <Button variant="outline" onClick={again}>
          Try Again
        </Button>
      </div>
    ) : (
      <p className="text-small text-muted">Loading...</p>
    );
  return (
    <Modal title={kindNames[entry.kind]} onClose={onClose}>
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <MediaPreview entry={entry} />
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-meta">
            {entry.name && <Fact name="File name">{entry.name}</Fact>}
            <Fact name="File">{aboutFile(entry)}</Fact>
            <Fact name="Uploaded">
              <Day instant={entry.date} />
              {entry.uploader && ` by ${entry.uploader.name}`}
            </Fact>
            {entry.file && (
              <>
                <Fact name="Address">{entry.file.url}</Fact>
                <Fact name="Version">
                  {entry.file.version}, from <Day instant={entry.file.date} />
                </Fact>
                <Fact name="Removed">{entry.file.removed.join(", ") || "Nothing"}</Fact>
                {entry.file.kept.length > 0 && (
                  <Fact name="Still in it">
                    <span className="font-semibold text-accent">{entry.file.kept.join("; ")}</span>
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
              Where it is used
            </h3>
            {details ? <MediaUses uses={details.uses} /> : unread}
          </section>
          {details && details.useCount > 0 && (
            <p className="border-l-4 border-l-info bg-sunken px-4 py-3 text-small">
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

const textHint =
  "What it shows, for people who cannot see it. The new text replaces the old one wherever it is used.";
const titleHint = "What readers see of it instead of the file name, wherever it is used.";

function AltTextForm({ entry, onDone }: Pick<MediaDetailsProps, "entry" | "onDone">) {
  const { media } = useApi();
  const [decorative, setDecorative] = useState(entry.decorative);
  const { form, busy, error, fieldErrors, submit } = useSubmit(
    "The text could not be saved. Please try again.",
  );

  async function save(data: FormData): Promise<void> {
    await media.update({ id: entry._id, ...formValues(data, "alt"), decorative });
    onDone(entry.useCount > 0 ? "Saved here and wherever it is used." : "Saved.");
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
        label={entry.file ? "Title" : "Alternative text"}
        name="alt"
        rows={entry.file ? 2 : 3}
        maxLength={1000}
        defaultValue={entry.alt}
        disabled={decorative}
        error={fieldErrors.alt}
        hint={entry.file ? titleHint : textHint}
      />
      {entry.kind === "image" && <Decorative checked={decorative} onChange={setDecorative} />}
      <div className="mt-4">
        <SubmitButton busy={busy} busyText="Saving...">
          Save
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
        Delete this file
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Delete file"
        text="Are you sure you want to delete this file? This action cannot be undone. Files do not go to the trash."
        yes="Delete"
        busyText="Deleting..."
        failure="The file could not be deleted. Please try again."
        danger
        onYes={() => onDelete().then(() => onDone("The file is deleted."))}
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
