import { Suspense, useContext, useEffect, useRef } from "react";
import type { WritingFunctions } from "#features/blogs/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { fieldsOf } from "../../articles/fields.ts";
import { addedLook, removedLook } from "../differences/changed-text.tsx";
import { Differences } from "../differences/lazy-differences.ts";

type ComparisonProps = {
  id: string;
  /** The older and the newer one. */
  versions: [number, number];
  read: WritingFunctions["revision"];
};

/** What has changed from one version to another. */
export function Comparison({ id, versions, read }: ComparisonProps) {
  const zone = useContext(TimeZone);
  const title = useRef<HTMLHeadingElement>(null);
  const [older, newer] = versions;
  const both = useQuery(versions.join(), () =>
    Promise.all(versions.map((version) => read({ id, version }).then((blog) => fieldsOf(blog, zone)))),
  );
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
        <del className={removedLook}>Taken out</del> <ins className={addedLook}>put in</ins>
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
