import { Suspense, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useQuery } from "#ui/use-query.ts";
import { addedLook, removedLook } from "../differences/changed-text.tsx";
import { Differences } from "../differences/lazy-differences.ts";
import type { ReadableField } from "../kind.ts";

type ComparisonProps = {
  /** The older and the newer one. */
  versions: [number, number];
  read(version: number): Promise<ReadableField[]>;
};

export function Comparison({ versions, read }: ComparisonProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [older, newer] = versions;
  const both = useQuery(versions.join(), () => Promise.all(versions.map(read)));
  const [before, after] = both.value ?? [];

  useEffect(() => title.current?.focus(), []);

  return (
    <section
      aria-labelledby="comparison"
      className="rounded-base border border-hairline bg-surface p-5 sm:p-7"
    >
      <h3 ref={title} tabIndex={-1} id="comparison" className="heading text-h4 outline-none">
        From version {older} to version {newer}
      </h3>
      <p className="mt-1 mb-5 text-meta text-muted">
        <del className={removedLook}>Removed</del> <ins className={addedLook}>added</ins>
      </p>
      {both.state === "loading" && <p role="status">Loading...</p>}
      {both.state === "failed" && (
        <div className="flex flex-wrap items-center gap-4">
          <p>The two versions could not be read.</p>
          <Button look="outline" onClick={both.again}>
            Try again
          </Button>
        </div>
      )}
      {before && after && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <Differences before={before} after={after} />
        </Suspense>
      )}
    </section>
  );
}
