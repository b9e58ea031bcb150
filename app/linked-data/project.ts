import { personPath } from "#features/addresses/paths.ts";
import type { Project } from "#features/projects/project-article.tsx";
import { pathOf } from "#features/publishing/kinds.ts";
import type { Site } from "../site/site.ts";
import { publisher } from "./institute.ts";

export function projectData(project: Project, site: Site): object[] {
  const { title, excerpt, begins, ends, picture, pictures, team, people, partners, funders } = project;
  const shown = pictures[picture.mediaId];
  const members = team.flatMap((id) => people[id] ?? []);
  const organization = ({ name, link }: { name: string; link: string }) => ({
    "@type": "Organization",
    name,
    url: link || undefined,
  });
  const url = site.url + pathOf("project", project);
  return [
    {
      "@type": "ResearchProject",
      "@id": `${url}#project`,
      name: title,
      description: excerpt || undefined,
      url,
      foundingDate: begins || undefined,
      dissolutionDate: ends || undefined,
      image: shown && site.url + shown.url,
      parentOrganization: publisher(site),
      member: [
        ...members.map((person) => ({
          "@type": "Person",
          name: person.name,
          url: site.url + personPath(person),
        })),
        ...partners.map(organization),
      ],
      funder: funders.map(organization),
      funding: funders.map((funder) => ({
        "@type": "Grant",
        identifier: funder.award || undefined,
        funder: organization(funder),
      })),
    },
  ];
}
