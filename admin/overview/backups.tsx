import { Archive, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Overview } from "#features/overview/contract.ts";
import { Moment } from "#ui/time-zone.tsx";

/** One line, unless something has to be done. */
export function Backups({ backups }: { backups: Overview["backups"] }) {
  const { isOn, madeAt, provenAt, problem, nextAt, isLate } = backups;
  if (!isOn)
    return (
      <Warning title="No backups are set up">
        If this machine breaks, everything on the site is lost. Whoever runs the site sets{" "}
        <code className="wrap-anywhere">BACKUP_TO</code> to a folder on another disk or to a bucket, and
        starts the site again.
      </Warning>
    );
  if (problem)
    return (
      <Warning title="The last backup failed">
        <span className="wrap-anywhere">{problem}</span>
        {nextAt && (
          <>
            {" "}
            The site tries again at <Moment withoutZone instant={nextAt} />.
          </>
        )}{" "}
        <Last madeAt={madeAt} provenAt={provenAt} />
      </Warning>
    );
  if (isLate)
    return (
      <Warning title="The last backup is old">
        No backup was made at the times that are set. <Last madeAt={madeAt} provenAt={provenAt} />
      </Warning>
    );
  return (
    <section aria-label="Backups" className="mt-16 flex items-start gap-2.5 border-t border-hairline pt-4">
      <Archive aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <p className="text-small text-muted">
        {madeAt ? <Last madeAt={madeAt} provenAt={provenAt} /> : "The first backup is being made."}
      </p>
    </section>
  );
}

function Last({ madeAt, provenAt }: Pick<Overview["backups"], "madeAt" | "provenAt">) {
  if (!madeAt) return "No backup was made yet.";
  return (
    <>
      Last backup: <Moment withoutZone instant={madeAt} />.{" "}
      {provenAt ? (
        <>
          Last proven by restoring it: <Moment withoutZone instant={provenAt} />.
        </>
      ) : (
        "None was proven yet."
      )}
    </>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label="Backups"
      className="mb-10 flex items-start gap-3 border-l-4 border-accent bg-sunken px-4 py-3.5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 max-w-[46rem]">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-small text-muted">{children}</p>
      </div>
    </section>
  );
}
