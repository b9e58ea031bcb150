import { useEffect, useRef } from "react";
import type { CollectionFunctions } from "#features/photography/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Differences } from "./differences.tsx";
import { type CollectionText, textOf } from "./fields.ts";

type OvertakenProps = {
  id: string;
  mine: CollectionText;
  read: CollectionFunctions["read"];
  /** Saves what is on the page in the place of their version. */
  onKeepMine(version: number): void;
  onTakeTheirs(text: CollectionText, version: number): void;
};

/** Somebody else has saved the collection meanwhile: shows how, and asks which is to stay. */
export function Conflict({ id, mine, read, onKeepMine, onTakeTheirs }: OvertakenProps) {
  const panel = useRef<HTMLElement>(null);
  const latest = useQuery(id, () => read({ id }));

  useEffect(() => panel.current?.focus(), []);

  const theirs = latest.value;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="animate-arrive rounded-base border border-l-4 border-hairline border-l-danger bg-surface p-5"
    >
      <h2 id="conflict" className="text-body font-semibold">
        Somebody else has saved a newer version of this collection.
      </h2>
      <p className="mt-1 text-small text-muted">
        Nothing has been lost or overwritten. If you take theirs, yours stays on this device, and you can
        restore it.
      </p>
      {latest.state === "loading" && (
        <p role="status" className="mt-4 text-small">
          Loading...
        </p>
      )}
      {latest.state === "failed" && (
        <div className="mt-4">
          <p className="mb-3 text-small">Their version could not be loaded.</p>
          <Button onClick={latest.again}>Try Again</Button>
        </div>
      )}
      {theirs && (
        <>
          <Differences mine={mine} theirs={textOf(theirs)} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => onKeepMine(theirs.version)}>Keep mine</Button>
            <Button look="outline" onClick={() => onTakeTheirs(textOf(theirs), theirs.version)}>
              Take theirs
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
