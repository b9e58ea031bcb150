import { clockTime } from "./clock.ts";
import type { DraftState } from "./use-local-draft.ts";

type DraftStatusProps = {
  draftState: DraftState;
  unsaved: boolean /** Said where all is saved. */;
  saved: string;
};

/** Says where the text is: at the server, on this device, or nowhere but on this page. */
export function DraftStatus({ draftState, unsaved, saved }: DraftStatusProps) {
  if (!unsaved) return <p className="text-meta text-muted">{saved}</p>;
  if (draftState.state === "impossible") {
    return (
      <p role="alert" className="text-meta font-medium text-danger">
        Your text cannot be saved on this device: there is no room, or this is a private window. Save it
        before you leave.
      </p>
    );
  }
  return (
    <p className="text-meta text-muted">
      {draftState.state === "kept"
        ? `Saved on this device at ${clockTime(draftState.at, new Date())}, not on the site yet.`
        : "Not saved yet."}
    </p>
  );
}
