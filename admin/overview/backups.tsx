import { Archive, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Overview } from "#features/overview/contract.ts";
import { Moment } from "#ui/time-zone.tsx";

/** One line, unless something has to be done. */
export function Backups({ backups }: { backups: Overview["backups"] }) {
  const { setup, problem, nextAt, isLate } = backups;
  if (setup === "off") return null;
  if (setup === "missing")
    return (
      <Warning title="No backups are set up" foot={<Help>How to set up backups</Help>}>
        If this machine breaks, everything on the site is lost. To set up backups, set{" "}
        <code className="wrap-anywhere">BACKUP_TO</code> to a folder on another disk or to a bucket, and
        restart the site.
      </Warning>
    );
  if (problem)
    return (
      <Warning title="The last backup failed" foot={<Last backups={backups} />}>
        {problem}
        {nextAt && (
          <>
            {" "}
            The site tries again at <Moment withoutZone instant={nextAt} />.
          </>
        )}
      </Warning>
    );
  if (isLate)
    return (
      <Warning title="The last backup is old" foot={<Last backups={backups} />}>
        No backup was made at the planned time. The log of the site says why.
      </Warning>
    );
  return (
    <section aria-label="Backups" className="mt-16 flex items-start gap-2.5 border-t border-hairline pt-4">
      <Archive aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <p className="text-small text-muted">
        <Last backups={backups} />
      </p>
    </section>
  );
}

function Last({ backups: { madeAt, provenAt, problem } }: { backups: Overview["backups"] }) {
  if (!madeAt) return problem ? "No backup was made yet." : "The first backup is being made.";
  return (
    <>
      Last backup: <Moment withoutZone instant={madeAt} />
      {provenAt === madeAt && ", proven by restoring it"}.{" "}
      {!provenAt && "None was proven by restoring it yet. "}
      {provenAt && provenAt !== madeAt && (
        <>
          Last proven by restoring one: <Moment withoutZone instant={provenAt} />.{" "}
        </>
      )}
      <Help>About backups</Help>
    </>
  );
}

/** The chapter of the guide. */
function Help({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/admin/help/back-up"
      className="font-semibold whitespace-nowrap text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

type WarningProps = { title: string; children: ReactNode; foot: ReactNode };

function Warning({ title, children, foot }: WarningProps) {
  return (
    <section
      aria-label="Backups"
      className="mb-10 flex items-start gap-3 border-l-4 border-accent bg-sunken px-4 py-3.5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 max-w-[46rem]">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-small wrap-anywhere">{children}</p>
        <p className="mt-1.5 text-small text-muted">{foot}</p>
      </div>
    </section>
  );
}
