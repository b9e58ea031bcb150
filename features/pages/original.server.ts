import type { Context } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import type { Fields } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import { noSharing } from "#features/publishing/sharing.server.ts";
import { legal } from "./legal.ts";
import { type SpecifiedPage, specifiedPages, templateOf, templates } from "./templates.ts";
import type { AnyParts, PageValues } from "./values.server.ts";

type Site = Context["site"];
type Texts = { parts: object; content: string };

/** What the lists and the team have besides their title. */
const listings: Partial<Record<SpecifiedPage, Texts>> = {
  programmes: listing("Our programmes", "Resources and insights"),
  publications: listing("Our publications", "Resources and insights"),
  events: listing("Our events", "Events"),
  team: listing("", "Team"),
};

/** What a built-in page says until an institute writes its own text: the sample's, or nothing in anybody's name. */
export function originalOf(id: SpecifiedPage, site: Site): PageValues {
  return valuesOf(id, site, (site.sample && site.sampleTexts.pages[id]) || neutralTextOf(id));
}

/** What the sample institute says there, whether it is on the site or not. */
export function sampleTextOf(id: SpecifiedPage, site: Site): PageValues {
  return valuesOf(id, site, site.sampleTexts.pages[id] ?? neutralTextOf(id));
}

function neutralTextOf(id: SpecifiedPage): Texts {
  return legal[id] ?? listings[id] ?? { parts: {}, content: "" };
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
    content: content
      .replaceAll("{contact}", linkTo(site))
      .replaceAll(
        "{held}",
        site.accounts.hold === "none" ? "" : " Some wait until an administrator accepts them.",
      ),
  };
}

function linkTo({ contact }: Site): string {
  const { email } = contact;
  if (!email) return '<a href="/contact">us</a>';
  const text = escaped(email);
  return `<a href="mailto:${text}" rel="noopener">${text}</a>`;
}
