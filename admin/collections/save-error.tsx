import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { SaveError } from "./use-collection-saving.ts";

type TroubleWordsProps = {
  saveError: SaveError;
  onRetry(): void;
  /** Of a collection that lies in the trash: takes it out, and saves. */
  onRestore?(): void;
  /** Of a collection that is gone for good: makes a new one of what is on the page. */
  onSaveAsNew?(): void;
};

/** Why a collection could not be saved, what has become of it, and what can be done. */
export function SaveErrorMessage({ saveError, onRetry, onRestore, onSaveAsNew }: TroubleWordsProps) {
  switch (saveError.kind) {
    case "uploads":
      return <Panel title={saveError.msg}>Nothing is saved yet, and what is uploaded stays uploaded.</Panel>;
    case "no answer":
      return (
        <Panel
          title={navigator.onLine ? "The server could not be reached" : "You are offline"}
          button={<Button onClick={onRetry}>Try again</Button>}
        >
          Nothing is lost: what you wrote is still here, and what is uploaded stays uploaded.
        </Panel>
      );
    case "signed out":
      return (
        <Panel title="You are not logged in any more">What you wrote is still here. Log in to save it.</Panel>
      );
    case "gone":
      return (
        <Panel
          title="Somebody has deleted this collection"
          button={
            onRestore ? (
              <Button onClick={onRestore}>Restore it and save</Button>
            ) : (
              onSaveAsNew && <Button onClick={onSaveAsNew}>Save as a new collection</Button>
            )
          }
        >
          {onRestore ? "It is in the trash. " : ""}What you wrote is still here.
        </Panel>
      );
    default:
      return <Panel title="It could not be saved">What you wrote is still here.</Panel>;
  }
}

function Panel({ title, button, children }: { title: string; button?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex animate-arrive flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-base border border-l-4 border-hairline border-l-danger bg-surface p-5 text-small">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted">{children}</p>
      </div>
      {button}
    </div>
  );
}
