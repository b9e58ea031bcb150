import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { SaveError } from "../articles/use-saving.ts";

type TroublePanelProps = {
  saveError: SaveError;
  onRetry(): void;
  /** Of an article that is gone: makes a new one of the text. */
  onSaveAsNew?(): void;
};

/** What has happened to the text that could not be saved, and what can be done. */
export function SaveErrorPanel({ saveError, onRetry, onSaveAsNew }: TroublePanelProps) {
  switch (saveError.kind) {
    case "no answer":
      return (
        <Panel title={navigator.onLine ? "The server could not be reached" : "You are offline"}>
          Nothing is lost: your text is still here. Try again when you are connected; it is never saved twice.
          <Button onClick={onRetry}>Try again</Button>
        </Panel>
      );
    case "signed out":
      return (
        <Panel title="You are not logged in any more">Your text is still here. Log in to save it.</Panel>
      );
    case "not allowed":
      return <Panel title="You may not save this">{saveError.msg} Your text is still here.</Panel>;
    case "gone":
      return (
        <Panel title="Somebody has deleted this article">
          Your text is still here. You can keep it as a new draft.
          {onSaveAsNew && <Button onClick={onSaveAsNew}>Save as a new article</Button>}
        </Panel>
      );
    case "called off":
      return <Panel title="The upload was cancelled">Nothing was saved.</Panel>;
    case "refused":
      return <Panel title={saveError.msg || "It could not be saved"}>Your text is still here.</Panel>;
    default:
      return null;
  }
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="animate-arrive rounded-base border border-l-4 border-hairline border-l-danger bg-surface p-5 text-small">
      <p className="font-semibold">{title}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
