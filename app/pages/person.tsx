import { api } from "#core/api.ts";
import type { PersonPage as Shown } from "#features/people/contract.ts";
import { PersonProfile } from "#features/people/person-profile.tsx";
import { ProjectItem } from "#features/projects/project-item.tsx";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Section } from "#ui/section.tsx";
import { personData } from "../linked-data/person.ts";
import { queries } from "../listing/queries.ts";
import { queryOf, redirectToCanonical } from "../listing/search-params.ts";
import { DocumentFailure, headOfDocument, readDocument } from "../page/document.tsx";
import { type Head, headOf } from "../page/head.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/person.ts";
import { PersonWorks, readWorks, worksUrl } from "./person/works.tsx";

async function read(args: Route.LoaderArgs) {
  const { context, request } = args;
  const calls = context.get(api);
  const person = await readDocument(args, "person", ({ people }, id) => people.read(id));
  const query = queryOf(request.url, queries.person);
  const works = await withRouteErrors(readWorks(calls, person._id, query));
  redirectToCanonical(request.url, worksUrl(person, works));
  const projects = await withRouteErrors(calls.projects.ofPerson({ id: person._id }));
  return projects.length > 0 ? { person, works, projects } : { person, works };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfPerson, m.people.absent());

function headOfPerson({ person }: { person: Shown }): Head {
  const { name: title, role, excerpt, portrait } = person;
  const description = [role, excerpt].filter(Boolean).join(". ");
  const list = { name: m.people.team(), path: "/team" };
  return {
    ...headOfDocument("person", person, { title, description, alt: portrait?.alt, list }),
    things: import.meta.env.SSR ? (site) => personData(person, site) : undefined,
  };
}

export default function PersonPage({ loaderData: { person, works, projects } }: Route.ComponentProps) {
  return (
    <article className="page pt-4 pb-16 md:pb-24">
      <BackLink to="/team">{m.people.allOfTeam()}</BackLink>
      <div className="mt-5">
        <PersonProfile person={person} />
      </div>
      <div className="mt-16 space-y-16 empty:hidden md:mt-20 md:space-y-20">
        {projects && (
          <Section id="projects" title={m.people.projects()} variant="plain">
            <ul className="-mt-7 divide-y divide-hairline border-b border-hairline">
              {projects.map((project) => (
                <li key={project._id}>
                  <ProjectItem card={project} level={3} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <PersonWorks person={person} works={works} />
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DocumentFailure
      error={error}
      title={m.people.missingTitle()}
      missing={m.people.missing()}
      to="/team"
      text={m.people.meetTeam()}
    />
  );
}
