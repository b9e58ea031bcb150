import { createContext, useContext } from "react";
import type { Api } from "#core/api.ts";
import type { HomeSection, Settings } from "#core/settings.ts";
import type { BlogCard, Front } from "#features/blogs/contract.ts";
import { defaultSettings } from "#features/settings/defaults.ts";

/** Articles as far as any form of the home page shows them. */
type Material = Record<"latest" | "programmes" | "publications" | "events", BlogCard[]>;

export const MaterialContext = createContext<Material | undefined>(undefined);

const most = 13; // in a section, and the hero
const amongNewest = 50; // as the home page does it

export async function readMaterial({ blogs }: Api): Promise<Material> {
  const shared = { view: "card", page: 1 } as const;
  const section = async (sectionType: string) =>
    (await blogs.section({ ...shared, sectionType, limit: most })).items;
  const [latest, programmes, publications, events] = await Promise.all([
    blogs.list({ ...shared, limit: amongNewest }),
    ...["programmes", "publications", "events"].map(section),
  ]);
  return { latest: latest.items, programmes, publications, events } as Material;
}

/** What the home page would show with these settings; undefined until it is known. */
export function useFront(home: Settings["home"], pinned: BlogCard | undefined): Front | undefined {
  const material = useContext(MaterialContext);
  if (!material) return undefined;
  const { latest, programmes, publications, events } = material;
  const hero = pinned ?? latest[0] ?? null;
  const sections = home.sections.filter(({ hidden }) => !hidden);
  const countOf = (name: HomeSection["name"]) =>
    sections.find((section) => section.name === name)?.count ?? 0;
  const others = (blogs: BlogCard[], name: HomeSection["name"]) =>
    blogs.filter(({ _id }) => _id !== hero?._id).slice(0, countOf(name));
  const liked = latest.toSorted((one, other) => other.likeCount - one.likeCount);
  return {
    ...{ sections, hero, latest },
    ...{ cards: home.cards, text: home.text, newsletter: home.newsletter },
    research: others(programmes, "research"),
    publications: others(publications, "publications"),
    events: others(events, "events"),
    highlights: liked.slice(0, countOf("highlights")),
  };
}

/** With those that a list saved earlier does not have. */
export function everySection(sections: HomeSection[]): HomeSection[] {
  const missing = defaultSettings.home.sections.filter(
    ({ name }) => !sections.some((section) => section.name === name),
  );
  return [...sections, ...missing.map((section) => ({ ...section, hidden: true }))];
}
