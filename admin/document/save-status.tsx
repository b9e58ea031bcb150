import { useContext, useState } from "react";
import { m } from "#messages";
import { clockTime } from "#ui/local-drafts/clock.ts";
import { RequiredLegend } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import type { SavedDocument } from "./document-api.ts";
import { useForm } from "./form-context.ts";
import type { AutosaveState } from "./use-autosave.ts";

/** Whether the text is on the server, on this device, or only on this page. */
export function SaveStatus() {
  const { isChanged, autosave } = useForm();
  const [spoken, setSpoken] = useState("");
  // Nothing is read out while a save is pending, or every save would be.
  const next = autosave.state === "saving" ? spoken : spokenText(autosave, isChanged);
  if (next !== spoken) setSpoken(next);
  return (
    <div className="flex items-center justify-between gap-4 text-meta text-muted">
      <Line autosave={autosave} />
      <RequiredLegend className="shrink-0 self-start" />
      <p role="status" className="sr-only">
        {next}
      </p>
    </div>
  );
}

function Line({ autosave }: { autosave: AutosaveState }) {
  const zone = useContext(TimeZone);
  const { document, isChanged, drafts } = useForm();
  const { draftState } = drafts;
  if (!isChanged) return <p>{savedText(document, autosave, zone)}</p>;
  if (draftState.state === "unavailable") {
    return (
      <p role="alert" className="font-medium text-danger">
        {m.adminDocument.noRoom()}
      </p>
    );
  }
  if (autosave.state === "saving") return <p>{m.adminDocument.savingNow()}</p>;
  const time = draftState.state === "saved" ? clockTime(draftState.at, zone) : "";
  const reason = reasonOf(autosave, zone);
  if (reason) return <p>{time ? m.adminDocument.onDeviceReason({ time, reason }) : reason}</p>;
  return <p>{time ? m.adminDocument.onDevice({ time }) : m.adminDocument.notSavedYet()}</p>;
}

function savedText(document: SavedDocument | undefined, autosave: AutosaveState, zone: string): string {
  const time = autosave.state === "saved" ? clockTime(autosave.at, zone) : "";
  if (document && document.unpublishedVersion !== null)
    return time ? m.adminDocument.savedAtNotPublic({ time }) : m.adminDocument.savedNotPublic();
  if (time) return m.adminDocument.savedAt({ time });
  return document ? m.adminDocument.saved() : m.adminDocument.nothingToSave();
}

function reasonOf(autosave: AutosaveState, zone: string): string | undefined {
  if (autosave.state === "blocked") return m.adminDocument.notOnSiteReason({ reason: autosave.reason });
  if (autosave.state !== "failed") return undefined;
  if (!autosave.isLimited) return autosave.reason;
  return m.adminDocument.tooManySaves({ time: clockTime(new Date(autosave.retryAt).toISOString(), zone) });
}

function spokenText({ state }: AutosaveState, isChanged: boolean): string {
  if (state === "failed") return m.adminDocument.savedOnDeviceOnly();
  if (state === "blocked" && isChanged) return m.adminDocument.notOnSite();
  return state === "none" ? "" : m.adminDocument.saved();
}
