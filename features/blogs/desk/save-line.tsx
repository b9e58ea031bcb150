import { clockTime } from "#ui/kept/clock.ts";
import type { Keeping } from "#ui/kept/use-kept.ts";
import type { Autosaving } from "./use-autosave.ts";

type SaveLineProps = {
  keeping: Keeping;
  autosaving: Autosaving;
  unsaved: boolean;
  /** Said where all is saved. */
  saved: string;
};

/** Says where the text is: on the server, on this device, or only on this page. */
export function SaveLine({ keeping, autosaving, unsaved, saved }: SaveLineProps) {
  return (
    <div className="text-meta text-muted">
      <Line {...{ keeping, autosaving, unsaved, saved }} />
      {/* Read out when it changes, which it does not with every save. */}
      <p role="status" className="sr-only">
        {spoken(autosaving, unsaved)}
      </p>
    </div>
  );
}

function Line({ keeping, autosaving, unsaved, saved }: SaveLineProps) {
  if (!unsaved) return <p>{autosaving.state === "saved" ? `Saved at ${time(autosaving.at)}` : saved}</p>;
  if (keeping.state === "impossible") {
    return (
      <p role="alert" className="font-medium text-danger">
        Your text cannot be saved on this device: there is no room, or this is a private window. Save it
        before you leave.
      </p>
    );
  }
  if (autosaving.state === "saving") return <p>Saving…</p>;
  const onDevice = keeping.state === "kept" ? `Saved on this device at ${time(keeping.at)}` : "";
  if (autosaving.state === "blocked") {
    return (
      <p>
        Not saved yet: {autosaving.reason}
        {onDevice && ` ${onDevice}.`}
      </p>
    );
  }
  if (autosaving.state === "failed" && onDevice) {
    return (
      <p>
        {navigator.onLine ? "The server could not be reached." : "You are offline."} {onDevice}.
      </p>
    );
  }
  return <p>{onDevice ? `${onDevice}, not on the site yet.` : "Not saved yet."}</p>;
}

function spoken({ state }: Autosaving, unsaved: boolean): string {
  if (state === "failed") return "Saved on this device only";
  if (state === "blocked" && unsaved) return "Not saved yet";
  return state === "none" ? "" : "Saved";
}

const time = (instant: string) => clockTime(instant, new Date());
