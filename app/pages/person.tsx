import { api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import { personPath } from "#features/addresses/paths.ts";
import type { PersonPage as Shown } from "#features/people/contract.ts";
import { PersonProfile } from "#features/people/person-profile.tsx";
import { ProjectItem } from "#features/projects/project-item.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { personData } from "../linked-data/person.ts";
import { queries } from "../listing/queries.ts";
import { queryOf, redirectToCanonical } from "../listing/search-params.ts";
import { descriptionCharacters, type Head, headOf } from "../page/head.ts";
import { Failure } from "../shell/failure.tsx";
import { MissingPanel } from "../shell/missing-panel.tsx";
import { atItsPath, isMissing, newestIn, withRouteErrors } from "../site/route-errors.ts";
import { alternatesOf } from "../site/translations.ts";
import type { Route } from "./+types/person.ts";
import { PersonWorks, readWorks, worksUrl } from "./person/works.tsx";

async function read({ context, params, request }: Route.LoaderArgs) {
  const calls = context.get(api);
  const found = await withRouteErrors(calls.people.read({ id: params.id }), { context, request });
  const person = atItsPath(found, personPath(found), request);
  const query = queryOf(request.url, queries.person);
  const works = await withRouteErrors(readWorks(calls, person._id, query));
  redirectToCanonical(request.url, worksUrl(person, works));
  const projects = await withRouteErrors(calls.projects.ofPerson({ id: person._id }));
  return projects.length > 0 ? { person, works, projects } : { person, works };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfPerson, "Person Not Found");

function headOfPerson({ person }: { person: Shown }): Head {
  const { name, role, seoTitle, noindex, language, shareAlt, excerpt, portrait } = person;
  const path = personPath(person);
  return {
    title: name,
    seoTitle,
    noindex,
    language,
    path,
    alternates: alternatesOf(person, personPath),
    description: truncate([role, excerpt].filter(Boolean).join(". "), descriptionCharacters),
    card: { path: `${path}/card.jpg`, alt: shareAlt || portrait?.alt || name },
    trail: [
      { name: "Team", path: "/team" },
      { name, path },
    ],
    things: (site) => personData(person, site),
  };
}

export default function PersonPage({ loaderData: { person, works, projects } }: Route.ComponentProps) {
  return (
    <article className="page pt-4 pb-16 md:pb-24">
      <BackLink to="/team">All of the team</BackLink>
      <div className="mt-5">
        <PersonProfile person={person} />
      </div>
      <div className="mt-16 space-y-16 empty:hidden md:mt-20 md:space-y-20">
        {projects && (
          <Section id="projects" title="Projects" variant="plain">
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
  if (!isMissing(error)) return <Failure error={error} />;
  return (
    <MissingPanel
      title="Person not found"
      text="The person you're looking for doesn't exist or has been removed."
      newest={newestIn(error)}
    >
      <LinkButton to="/team">Meet the team</LinkButton>
    </MissingPanel>
  );
}
