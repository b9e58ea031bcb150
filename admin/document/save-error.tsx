import type { ReactNode } from "react";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
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
        <Panel title={navigator.onLine ? m.adminDocument.unreachableTitle() : m.adminDocument.offlineTitle()}>
          {m.adminDocument.nothingLost()}
          <Button onClick={() => request(phase.request)}>{m.common.tryAgain()}</Button>
        </Panel>
      );
    case "unauthorized":
      return <Panel title={m.adminDocument.sessionExpired()}>{m.adminDocument.logInToSave()}</Panel>;
    case "forbidden":
      return (
        <Panel title={m.adminDocument.notAllowed()}>{m.adminDocument.notAllowedText({ reason: msg })}</Panel>
      );
    case "gone":
      return (
        <Panel title={m.adminDocument.somebodyDeleted({ noun: kind.noun(fields) })}>
          {m.adminDocument.keepAsDraft()}
          <GoneButtons save={phase.request} />
        </Panel>
      );
    case "cancelled":
      return <Panel title={m.adminDocument.uploadCancelled()}>{m.adminDocument.nothingWasSaved()}</Panel>;
    case "refused":
      return <Panel title={msg || m.adminDocument.notSaved()}>{m.adminDocument.textStillHere()}</Panel>;
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
          {m.adminDocument.restoreAndSave()}
        </Button>
      )}
      <Button variant="outline" onClick={saveAsNew}>
        {m.adminDocument.saveAsNew({ noun: kind.noun(fields) })}
      </Button>
    </>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="animate-arrive rounded-base border border-s-4 border-hairline border-s-danger bg-surface p-5 text-small">
      <p className="font-semibold">{title}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
