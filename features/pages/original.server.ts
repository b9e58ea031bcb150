import type { Context } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import type { Fields } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import { noSharing } from "#features/publishing/sharing.server.ts";
import { m } from "#messages";
import { legal } from "./legal.ts";
import { type SpecifiedPage, specifiedPages, templateOf, templates } from "./templates.ts";
import type { AnyParts, PageValues } from "./values.server.ts";

type Site = Context["site"];
type Texts = { parts: object; content: string };

/** What the lists and the team have besides their title. */
const listings: Partial<Record<SpecifiedPage, () => Texts>> = {
  programmes: () => listing(m.pages.ourProgrammes(), m.pages.resourcesAndInsights()),
  publications: () => listing(m.pages.ourPublications(), m.pages.resourcesAndInsights()),
  events: () => listing(m.pages.ourEvents(), m.pages.eventsHeading()),
  team: () => listing("", m.pages.teamHeading()),
};

/** What a built-in page says until an institute writes its own text: the sample's, or nothing in anybody's name. */
export function originalOf(id: SpecifiedPage, site: Site): PageValues {
  return valuesOf(id, site, (site.sample && site.sampleTexts.pages[id]) || neutralTextOf(id, site));
}

/** What the sample institute says there, whether it is on the site or not. */
export function sampleTextOf(id: SpecifiedPage, site: Site): PageValues {
  return valuesOf(id, site, site.sampleTexts.pages[id] ?? neutralTextOf(id, site));
}

function neutralTextOf(id: SpecifiedPage, site: Site): Texts {
  const facts = {
    contact: (words: string) => ({ html: linkTo(site, words) }),
    isHeld: site.accounts.hold !== "none",
  };
  return legal[id]?.(facts) ?? listings[id]?.() ?? { parts: {}, content: "" };
}

function listing(badge: string, heading: string): Texts {
  return { parts: { badge, heading }, content: "" };
}

function valuesOf(id: SpecifiedPage, site: Site, { parts, content }: Texts): PageValues {
  const empty = emptyValues(templates[templateOf(id)] as Fields);
  return {
    title: specifiedPages[id](),
    tags: [],
    ...noSharing,
    template: "text",
    parts: { ...empty, ...(id === "about" ? { showBoard: true } : {}), ...parts } as AnyParts,
    content: content.replaceAll("{contact}", linkTo(site, "us")),
  };
}

function linkTo({ contact }: Site, words: string): string {
  const { email } = contact;
  if (!email) return `<a href="/contact">${escaped(words)}</a>`;
  const text = escaped(email);
  return `<a href="mailto:${text}" rel="noopener">${text}</a>`;
}
