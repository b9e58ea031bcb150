import { escaped, htmlOf } from "#core/escaped.ts";
import { m } from "#messages";
import type { SpecifiedPage } from "./templates.ts";

type Facts = {
  /** A link to the contact page with these words, or to the institute’s email address. */
  contact(words: string): { html: string };
  /** Comments may wait for an administrator. */
  isHeld: boolean;
};
type Legal = { parts: { introduction: string }; content: string };

/** What the legal pages say until an institute writes its own: only what this program does. */
export const legal: Partial<Record<SpecifiedPage, (facts: Facts) => Legal>> = {
  privacy: ({ contact }) => ({
    parts: { introduction: m.legal.privacyIntroduction() },
    content: [
      element("h2", m.legal.readersHeading()),
      list(m.legal.noCookies(), m.legal.noTrackers(), m.legal.nothingElsewhere(), m.legal.serverLog()),
      element("h2", m.legal.membersHeading()),
      element("p", m.legal.account()),
      element("p", m.legal.password()),
      element("h3", m.legal.browserHeading()),
      `<p>${htmlOf(m.legal.browser({ code: (name) => ({ html: `<code>${escaped(name)}</code>` }) }))}</p>`,
      element("h3", m.legal.breakInsHeading()),
      element("p", m.legal.breakIns()),
      element("h2", m.legal.registrationsHeading()),
      element("p", m.legal.registrations()),
      element("h2", m.legal.recipientsHeading()),
      element("p", m.legal.recipients()),
      element("h2", m.legal.rightsHeading()),
      `<p>${htmlOf(m.legal.rights({ contact }))}</p>`,
    ].join("\n"),
  }),
  terms: ({ contact, isHeld }) => ({
    parts: { introduction: m.legal.termsIntroduction() },
    content: [
      element("h2", m.legal.readingHeading()),
      element("p", m.legal.reading()),
      element("h2", m.legal.accountHeading()),
      list(m.legal.signUp(), m.legal.keepPassword(), m.legal.deleteAccount()),
      element("h2", m.legal.writingHeading()),
      element("p", isHeld ? m.legal.writingHeld() : m.legal.writing()),
      element("h2", m.legal.questionsHeading()),
      `<p>${htmlOf(m.legal.questions({ contact }))}</p>`,
    ].join("\n"),
  }),
  accessibility: ({ contact }) => ({
    parts: { introduction: m.legal.accessibilityIntroduction() },
    content: [
      element("h2", m.legal.builtForHeading()),
      element("p", m.legal.builtFor()),
      list(
        m.legal.withoutScript(),
        m.legal.keyboard(),
        m.legal.contrast(),
        m.legal.structure(),
        m.legal.motion(),
      ),
      element("h2", m.legal.contentHeading()),
      element("p", m.legal.content()),
      element("h2", m.legal.barriersHeading()),
      `<p>${htmlOf(m.legal.barriers({ contact }))}</p>`,
    ].join("\n"),
  }),
};

function element(name: "h2" | "h3" | "li" | "p", text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function list(...items: string[]): string {
  return ["<ul>", ...items.map((item) => element("li", item)), "</ul>"].join("\n");
}
