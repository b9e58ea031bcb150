import type { ReactNode } from "react";
import type { HomeSection } from "#core/settings.ts";
import { FeaturedEvents } from "#features/blogs/featured-events.tsx";
import { FeaturedBlogs } from "#features/blogs/featured-sections.tsx";
import type { ShownCard } from "#features/blogs/shown-card.ts";
import { InformationCards } from "#features/institute/information-cards.tsx";
import { Newsletter } from "#features/institute/newsletter.tsx";
import { OwnPicture } from "#features/institute/own-picture.tsx";
import { OwnWords } from "#features/institute/own-words.tsx";
import type { BoardMember } from "#features/people/team.ts";
import { TeamSection } from "#features/people/team-section.tsx";
import { GalleryStrip, type StripCollection } from "#features/photography/gallery-strip.tsx";
import { useSite } from "../../site/site.ts";
import type { ShownFront } from "./shown-front.ts";
import { WelcomeBar } from "./welcome-bar.tsx";

type HomeSectionsProps = {
  front: ShownFront;
  board: BoardMember[];
  collections: StripCollection[];
  /** The level of the welcome bar's heading. */
  level: 1 | 2;
  actions?(blog: ShownCard): ReactNode;
};

type Name = HomeSection["name"];
type Variant = "page" | "sunken";

/** The sections in the institute's order, without empty ones. */
export function HomeSections({ front, board, collections, level, actions }: HomeSectionsProps) {
  const site = useSite();
  const blogsOf: Partial<Record<Name, ShownCard[]>> = {
    research: front.research,
    publications: front.publications,
    events: front.events,
    highlights: front.highlights,
    resources: front.latest,
  };
  const isEmpty: Partial<Record<Name, boolean>> = {
    team: board.length === 0,
    gallery: collections.length === 0,
    cards: front.cards.length === 0,
    text: front.text === "",
    picture: !front.picture,
    newsletter: front.newsletter === "" || site.contact.email === "",
  };
  const shown = front.sections.filter(({ name }) => !(isEmpty[name] ?? blogsOf[name]?.length === 0));
  const variants = variantsOf(shown.map(({ name }) => name));
  return shown.map(({ name, label, heading, count }, index) => {
    const own = { label, title: heading, section: `home.sections.${name}` };
    const shared = { own, variant: variants[index] };
    const listed = { ...shared, blogs: (blogsOf[name] ?? []).slice(0, count), actions };
    const sections: Record<Name, () => ReactNode> = {
      welcome: () => <WelcomeBar key={name} level={level} heading={heading} text={front.welcome} />,
      research: () => <FeaturedBlogs key={name} name="research" {...listed} />,
      publications: () => <FeaturedBlogs key={name} name="publications" {...listed} />,
      events: () => <FeaturedEvents key={name} {...listed} />,
      team: () => <TeamSection key={name} {...shared} board={board.slice(0, count)} />,
      resources: () => <FeaturedBlogs key={name} name="resources" {...listed} />,
      gallery: () => <GalleryStrip key={name} heading={heading} collections={collections.slice(0, count)} />,
      cards: () => <InformationCards key={name} heading={heading} cards={front.cards} />,
      text: () => <OwnWords key={name} {...shared} text={front.text} />,
      picture: () =>
        front.picture && (
          <OwnPicture key={name} {...shared} picture={front.picture} credit={front.pictureCredit} />
        ),
      highlights: () => <FeaturedBlogs key={name} name="highlights" {...listed} />,
      newsletter: () => (
        <Newsletter key={name} {...shared} text={front.newsletter} email={site.contact.email} />
      ),
    };
    return sections[name]();
  });
}

/** Publications and the board have a darker background, unless they are adjacent. */
function variantsOf(names: Name[]): Variant[] {
  const variants: Variant[] = [];
  for (const name of names) {
    const isDark = name === "publications" || name === "team";
    variants.push(isDark && variants.at(-1) !== "sunken" ? "sunken" : "page");
  }
  return variants;
}
