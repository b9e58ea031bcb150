import { isDeepStrictEqual } from "node:util";
import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { hasOwnText } from "#features/pages/specified.server.ts";
import { readMarks, setMark } from "#features/setup/marks.server.ts";
import { type Checklist, checklistItems } from "./contract.ts";
import { hasOwn } from "./documents.store.server.ts";
import { hasOwnCards } from "./examples.server.ts";

type Item = (typeof checklistItems)[number];

const skipped = (item: Item) => `skip ${item}`;
/** The mail server that accepted a test email. */
const mailMark = "mail";

/** Each item follows from the institute's data: undoing the work opens the item again. */
export async function readChecklist(
  ctx: AdminContext,
  { mailer, sample }: Pick<Services, "mailer" | "sample">,
): Promise<Checklist> {
  const { now, site } = ctx;
  const { reader } = ctx.db;
  const authors = await sample.members();
  const marks = await readMarks(ctx);
  const isPublished = (id: string) => hasOwn(reader, "pages", now, { authors, id });
  const done: Record<Item, boolean> = {
    logo: site.appearance.logoId !== null,
    contact: hasOwnContact(site),
    team: await hasOwn(reader, "people", now, { authors }),
    about: await hasOwnText(ctx, "about"),
    contactPage: await hasOwnText(ctx, "contact"),
    teamPage: await hasOwnText(ctx, "team"),
    cards: hasOwnCards(site),
    privacy: await isPublished("privacy"),
    terms: await isPublished("terms"),
    accessibility: await isPublished("accessibility"),
    mail: mailer.server !== undefined && marks.get(mailMark) === mailer.server,
    article: await hasOwn(reader, "blogs", now, { authors }),
  };
  return checklistItems.map((name) => ({
    name,
    state: done[name] ? "done" : marks.has(skipped(name)) ? "skipped" : "open",
  }));
}

/** True if an address and an email address are there, and no part is a placeholder. */
function hasOwnContact({ contact, sampleTexts }: AdminContext["site"]): boolean {
  const { contact: placeholder } = sampleTexts.settings;
  const isOwn = (["address", "email", "phone"] as const).every(
    (field) => !isDeepStrictEqual(contact[field], placeholder[field]),
  );
  return isOwn && contact.address.length > 0 && contact.email !== "";
}

export async function skipItem(
  ctx: AdminContext,
  { item, skipped: isSkipped }: { item: Item; skipped: boolean },
  services: Services,
): Promise<{ checklist: Checklist }> {
  await setMark(ctx, skipped(item), isSkipped ? "" : undefined);
  return { checklist: await readChecklist(ctx, services) };
}

export async function noteMailServer(ctx: AdminContext, server: string): Promise<void> {
  await setMark(ctx, mailMark, server);
}
