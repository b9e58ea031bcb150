import type { ReactNode } from "react";
import { useApi } from "#core/api.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "#ui/use-query.ts";
import { useForm } from "./form-context.ts";
import type { SaveRequest } from "./phases.ts";

export function SaveErrorPanel() {
  const { kind, fields, phase, request } = useForm();
  if (phase.is !== "failed" || Object.keys(phase.error.fields).length > 0) return null;
  const { msg } = phase.error;
  switch (phase.error.kind) {
    case "unreachable":
      return (
        <Panel title={navigator.onLine ? "The server could not be reached" : "You are offline"}>
          Nothing is lost: your text is still here. Try again when you are connected; it is never saved twice.
          <Button onClick={() => request(phase.request)}>Try again</Button>
        </Panel>
      );
    case "unauthorized":
      return <Panel title="Your session has expired">Your text is still here. Log in to save it.</Panel>;
    case "forbidden":
      return <Panel title="You may not save this">{msg} Your text is still here.</Panel>;
    case "gone":
      return (
        <Panel title={`Somebody has deleted this ${kind.noun(fields)}`}>
          Your text is still here. You can keep it as a new draft.
          <GoneButtons save={phase.request} />
        </Panel>
      );
    case "cancelled":
      return <Panel title="The upload was cancelled">Nothing was saved.</Panel>;
    case "refused":
      return <Panel title={msg || "Your changes could not be saved"}>Your text is still here.</Panel>;
  }
}

function GoneButtons({ save }: { save: SaveRequest }) {
  const { kind, fields, content, request, saveAsNew } = useForm();
  const { id } = content;
  const api = kind.api(useApi());
  const saved = useQuery(id, () => api.read({ id }));

  async function restoreAndSave(): Promise<void> {
    await api.restore({ ids: [id] }).catch(() => {}); // the save says what is wrong
    request(save);
  }

  return (
    <>
      {/* Its place is kept: the other button does not move under the pointer. */}
      {(saved.state === "loading" || saved.value?.status === "trash") && (
        <Button onClick={restoreAndSave} className={saved.value ? undefined : "invisible"}>
          Restore it and save
        </Button>
      )}
      <Button variant="outline" onClick={saveAsNew}>
        Save as a new {kind.noun(fields)}
      </Button>
    </>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="animate-arrive rounded-base border border-l-4 border-hairline border-l-danger bg-surface p-5 text-small">
      <p className="font-semibold">{title}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
