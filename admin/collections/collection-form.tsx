import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import { limits } from "#features/photography/limits.ts";
import { Button } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { DraftStatus } from "#ui/local-drafts/draft-status.tsx";
import { FormLayout, PanelButtons } from "../document/form-layout.tsx";
import { TagsField } from "../document/tags-field.tsx";
import { AllUploads } from "./all-uploads.tsx";
import { type Chosen, itemsOfFiles } from "./chosen-files.ts";
import { type Flash, type FormItem, isIn, isPending, type Kind, placed } from "./items.ts";
import { MediaField } from "./media-field.tsx";
import type { CollectionFormState } from "./use-collection-form.ts";
import type { CollectionSaving } from "./use-collection-saving.ts";
import { usePreparing } from "./use-preparing.ts";
import { useUploads } from "./use-uploads.ts";
import { WordsFields } from "./words-fields.tsx";

type CollectionFormProps = {
  form: CollectionFormState;
  saving: CollectionSaving;
  media: Pick<MediaFunctions, "add" | "read">;
  suggestTags(query: { q: string }): Promise<string[]>;
  signedIn: boolean;
  onLibrary?(kind: Kind): void;
  onSubmit(): void;
  /** What the button that saves reads, and while it does. */
  submit: { text: string; busyText: string };
  /** Said where all is saved. */
  saved: string;
  /** What has gone wrong stands above the buttons. */
  saveError: ReactNode;
  /** The next important button, which stands beside the one that saves. */
  second: ReactNode;
  /** Other buttons. */
  children: ReactNode;
  title: string;
  status?: ReactNode;
  /** What else can be on the page in place of this: local drafts, a newer version. */
  offers: ReactNode;
};

const kinds: Kind[] = ["image", "video"];

/** The form of a collection. Files go on their way as soon as they are chosen. */
export function CollectionForm({
  form,
  saving,
  media,
  suggestTags,
  signedIn,
  onLibrary,
  onSubmit,
  ...rest
}: CollectionFormProps) {
  const { title, status, offers, submit, second, saved, saveError, children } = rest;
  const { fields, items } = form;
  const [leftOut, setLeftOut] = useState<Chosen["leftOut"]>({});
  const uploads = useUploads({ items, change: form.change, add: media.add, signedIn });
  usePreparing({ items, change: form.change, read: media.read });
  const hidden = items.filter(({ kind }) => !isIn(fields.mediaType, kind));
  const waiting = saving.busy ? items.filter(isPending).length : 0;

  useEffect(keepDropsFromOpening, []);

  function choose(files: File[], field: Kind): void {
    const chosen = itemsOfFiles(files, { before: items, mediaType: fields.mediaType, field });
    form.setItems((last) => [...last, ...chosen.items]);
    setLeftOut(chosen.leftOut);
    saving.clear();
  }

  function remove(item: FormItem): void {
    form.setItems((last) => last.filter(({ key }) => key !== item.key));
    setLeftOut({});
    saving.clear();
  }

  return (
    <form
      ref={saving.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setLeftOut({});
        onSubmit();
      }}
    >
      <FormLayout
        title={title}
        status={status}
        panel={
          <>
            <DraftStatus draftState={form.draftState} unsaved={form.unsaved} saved={saved} />
            <PanelButtons
              main={
                <>
                  <SubmitButton busy={saving.busy} busyText={submit.busyText} disabled={!signedIn}>
                    {submit.text}
                  </SubmitButton>
                  {second}
                </>
              }
            >
              {children}
            </PanelButtons>
            {waiting > 0 && (
              <div className="space-y-2.5">
                <p role="status" className="text-meta text-muted">
                  It is saved as soon as the uploads have arrived.
                </p>
                <Button look="outline" className="w-full" onClick={saving.callOff}>
                  Do not save yet
                </Button>
              </div>
            )}
            {saveError}
          </>
        }
      >
        {offers}
        <WordsFields fields={fields} errors={saving.errors} onChange={form.write} />
        {kinds
          .filter((kind) => isIn(fields.mediaType, kind))
          .map((kind) => {
            const name = kind === "image" ? "images" : "videos";
            return (
              <MediaField
                key={kind}
                kind={kind}
                required={fields.mediaType !== "mixed"}
                items={items}
                error={leftOut[name] ? limits[name].tooMany : saving.errors[name]}
                leftOut={leftOut[name]}
                uploads={uploads}
                onChoose={choose}
                onLibrary={onLibrary}
                onRemove={remove}
                onSay={({ key, said }, some: Partial<Flash>) =>
                  form.change(key, { said: { ...said, ...some } })
                }
                onPlace={(key, at) => form.setItems((last) => placed(last, key, at))}
              />
            );
          })}
        {hidden.length > 0 && (
          <p className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-4 py-3 text-small">
            {notShown(hidden)}
          </p>
        )}
        <AllUploads items={items.filter(({ kind }) => isIn(fields.mediaType, kind))} uploads={uploads} />
        <TagsField
          label="Tags"
          name="tags"
          value={fields.tags}
          onChange={(tags) => form.write({ tags })}
          error={saving.errors.tags}
          suggest={(letters) => suggestTags({ q: letters })}
        />
      </FormLayout>
    </form>
  );
}

function notShown(items: FormItem[]): string {
  const kind = items[0]?.kind === "video" ? "video" : "image";
  return items.length === 1
    ? `One ${kind} is left out when this is saved, because the media type does not show it.`
    : `${items.length} ${kind}s are left out when this is saved, because the media type does not show them.`;
}

/** A file that is dropped beside its place would be opened by the browser in place of the page. */
function keepDropsFromOpening(): () => void {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  window.addEventListener("dragover", keep);
  window.addEventListener("drop", keep);
  return () => {
    window.removeEventListener("dragover", keep);
    window.removeEventListener("drop", keep);
  };
}
