import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import type {
  CollectionFunctions,
  SentCollectionStatus,
  WrittenCollection,
} from "#features/photography/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { flash } from "#ui/flash.tsx";
import { RecoveredDraft } from "#ui/local-drafts/recovered-draft.tsx";
import { useToast } from "#ui/toast.tsx";
import { skipPrompt, useUnsavedChanges } from "../document/unsaved-changes.tsx";
import { CollectionForm } from "./collection-form.tsx";
import { DraftSummary } from "./draft-summary.tsx";
import { emptyText } from "./fields.ts";
import { SaveErrorMessage } from "./save-error.tsx";
import { useCollectionForm } from "./use-collection-form.ts";
import { useCollectionSaving } from "./use-collection-saving.ts";
import { useLibrary } from "./use-library.tsx";

export type FormApi = {
  collections: CollectionFunctions;
  media: MediaFunctions;
  suggestTags(query: { q: string }): Promise<string[]>;
};

type NewCollectionProps = FormApi & {
  /** The id of the member who writes. */
  owner: string;
  signedIn: boolean;
};

/** Where a collection is made. */
export function NewCollection({ owner, signedIn, collections, media, suggestTags }: NewCollectionProps) {
  const form = useCollectionForm({ owner, collection: "new" });
  const [created, setCreated] = useState<WrittenCollection>();
  const [asked, setAsked] = useState<SentCollectionStatus>("published");
  const { notice, tell } = useToast();
  const navigate = useNavigate();
  const library = useLibrary({ form, calls: media, tell });
  const leaving = useUnsavedChanges(
    form.unsaved,
    "Your text stays on this device, and you can restore it when you come back. Uploads in progress are cancelled.",
  );
  const saving = useCollectionSaving({
    form,
    id: undefined,
    calls: collections,
    onSaved(collection, sent, status) {
      form.reset(sent);
      if (status === "draft") {
        const state = { ...skipPrompt, ...flash("Draft saved") };
        void navigate(`/edit-photography/${collection._id}`, { state });
        return;
      }
      setCreated(collection);
      tell("success", "Photography collection created successfully!", 5000);
    },
    onFailed: (msg) =>
      tell(
        "error",
        msg === undefined ? "Server error occurred" : msg || "Error creating photography collection",
        5000,
      ),
  });

  function ask(status: SentCollectionStatus): void {
    setAsked(status);
    setCreated(undefined);
    saving.ask(status);
  }

  function clear(): void {
    form.replace(emptyText, null);
    saving.clear();
  }

  return (
    <>
      <CollectionForm
        title="Create Photography"
        offers={
          <RecoveredDraft
            before={form.before}
            onRestore={form.restore}
            onDiscard={form.discard}
            glance={(kept) => <DraftSummary kept={kept} />}
          />
        }
        {...{ form, saving, signedIn, media, suggestTags }}
        onLibrary={library.open}
        onSubmit={() => ask("published")}
        submit={{ text: "Create Collection", busyText: "Creating..." }}
        second={
          <Button look="outline" disabled={saving.busy || !signedIn} onClick={() => ask("draft")}>
            Save draft
          </Button>
        }
        saved="Nothing to save yet."
        saveError={
          saving.saveError ? (
            <SaveErrorMessage saveError={saving.saveError} onRetry={() => ask(asked)} />
          ) : (
            created && <Created collection={created} />
          )
        }
      >
        <Button look="quiet" disabled={!form.unsaved || saving.busy} onClick={clear}>
          Clear Form
        </Button>
      </CollectionForm>
      {library.chooser}
      {leaving}
      {notice}
    </>
  );
}

/** Stands where the button is that was pressed. */
function Created({ collection: { _id, title } }: { collection: WrittenCollection }) {
  return (
    <p className="animate-arrive rounded-base border border-l-4 border-hairline border-l-success bg-surface px-4 py-3 text-small">
      “{title}” is published.{" "}
      <Link to={`/photography/${_id}`} className="font-semibold text-brand underline underline-offset-4">
        View the collection
      </Link>
    </p>
  );
}
