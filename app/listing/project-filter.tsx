import { FolderKanban } from "lucide-react";
import type { RouterContextProvider } from "react-router";
import { api } from "#core/api.ts";
import type { sectionNames } from "#features/blogs/section-names.ts";
import type { ProjectChoices } from "#features/projects/contract.ts";
import { type Kind, pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { FilterMenu } from "#ui/filter-menu.tsx";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { partIn } from "#ui/text-language.ts";
import { readFilters } from "../site/route-errors.ts";
import { filterLink } from "./filter.tsx";

type Listed = { kind?: Kind; section?: keyof typeof sectionNames };
type Narrowed = { project?: string };

/**
 * The query with the present slug of its project, its last parameter, and the projects to choose from, if there are
 * some.
 */
export async function readProjects<Q extends Narrowed>(
  context: Readonly<RouterContextProvider>,
  listed: Listed,
  { project, ...query }: Q,
): Promise<{ query: Omit<Q, "project"> & Narrowed; projects?: ProjectChoices }> {
  const { projects } = context.get(api);
  const read = projects.choices({ ...listed, project });
  const choices = await readFilters(context, read);
  const { chosen } = choices ?? {};
  const known = chosen ? (chosen.slug ?? chosen._id) : project;
  const isEmpty = !choices || (choices.projects.length === 0 && !chosen);
  return { query: known ? { ...query, project: known } : query, projects: isEmpty ? undefined : choices };
}

type ProjectFilterProps = {
  path: string;
  query: Narrowed & Record<string, string | number | undefined>;
  projects: ProjectChoices | undefined;
};

/** Leads from a list to the same list of one project, and to its page. */
export function ProjectFilter({ path, query, projects }: ProjectFilterProps) {
  if (!projects) return null;
  const { chosen } = projects;
  const isListed = projects.projects.some(({ _id }) => _id === chosen?._id);
  const all = chosen && !isListed ? [...projects.projects, chosen] : projects.projects;
  const linkTo = (text: string, project?: string) => filterLink({ path, query, text, change: { project } });
  return (
    <div className="flex flex-wrap items-center gap-x-8">
      <FilterMenu
        label={m.listing.project()}
        isRow
        filters={[
          linkTo(m.listing.allProjects()),
          ...all.map(({ _id, slug, title, language }) => ({
            ...linkTo(title, slug ?? _id),
            language: partIn(language).lang,
          })),
        ]}
      />
      {chosen && (
        <Link
          to={pathOf("project", chosen)}
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
        >
          <FolderKanban aria-hidden className="size-4.5 shrink-0" />
          <span>
            {rich(
              m.listing.aboutProject({
                title: (
                  <span {...partIn(chosen.language)} className="sr-only">
                    : {chosen.title}
                  </span>
                ),
              }),
            )}
          </span>
        </Link>
      )}
    </div>
  );
}
