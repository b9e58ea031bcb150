import { Link } from "#ui/link.tsx";
import type { DocumentHead } from "./contract.ts";
import { pathOf } from "./kinds.ts";

type ProjectLinksProps = { projects: DocumentHead["projects"]; className?: string };

/** The projects whose output a document is. */
export function ProjectLinks({ projects = [], className }: ProjectLinksProps) {
  if (projects.length === 0) return null;
  return (
    <p className={className}>
      {projects.length === 1 ? "Part of the project " : "Part of the projects "}
      {projects.map((project, index) => (
        <span key={project._id}>
          {index > 0 && (index === projects.length - 1 ? " and " : ", ")}
          <Link
            dir="auto"
            to={pathOf("project", project)}
            className="font-semibold text-brand underline underline-offset-4 wrap-anywhere"
          >
            {project.title}
          </Link>
        </span>
      ))}
    </p>
  );
}
