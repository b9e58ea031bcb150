import type { BlogTable, BlogTagTable, Section } from "#db/schema.ts";
import { cut } from "#ui/cut.ts";
import { newId } from "#visit/ids.ts";
import { type FieldFault, Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import { sections } from "./contract.ts";
import { type Dropped, sanitise, textOf } from "./html.server.ts";
import { addBlog, hasSource } from "./writing.store.server.ts";

const longestTitle = 300;
const longestExcerpt = 300;
const mostTags = 20;
const longestTag = 50;

/** An article as its writer hands it in. `eventDate` is an ISO 8601 instant, for events only. */
export type Draft = {
  title: string;
  content: string;
  section: string;
  subcategory: string;
  tags: string[];
  eventDate?: string;
  cover?: { id: string; alt: string; caption: string };
};

/** What only code may say of an article: whose it is, of when, and from where it was brought. */
export type Provenance = { authorId?: string; publishedAt?: string; sourceKey?: string };

/**
 * Publishes a blog and answers with its id, and with what the sanitiser took out of its content.
 * `id` is null where an article of the same source is already here: then nothing is changed.
 * Refuses everybody but admins, and names every faulty field.
 */
export async function publishBlog(
  visit: Visit,
  given: Draft,
  provenance: Provenance = {},
): Promise<{ id: string | null; dropped: Dropped }> {
  if (visit.actor?.role !== "admin")
    throw new Refusal("not allowed", "Only administrators can create blog posts.");
  const draft = storable(given);
  const { html, dropped } = sanitise(draft.content);
  const text = textOf(html);
  const { section, eventAt } = checked(draft, html, text);
  const publishedAt = provenance.publishedAt ?? visit.now;
  const row: BlogTable = {
    id: newId(Date.parse(publishedAt)),
    title: draft.title.trim(),
    content: html,
    excerpt: cut(text, longestExcerpt),
    section,
    subcategory: draft.subcategory.trim(),
    authorId: provenance.authorId ?? visit.actor.id,
    coverId: draft.cover?.id ?? null,
    coverUrl: null,
    coverAlt: draft.cover?.alt ?? "",
    coverCaption: draft.cover?.caption ?? "",
    eventAt,
    createdAt: publishedAt,
    updatedAt: visit.now,
    publishedAt,
    deletedAt: null,
    deleterId: null,
    version: 1,
    commentsClosedAt: null,
    sourceKey: provenance.sourceKey ?? null,
  };
  const tags = tagRows(row.id, draft.tags);
  return visit.write(async (queries, changed) => {
    if (row.sourceKey && (await hasSource(queries, row.sourceKey))) return { id: null, dropped };
    await addBlog(queries, row, tags, text);
    changed("blogs", `blog:${row.id}`);
    return { id: row.id, dropped };
  });
}

/** The draft without what a database cannot keep: the character NUL, and halves of characters. */
function storable(draft: Draft): Draft {
  const whole = (text: string) => text.replaceAll("\0", "").toWellFormed();
  const { title, content, subcategory, tags, cover } = draft;
  return {
    ...draft,
    title: whole(title),
    content: whole(content),
    subcategory: whole(subcategory),
    tags: tags.map(whole),
    cover: cover && { id: cover.id, alt: whole(cover.alt), caption: whole(cover.caption) },
  };
}

function checked(draft: Draft, html: string, text: string): { section: Section; eventAt: string | null } {
  const faults: FieldFault[] = [];
  const title = draft.title.trim();
  if (title === "") faults.push({ path: "title", msg: "Please enter a title." });
  if (title.length > longestTitle) faults.push({ path: "title", msg: `At most ${longestTitle} characters.` });
  if (text === "" && !html.includes("<img")) {
    faults.push({ path: "content", msg: "Please enter some content." });
  }
  const section = sections.find((name) => name === draft.section);
  if (!section) faults.push({ path: "section", msg: `One of ${sections.join(", ")}.` });
  const eventAt = section === "events" ? instantOf(draft.eventDate) : null;
  if (eventAt === undefined) {
    faults.push({ path: "eventDate", msg: "Please enter the date of the event." });
  }
  if (draft.subcategory.length > 100) faults.push({ path: "subcategory", msg: "At most 100 characters." });
  const [first] = faults;
  if (first || !section || eventAt === undefined)
    throw new Refusal("bad input", first?.msg ?? "The blog is not complete.", { faults });
  return { section, eventAt };
}

/** The one form in which instants are kept and compared; undefined where it is none, as without an offset. */
function instantOf(date = ""): string | undefined {
  try {
    const instant = Temporal.Instant.from(date).toString({ fractionalSecondDigits: 3 });
    return /^\d{4}-/.test(instant) ? instant : undefined;
  } catch {
    return undefined;
  }
}

/** Tags as rows: trimmed, a leading # taken off, without doubles regardless of case, 20 of 50 characters at most. */
export function tagRows(blogId: string, tags: string[]): BlogTagTable[] {
  const rows = new Map<string, BlogTagTable>();
  for (const given of tags) {
    const label = [...given.trim().replace(/^#+/, "").trim()].slice(0, longestTag).join("");
    const tag = label.toLowerCase();
    if (tag === "" || rows.has(tag) || rows.size === mostTags) continue;
    rows.set(tag, { blogId, position: rows.size, label, tag });
  }
  return [...rows.values()];
}
