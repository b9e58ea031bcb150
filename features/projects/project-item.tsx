import { formatMonth } from "#core/dates.ts";
import { Cover } from "#features/media/cover.tsx";
import { pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import type { ProjectCard } from "./contract.ts";

/** A project in a list. */
export function ProjectItem({ card: project, level = 2 }: { card: ProjectCard; level?: 2 | 3 }) {
  const { title, excerpt, language, picture, pictures } = project;
  const Heading = level === 2 ? "h2" : "h3";
  const shown = pictures[picture.mediaId];
  return (
    <article className="group relative grid gap-x-8 gap-y-4 py-7 md:grid-cols-[14rem_minmax(0,1fr)]">
      {shown && (
        <Cover
          picture={shown}
          title={title}
          sizes="(min-width: 48rem) 14rem, 88vw"
          decorative
          className="aspect-[3/2] w-full rounded-base"
        />
      )}
      <div className="min-w-0 md:col-start-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted">
          <StateBadge {...project} />
          <span>
            <Period {...project} />
          </span>
        </p>
        <Heading {...listedIn(language)} className="heading mt-2.5 text-h3 wrap-anywhere">
          <CardLink to={pathOf("project", project)}>{title}</CardLink>
        </Heading>
        <p {...listedIn(language)} className="mt-2.5 max-w-[46rem] text-small text-muted me-auto">
          {excerpt}
        </p>
      </div>
    </article>
  );
}

type Dated = { begins: string; ends: string };

/** March 2023 – August 2026 */
export function Period({ begins, ends }: Dated) {
  if (begins && ends)
    return rich(m.projects.fromTo({ begins: <Month day={begins} />, ends: <Month day={ends} /> }));
  if (begins) return rich(m.projects.since({ month: <Month day={begins} /> }));
  return ends ? rich(m.projects.until({ month: <Month day={ends} /> })) : null;
}

function Month({ day }: { day: string }) {
  return (
    <time dateTime={day} suppressHydrationWarning>
      {formatMonth(`${day}T12:00:00.000Z`, "UTC")}
    </time>
  );
}

export function StateBadge({ isPlanned, isClosed }: { isPlanned: boolean; isClosed: boolean }) {
  if (isClosed) return <Badge variant="neutral">{m.projects.finished()}</Badge>;
  return isPlanned ? (
    <Badge>{m.projects.isPlanned()}</Badge>
  ) : (
    <Badge variant="success">{m.projects.running()}</Badge>
  );
}
