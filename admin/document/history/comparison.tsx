import { Suspense, startTransition, useEffect, useRef, useState } from "react";
import { Await } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Differences } from "../differences/lazy-differences.ts";
import { addedLook, removedLook } from "../differences/looks.ts";
import type { ReadableField } from "../kind.ts";

type ComparisonProps = {
  /** The older and the newer one. */
  versions: [number, number];
  read(version: number): Promise<ReadableField[]>;
};

export function Comparison({ versions, read }: ComparisonProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [older, newer] = versions;
  const readBoth = () => Promise.all([read(older), read(newer)]);
  const [both, setBoth] = useState(readBoth);

  useEffect(() => title.current?.focus(), []);

  const failed = (
    <div className="flex flex-wrap items-center gap-4">
      <p>{m.adminDocument.versionsFailed()}</p>
      <Button variant="outline" onClick={() => startTransition(() => setBoth(readBoth()))}>
        {m.common.tryAgain()}
      </Button>
    </div>
  );
  return (
    <section
      aria-labelledby="comparison"
      className="rounded-base border border-hairline bg-surface p-5 sm:p-7"
    >
      <h3 ref={title} tabIndex={-1} id="comparison" className="heading text-h4 outline-none">
        {m.adminDocument.fromToVersion({ older, newer })}
      </h3>
      <p className="mt-1 mb-5 text-meta text-muted">
        <del className={removedLook}>{m.adminDocument.legendRemoved()}</del>{" "}
        <ins className={addedLook}>{m.adminDocument.legendAdded()}</ins>
      </p>
      <Suspense fallback={<p role="status">{m.common.loading()}</p>}>
        <Await resolve={both} errorElement={failed}>
          {([before, after]) => <Differences before={before} after={after} />}
        </Await>
      </Suspense>
    </section>
  );
}
