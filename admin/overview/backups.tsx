import { Archive, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Overview } from "#features/overview/contract.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { Moment } from "#ui/time-zone.tsx";

/** One line, unless something has to be done. */
export function Backups({ backups }: { backups: Overview["backups"] }) {
  const { setup, problem, nextAt, isLate } = backups;
  if (setup === "off") return null;
  if (setup === "missing")
    return (
      <Warning title={m.adminOverview.noBackups()} foot={<Help>{m.adminOverview.backupsHelp()}</Help>}>
        {rich(m.adminOverview.noBackupsText({ setting: <code className="wrap-anywhere">BACKUP_TO</code> }))}
      </Warning>
    );
  if (problem)
    return (
      <Warning title={m.adminOverview.backupFailed()} foot={<Last backups={backups} />}>
        {problem}
        {nextAt && (
          <> {rich(m.adminOverview.backupNext({ time: <Moment withoutZone instant={nextAt} /> }))}</>
        )}
      </Warning>
    );
  if (isLate)
    return (
      <Warning title={m.adminOverview.backupOld()} foot={<Last backups={backups} />}>
        {m.adminOverview.backupLate()}
      </Warning>
    );
  return (
    <section
      aria-label={m.adminOverview.backups()}
      className="mt-16 flex items-start gap-2.5 border-t border-hairline pt-4"
    >
      <Archive aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <p className="text-small text-muted">
        <Last backups={backups} />
      </p>
    </section>
  );
}

function Last({ backups: { madeAt, provenAt, problem } }: { backups: Overview["backups"] }) {
  if (!madeAt) return problem ? m.adminOverview.noBackupYet() : m.adminOverview.firstBackup();
  const time = <Moment withoutZone instant={madeAt} />;
  return (
    <>
      {rich(
        provenAt === madeAt
          ? m.adminOverview.lastBackupProven({ time })
          : m.adminOverview.lastBackup({ time }),
      )}{" "}
      {!provenAt && `${m.adminOverview.noneProven()} `}
      {provenAt && provenAt !== madeAt && (
        <>{rich(m.adminOverview.lastProven({ time: <Moment withoutZone instant={provenAt} /> }))} </>
      )}
      <Help>{m.adminOverview.aboutBackups()}</Help>
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
      aria-label={m.adminOverview.backups()}
      className="mb-10 flex items-start gap-3 border-s-4 border-accent bg-sunken px-4 py-3.5"
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
