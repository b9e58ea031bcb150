import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useForm } from "./form-context.ts";
import type { SaveError } from "./use-save-attempt.ts";

/** Why the text is not saved, and what to do. */
export function SaveErrorPanel({ error: { kind, msg } }: { error: SaveError }) {
  const form = useForm();
  const noun = form.kind.noun(form.state.fields);
  switch (kind) {
    case "unreachable":
      return (
        <Panel title={navigator.onLine ? "The server could not be reached" : "You are offline"}>
          Nothing is lost: your text is still here. Try again when you are connected; it is never saved twice.
          <Button onClick={() => form.saving.last && form.request(form.saving.last)}>Try again</Button>
        </Panel>
      );
    case "unauthorized":
      return <Panel title="Your session has expired">Your text is still here. Log in to save it.</Panel>;
    case "forbidden":
      return <Panel title="You may not save this">{msg} Your text is still here.</Panel>;
    case "gone":
      return (
        <Panel title={`Somebody has deleted this ${noun}`}>
          Your text is still here. You can keep it as a new draft.
          {form.restoreAndSave && <Button onClick={form.restoreAndSave}>Restore it and save</Button>}
          <Button look={form.restoreAndSave ? "outline" : "solid"} onClick={form.saveAsNew}>
            Save as a new {noun}
          </Button>
        </Panel>
      );
    case "cancelled":
      return <Panel title="The upload was cancelled">Nothing was saved.</Panel>;
    case "refused":
      return <Panel title={msg || "Your changes could not be saved"}>Your text is still here.</Panel>;
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
