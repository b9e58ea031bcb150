import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SentCollectionStatus, WrittenCollection } from "#features/photography/writing-contract.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { flash } from "#ui/flash.tsx";
import { RecoveredDraft } from "#ui/local-drafts/recovered-draft.tsx";
import { useToast } from "#ui/toast.tsx";
import { skipPrompt, useUnsavedChanges } from "../document/unsaved-changes.tsx";
import { CollectionForm } from "./collection-form.tsx";
import { Conflict } from "./conflict.tsx";
import { DraftSummary } from "./draft-summary.tsx";
import { differ, inputOf, textOf } from "./fields.ts";
import type { FormApi } from "./new-collection.tsx";
import { SaveErrorMessage } from "./save-error.tsx";
import { useCollectionForm } from "./use-collection-form.ts";
import { useCollectionSaving } from "./use-collection-saving.ts";
import { useLibrary } from "./use-library.tsx";

type SavedCollectionProps = FormApi & {
  owner: string;
  signedIn: boolean;
  collection: WrittenCollection;
};

const pause = 1500; // milliseconds in which the message is read before the page changes

/** Where a collection is changed. */
export function SavedCollection({ owner, signedIn, collection, ...calls }: SavedCollectionProps) {
  const { collections, media, suggestTags } = calls;
  const { _id: id } = collection;
  const form = useCollectionForm({
    owner,
    collection: id,
    saved: { text: textOf(collection), version: collection.version },
  });
  const [status, setStatus] = useState(collection.status);
  const [asked, setAsked] = useState<SentCollectionStatus>();
  const [inTrash, setInTrash] = useState(false);
  const { notice, tell } = useToast();
  const navigate = useNavigate();
  const library = useLibrary({ form, calls: media, tell });
  const leaving = useUnsavedChanges(
    form.unsaved,
    "Your text stays on this device, and you can restore it when you come back. Uploads in progress are cancelled.",
  );
  const now = useRef(form.text);
  now.current = form.text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const saving = useCollectionSaving({
    form,
    id,
    calls: collections,
    onSaved(saved, sent, sentStatus) {
      form.settle({ text: sent, version: saved.version });
      setStatus(saved.status);
      tell("success", saidOf(sentStatus), 5000);
      if (saved.status !== "published") return;
      timer.current = setTimeout(() => {
        if (!differ(now.current, sent)) void navigate(`/photography/${id}`, { state: skipPrompt });
      }, pause);
    },
    onFailed(msg) {
      tell(
        "error",
        msg === undefined ? "Server error occurred" : msg || "The collection could not be updated.",
        5000,
      );
      if (msg !== undefined) void lookForIt();
    },
  });

  function ask(next?: SentCollectionStatus, version?: number): void {
    setAsked(next);
    saving.ask(next, version);
  }

  /** Whether it lies in the trash. */
  async function lookForIt(): Promise<void> {
    const found = await collections.read({ id }).catch(() => undefined);
    setInTrash(found?.status === "trash");
  }

  async function restore(): Promise<void> {
    await collections.restore({ ids: [id] }).catch(() => {}); // the save says what is wrong
    setInTrash(false);
    ask(asked);
  }

  async function saveAsNew(): Promise<void> {
    try {
      const made = await collections.add({ ...inputOf(form.text), status: "draft" });
      form.settle({ text: form.text, version: form.version });
      const state = { ...skipPrompt, ...flash("Saved as a new draft.") };
      void navigate(`/edit-photography/${made._id}`, { state });
    } catch {
      tell("error", "Server error occurred", 5000);
    }
  }

  const { saveError } = saving;
  return (
    <>
      <CollectionForm
        title="Edit Photography"
        status={
          <p className="mt-3 flex flex-wrap items-center gap-3 text-small text-muted">
            <Badge look={status === "published" ? "success" : "ochre"}>
              {status === "published" ? "Published" : "Draft"}
            </Badge>
            {status === "published" ? "Readers see what is saved at once." : "Only administrators see it."}
          </p>
        }
        offers={
          <>
            {saveError?.kind === "conflict" && (
              <Conflict
                id={id}
                mine={form.text}
                read={collections.read}
                onKeepMine={(version) => {
                  form.rebase(version);
                  ask(asked, version);
                }}
                onTakeTheirs={(text, version) => {
                  form.replace(text, version);
                  form.settle({ text, version });
                  saving.clear();
                }}
              />
            )}
            <RecoveredDraft
              before={form.before}
              onRestore={form.restore}
              onDiscard={form.discard}
              glance={(kept) => <DraftSummary kept={kept} />}
            />
          </>
        }
        {...{ form, saving, signedIn, media, suggestTags }}
        onLibrary={library.open}
        onSubmit={() => ask(undefined)}
        submit={{
          text: status === "published" ? "Update Collection" : "Save draft",
          busyText: "Updating...",
        }}
        second={
          status !== "published" && (
            <Button look="outline" disabled={saving.busy || !signedIn} onClick={() => ask("published")}>
              Publish
            </Button>
          )
        }
        saved="Saved"
        saveError={
          saveError &&
          saveError.kind !== "conflict" && (
            <SaveErrorMessage
              saveError={saveError}
              onRetry={() => ask(asked)}
              onRestore={inTrash ? restore : undefined}
              onSaveAsNew={saveAsNew}
            />
          )
        }
      >
        {status === "published" && (
          <Button look="outline" disabled={saving.busy || !signedIn} onClick={() => ask("draft")}>
            Unpublish
          </Button>
        )}
        <LinkButton look="quiet" to={status === "published" ? `/photography/${id}` : "/manage-collections"}>
          Cancel
        </LinkButton>
      </CollectionForm>
      {library.chooser}
      {leaving}
      {notice}
    </>
  );
}

function saidOf(status: SentCollectionStatus | undefined): string {
  if (status === "published") return "The collection is published.";
  if (status === "draft") return "The collection is a draft again.";
  return "The collection is updated.";
}
