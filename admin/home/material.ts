import { createContext, useContext } from "react";
import { type Api, useApi } from "#core/api.ts";
import { pick } from "#core/pick.ts";
import type { HomeSection, Settings } from "#core/settings.ts";
import type { BlogCard, Front } from "#features/blogs/contract.ts";
import type { Picture } from "#features/media/contract.ts";
import { readBoard } from "#features/people/team.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { useQuery } from "#ui/use-query.ts";

/** All articles and people that a home page can show. */
type Material = Record<"latest" | "programmes" | "publications" | "events", BlogCard[]> & {
  board: Awaited<ReturnType<typeof readBoard>>;
  collections: CollectionCard[];
};

export const MaterialContext = createContext<Material | undefined>(undefined);

const max = 13; // in a section, and the hero
const amongNewest = 50; // as on the server

export async function readMaterial({ blogs, people, photography }: Api): Promise<Material> {
  const shared = { view: "card", page: 1 } as const;
  const section = async (sectionType: string) =>
    (await blogs.section({ ...shared, sectionType, limit: max })).items;
  const [{ items: latest }, board, { items: collections }, programmes, publications, events] =
    await Promise.all([
      blogs.list({ ...shared, limit: amongNewest }),
      readBoard(people, max),
      photography.list({ ...shared, limit: max }),
      section("programmes"),
      section("publications"),
      section("events"),
    ]);
  return { latest, board, collections, programmes, publications, events };
}

/** What the page would show with these settings; undefined while loading. */
export function useHome(
  home: Settings["home"],
  pinned: BlogCard | undefined,
): ({ front: Front } & Pick<Material, "board" | "collections">) | undefined {
  const material = useContext(MaterialContext);
  const picture = useOwnPicture(home);
  if (!material) return undefined;
  const { latest, programmes, publications, events, board, collections } = material;
  const hero = pinned ?? latest[0] ?? null;
  const sections = home.sections.filter(({ hidden }) => !hidden);
  const countOf = (name: HomeSection["name"]) =>
    sections.find((section) => section.name === name)?.count ?? 0;
  const others = (blogs: BlogCard[], name: HomeSection["name"]) =>
    blogs.filter(({ _id }) => _id !== hero?._id).slice(0, countOf(name));
  const liked = latest.toSorted((one, other) => other.likeCount - one.likeCount);
  const front = {
    sections,
    hero,
    latest,
    welcome: home.welcome,
    cards: home.cards,
    text: home.text,
    newsletter: home.newsletter,
    picture: picture ?? null,
    pictureCredit: home.pictureCredit,
    research: others(programmes, "research"),
    publications: others(publications, "publications"),
    events: others(events, "events"),
    highlights: liked.slice(0, countOf("highlights")),
  };
  return { front, board, collections };
}

/** The institute's own picture in a form; undefined without one, and while it is loading. */
function useOwnPicture({ pictureId: id, pictureCaption: caption }: Settings["home"]): Picture | undefined {
  const { media } = useApi();
  const { value, stale } = useQuery(id ?? "", async () => (id ? media.read({ id }) : undefined));
  if (stale || !value) return undefined;
  const shown = pick(value, ["url", "srcset", "width", "height", "placeholder", "alt"]);
  return { ...shown, caption, generated: false };
}
