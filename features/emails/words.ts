import type { EmailContent, EmailFact } from "#core/email.ts";
import { cleanName } from "#core/fields.ts";
import { isVisible } from "#core/visible.ts";
import { m } from "#messages";

/** Matches only what looks like a name: strangers cannot enter an address, a number or anything long. */
const name = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,4}$/u;
const maxNameLength = 40;

/** `proved`: the recipient has entered the name. Anybody can enter an address, and an advertisement as the name. */
export function greetingTo(entered: string, { proved }: { proved: boolean }): string {
  const clean = cleanName(entered);
  const isShown = proved ? isVisible(clean) : clean.length <= maxNameLength && name.test(clean);
  return isShown ? m.emails.greeting({ name: clean }) : m.emails.greetingWithoutName();
}

/** The sender, for the end of every email. */
export type Sender = { name: string; language: string; url: string; address: string };

/** An email as plain text. */
export function textOf(content: EmailContent, sender: Sender): string {
  const { greeting = "", paragraphs, facts = [], button, notes = [], reason, links = [] } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(factLines).join("\n"),
    button ? `${button.text}:\n${button.url}` : "",
    ...notes,
    ["-- ", reason, ...links.map(({ text, url }) => `${text}: ${url}`)].join("\n"),
    [sender.name, sender.address, sender.url].filter(Boolean).join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function factLines({ name, value }: EmailFact): string {
  if (typeof value !== "string") return [`${name}:`, ...value.map((item) => `- ${item}`)].join("\n");
  return value.includes("\n") ? `${name}:\n${value}` : `${name}: ${value}`;
}
