import { listFormat } from "#core/list-format.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import type { DocumentHead } from "./contract.ts";
import { pathOf } from "./kinds.ts";

type ProjectLinksProps = { projects: DocumentHead["projects"]; className?: string };

/** The projects whose output a document is. */
export function ProjectLinks({ projects = [], className }: ProjectLinksProps) {
  const count = projects.length;
  if (count === 0) return null;
  return (
    <p className={className}>{rich(m.publishing.partOfProjects({ count, projects: links(projects) }))}</p>
  );
}

function links(projects: NonNullable<DocumentHead["projects"]>) {
  const parts = listFormat("conjunction").formatToParts(projects.map((_, index) => String(index)));
  return parts.map(({ type, value }) => {
    const project = type === "element" && projects[Number(value)];
    if (!project) return value;
    return (
      <Link
        key={project._id}
        {...listedIn(project.language)}
        to={pathOf("project", project)}
        className="font-semibold text-brand underline underline-offset-4 wrap-anywhere"
      >
        {project.title}
      </Link>
    );
  });
}
