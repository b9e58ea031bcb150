import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import type {
  CollectionFunctions,
  SentCollectionStatus,
  WrittenCollection,
} from "#features/photography/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { saying } from "#ui/flash.tsx";
import { UnsavedWork } from "#ui/local-drafts/recovered-draft.tsx";
import { useNotice } from "#ui/toast.tsx";
import { knowingly, useLeaving } from "../document/unsaved-changes.tsx";
import { CollectionForm } from "./collection-form.tsx";
import { Glance } from "./draft-summary.tsx";
import { emptyText } from "./fields.ts";
import { TroubleWords } from "./save-error.tsx";
import { useDesk } from "./use-collection-form.ts";
import { useCollectionSaving } from "./use-collection-saving.ts";
import { useLibrary } from "./use-library.tsx";

export type DeskCalls = {
  collections: CollectionFunctions;
  media: MediaFunctions;
  suggestTags(query: { q: string }): Promise<string[]>;
};

type NewCollectionProps = DeskCalls & {
  /** The id of the member who writes. */
  owner: string;
  signedIn: boolean;
};

/** Where a collection is made. */
export function NewCollection({ owner, signedIn, collections, media, suggestTags }: NewCollectionProps) {
  const desk = useDesk({ owner, collection: "new" });
  const [created, setCreated] = useState<WrittenCollection>();
  const [asked, setAsked] = useState<SentCollectionStatus>("published");
  const { notice, tell } = useNotice();
  const navigate = useNavigate();
  const library = useLibrary({ desk, calls: media, tell });
  const leaving = useLeaving(
    desk.unsaved,
    "Your text stays on this device, and you can restore it when you come back. Uploads in progress are cancelled.",
  );
  const saving = useCollectionSaving({
    desk,
    id: undefined,
    calls: collections,
    onSaved(collection, sent, status) {
      desk.reset(sent);
      if (status === "draft") {
        const state = { ...knowingly, ...saying("Draft saved") };
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
    desk.replace(emptyText, null);
    saving.clear();
  }

  return (
    <>
      <CollectionForm
        title="Create Photography"
        offers={
          <UnsavedWork
            before={desk.before}
            onRestore={desk.restore}
            onDiscard={desk.discard}
            glance={(kept) => <Glance kept={kept} />}
          />
        }
        {...{ desk, saving, signedIn, media, suggestTags }}
        onLibrary={library.open}
        onSubmit={() => ask("published")}
        submit={{ text: "Create Collection", busyText: "Creating..." }}
        second={
          <Button look="outline" disabled={saving.busy || !signedIn} onClick={() => ask("draft")}>
            Save draft
          </Button>
        }
        saved="Nothing to save yet."
        trouble={
          saving.trouble ? (
            <TroubleWords trouble={saving.trouble} onRetry={() => ask(asked)} />
          ) : (
            created && <Created collection={created} />
          )
        }
      >
        <Button look="quiet" disabled={!desk.unsaved || saving.busy} onClick={clear}>
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
