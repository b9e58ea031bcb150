import { useState } from "react";
import { clockTime } from "#ui/local-drafts/clock.ts";
import type { DraftState } from "#ui/local-drafts/use-local-draft.ts";
import type { Autosaving } from "../articles/use-autosave.ts";

type SaveLineProps = {
  draftState: DraftState;
  autosaving: Autosaving;
  unsaved: boolean;
  /** Said where all is saved. */
  saved: string;
};

/** Says where the text is: on the server, on this device, or only on this page. */
export function SaveLine(line: SaveLineProps) {
  const [said, setSaid] = useState("");
  // While a save is under way nothing is read out, or every save would be.
  const next = line.autosaving.state === "saving" ? said : spoken(line.autosaving, line.unsaved);
  if (next !== said) setSaid(next);
  return (
    <div className="text-meta text-muted">
      <Line {...line} />
      <p role="status" className="sr-only">
        {next}
      </p>
    </div>
  );
}

function Line({ draftState, autosaving, unsaved, saved }: SaveLineProps) {
  if (!unsaved) return <p>{autosaving.state === "saved" ? `Saved at ${time(autosaving.at)}` : saved}</p>;
  if (draftState.state === "impossible") {
    return (
      <p role="alert" className="font-medium text-danger">
        Your text cannot be saved on this device: there is no room, or this is a private window. Save it
        before you leave.
      </p>
    );
  }
  if (autosaving.state === "saving") return <p>Saving…</p>;
  const onDevice = draftState.state === "kept" ? `Saved on this device at ${time(draftState.at)}` : "";
  const reason = reasonOf(autosaving);
  if (reason) return <p>{onDevice ? `${onDevice}. ${reason}` : reason}</p>;
  return <p>{onDevice ? `${onDevice}, not on the site yet.` : "Not saved yet."}</p>;
}

/** Why the server does not have it. */
function reasonOf(autosaving: Autosaving): string | undefined {
  switch (autosaving.state) {
    case "failed":
      return autosaving.isLimited
        ? `Too many saves: the next one is at ${time(new Date(autosaving.retryAt).toISOString())}.`
        : autosaving.reason;
    case "blocked":
      return `Not on the site: ${autosaving.reason}`;
    default:
      return undefined;
  }
}

function spoken({ state }: Autosaving, unsaved: boolean): string {
  if (state === "failed") return "Saved on this device only";
  if (state === "blocked" && unsaved) return "Not on the site";
  return state === "none" ? "" : "Saved";
}

const time = (instant: string) => clockTime(instant, new Date());
