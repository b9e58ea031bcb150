import { type ReactNode, useState } from "react";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { formValues } from "#features/members/account/form-values.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { Decorative } from "#ui/decorative.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Day } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { DialogProps } from "../list/list.ts";
import { Modal } from "../modal.tsx";
import { MediaPreview } from "./media-preview.tsx";
import { MediaUses, reasonToStay } from "./media-uses.tsx";
import { aboutFile } from "./words.ts";

type MediaDetailsProps = { entry: MediaEntry } & Pick<DialogProps<MediaEntry>, "onDone" | "onClose">;

export function MediaDetails({ entry, onDone, onClose }: MediaDetailsProps) {
  const { media } = useApi();
  const answer = useQuery(entry._id, () => media.read({ id: entry._id }));
  const now = answer.value ?? entry;
  const saving = useSubmit("The text could not be saved. Please try again.");
  const removing = useSubmit("The file could not be deleted. Please try again.");
  const [decorative, setDecorative] = useState(entry.decorative);
  const [confirming, setConfirming] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    const { alt } = formValues(form, "alt");
    await saving.send(async () => {
      await media.update({ id: entry._id, alt: decorative ? "" : alt, decorative });
      onDone(now.useCount > 0 ? "Saved here and wherever it is used." : "Saved.");
    });
  }

  async function remove(): Promise<void> {
    await removing.send(async () => {
      await media.remove({ id: entry._id });
      onDone("The file is deleted.");
    });
  }

  return (
    <Modal title={entry.kind === "image" ? "Picture" : "Video"} onClose={onClose}>
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <MediaPreview entry={now} />
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-meta">
            {now.name && <Fact name="File name">{now.name}</Fact>}
            <Fact name="File">{aboutFile(now)}</Fact>
            <Fact name="Uploaded">
              <Day instant={now.date} />
              {now.uploader && ` by ${now.uploader.name}`}
            </Fact>
          </dl>
        </div>
        <div className="space-y-8">
          <form
            ref={saving.form}
            onSubmit={(event) => {
              event.preventDefault();
              void save(event.currentTarget);
            }}
          >
            {saving.failure && (
              <Banner kind="error" className="mb-4">
                {saving.failure}
              </Banner>
            )}
            <TextField
              label="Alternative text"
              name="alt"
              rows={3}
              maxLength={1000}
              defaultValue={entry.alt}
              disabled={decorative}
              error={saving.errors.alt}
              hint="What it shows, for people who cannot see it. The new text replaces the old one wherever it is used."
            />
            {entry.kind === "image" && <Decorative checked={decorative} onChange={setDecorative} />}
            <div className="mt-4">
              <SubmitButton busy={saving.busy} busyText="Saving...">
                Save
              </SubmitButton>
            </div>
          </form>
          <section aria-labelledby="uses">
            <h3 id="uses" className="caps mb-3 text-accent">
              Where it is used
            </h3>
            {answer.state === "loading" && <p className="text-small text-muted">Loading...</p>}
            {answer.state === "failed" && (
              <div className="flex flex-wrap items-center gap-3 text-small text-muted">
                This could not be read.
                <Button look="outline" onClick={answer.again}>
                  Try Again
                </Button>
              </div>
            )}
            {answer.value && <MediaUses uses={answer.value.uses} />}
          </section>
          {answer.value && answer.value.useCount > 0 && (
            <p className="border-l-4 border-l-info bg-sunken px-4 py-3 text-small">
              {reasonToStay(answer.value.uses)}
            </p>
          )}
          {answer.value && answer.value.useCount === 0 && (
            <Button look="outline" onClick={() => setConfirming(true)}>
              Delete this file
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={confirming}
        title="Delete file"
        text="Are you sure you want to delete this file? This action cannot be undone. Files do not go to the trash."
        yes="Delete"
        busyText="Deleting..."
        busy={removing.busy}
        failure={removing.failure}
        danger
        onYes={remove}
        onNo={() => {
          removing.clear();
          setConfirming(false);
        }}
      />
    </Modal>
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
