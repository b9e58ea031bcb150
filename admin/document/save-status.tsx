import { useContext, useState } from "react";
import { clockTime } from "#ui/local-drafts/clock.ts";
import { RequiredLegend } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
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
  const idle = document ? "Saved" : "Nothing to save yet.";
  const hint = document && document.unpublishedVersion !== null ? ", not public yet." : "";
  if (!isChanged)
    return <p>{(autosave.state === "saved" ? `Saved at ${clockTime(autosave.at, zone)}` : idle) + hint}</p>;
  if (draftState.state === "unavailable") {
    return (
      <p role="alert" className="font-medium text-danger">
        Your text cannot be saved on this device: there is no room, or this is a private window. Save it
        before you leave.
      </p>
    );
  }
  if (autosave.state === "saving") return <p>Saving…</p>;
  const onDevice =
    draftState.state === "saved" ? `Saved on this device at ${clockTime(draftState.at, zone)}` : "";
  const reason = reasonOf(autosave, zone);
  if (reason) return <p>{onDevice ? `${onDevice}. ${reason}` : reason}</p>;
  return <p>{onDevice ? `${onDevice}, not on the site yet.` : "Not saved yet."}</p>;
}

function reasonOf(autosave: AutosaveState, zone: string): string | undefined {
  if (autosave.state === "blocked") return `Not on the site: ${autosave.reason}`;
  if (autosave.state !== "failed") return undefined;
  if (!autosave.isLimited) return autosave.reason;
  return `Too many saves: the next one is at ${clockTime(new Date(autosave.retryAt).toISOString(), zone)}.`;
}

function spokenText({ state }: AutosaveState, isChanged: boolean): string {
  if (state === "failed") return "Saved on this device only";
  if (state === "blocked" && isChanged) return "Not on the site";
  return state === "none" ? "" : "Saved";
}
