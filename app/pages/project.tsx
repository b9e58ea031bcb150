import type { Api } from "#core/api.ts";
import { personPath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { EventList } from "#features/blogs/event-list.tsx";
import { type ShownCard, shownCards } from "#features/blogs/shown-card.ts";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { type ShownCollection, shownCollection } from "#features/photography/shown-collection.ts";
import { type Project, ProjectArticle } from "#features/projects/project-article.tsx";
import { m } from "#messages";
import { Section } from "#ui/section.tsx";
import { urlOf } from "../linked-data/address.ts";
import { publisher } from "../linked-data/institute.ts";
import { urlFor } from "../listing/search-params.ts";
import { plainPage } from "../plain/page.tsx";
import type { Site } from "../site/site.ts";

const shownOutputs = 6;
const sections = {
  publications: m.projects.publications,
  programmes: m.projects.articles,
  events: m.projects.events,
} as const;
type OutputSection = keyof typeof sections;

type Outputs<Item> = { items: Item[]; total: number };
type WithOutputs = Project & {
  outputs: Record<OutputSection, Outputs<ShownCard>> & { photography: Outputs<ShownCollection> };
};

const { loader, clientLoader, meta, Component, ErrorBoundary } = plainPage<WithOutputs>("project", {
  async read(calls, id) {
    const project = await calls.projects.page(id);
    return { ...project, outputs: await readOutputs(calls, project._id) };
  },
  things: import.meta.env.SSR ? projectData : undefined,
  Page: ProjectPage,
});

export { Component as default, clientLoader, ErrorBoundary, loader, meta };

/** The newest documents that name the project. */
async function readOutputs({ blogs, photography }: Api, project: string): Promise<WithOutputs["outputs"]> {
  const slice = { project, page: 1, limit: shownOutputs, view: "card" } as const;
  const inSection = async (sectionType: OutputSection) => {
    const { items, total } = await blogs.section({ sectionType, prefer: "site", ...slice });
    return { items: items.map(shownCards()), total };
  };
  const [publications, programmes, events, collections] = await Promise.all([
    inSection("publications"),
    inSection("programmes"),
    inSection("events"),
    photography.list(slice),
  ]);
  const photographs = { items: collections.items.map(shownCollection), total: collections.total };
  return { publications, programmes, events, photography: photographs };
}

function ProjectPage({ document: project }: { document: WithOutputs }) {
  const { photography, ...articles } = project.outputs;
  const more = (path: string, { items, total }: Outputs<unknown>) =>
    total > items.length
      ? { to: urlFor(path, { project: project.slug ?? project._id }), text: m.projects.allOutputs({ total }) }
      : undefined;
  return (
    <ProjectArticle document={project}>
      {Object.entries(sections).map(([section, title]) => {
        const found = articles[section as OutputSection];
        if (found.items.length === 0) return null;
        return (
          <Section
            key={section}
            id={section}
            title={title()}
            more={more(`/${section}`, found)}
            variant="plain"
          >
            {section === "events" ? (
              <EventList blogs={found.items} />
            ) : (
              <BlogGrid blogs={found.items} level={3} />
            )}
          </Section>
        );
      })}
      {photography.items.length > 0 && (
        <Section
          id="photography"
          title={m.photography.title()}
          more={more("/photography", photography)}
          variant="plain"
        >
          <CollectionGrid collections={photography.items} />
        </Section>
      )}
    </ProjectArticle>
  );
}

function projectData(project: Project, site: Site): object[] {
  const { title, excerpt, begins, ends, picture, pictures, team, people, partners, funders } = project;
  const shown = pictures[picture.mediaId];
  const members = team.flatMap((id) => people[id] ?? []);
  const organization = ({ name, link }: { name: string; link: string }) => ({
    "@type": "Organization",
    name,
    url: link || undefined,
  });
  const url = urlOf(site, "project", project);
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
