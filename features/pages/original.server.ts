import type { Context } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import { institute } from "#features/institute/texts.ts";
import { emptyParts, noPicture } from "#features/publishing/parts.ts";
import { noSharing } from "#features/publishing/sharing.ts";
import { accessibility } from "./defaults/accessibility.ts";
import { privacy } from "./defaults/privacy.ts";
import { terms } from "./defaults/terms.ts";
import { type SpecifiedPage, specifiedPages, templates } from "./templates.ts";
import type { PageValues } from "./values.server.ts";

type Site = Context["site"];

const texts = { privacy, terms, accessibility };

/** The original text of a built-in page. */
export function originalOf(id: SpecifiedPage, site: Site): PageValues {
  return { title: specifiedPages[id], tags: [], ...noSharing, template: "text", ...bodyOf(id, site) };
}

function bodyOf(id: SpecifiedPage, site: Site): Pick<PageValues, "parts" | "content"> {
  if (id === "about") return { parts: about(), content: "" };
  if (id === "contact") return { parts: contact(site), content: "" };
  const { introduction, content } = texts[id];
  return { parts: { introduction }, content: content(linkTo(site)).trim() };
}

function about(): PageValues["parts"] {
  const { strategy, focusAreas, ...texts } = institute.about;
  return {
    heading: "Why we are here",
    ...texts,
    focusAreas: focusAreas.map((area) => ({ ...area })),
    strategy: strategy.introduction,
    academicTitle: strategy.academic.title,
    academicText: strategy.academic.text,
    activistTitle: strategy.activist.title,
    activistText: strategy.activist.text,
    showBoard: true,
  };
}

/** Only the sample institute has departments and offices by default. */
function contact({ sample }: Site): PageValues["parts"] {
  const { introduction, departments, offices, map } = institute.contact;
  const opening = { ...emptyParts(templates.contact), heading: "Come in, or write", introduction };
  if (!sample) return opening;
  return {
    ...opening,
    departments: departments.map((department) => ({ ...department })),
    offices: offices.map((office) => ({ ...office, address: [...office.address] })),
    ...{ mapPicture: noPicture, mapLink: "", mapText: map },
  };
}

function linkTo({ contact }: Site): string {
  const { email } = contact;
  if (!email) return '<a href="/contact">us</a>';
  const text = escaped(email);
  return `<a href="mailto:${text}" rel="noopener">${text}</a>`;
}
