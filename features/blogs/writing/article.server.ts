import { AppError, type FieldError, isAppError } from "#core/errors.ts";
import { isVisible } from "#core/fields.ts";
import { faultsOfTags, labelsOf } from "#core/tags.ts";
import { truncate } from "#core/truncate.ts";
import type { Section } from "#db/schema.ts";
import { sections } from "../contract.ts";
import { type Dropped, sanitise } from "../html.server.ts";
import { textOf } from "../plain-text.server.ts";
import { instantOf } from "./parse-instant.server.ts";

const longestTitle = 300;
const longestExcerpt = 300;
const longestSubcategory = 100;

/** What a draft is called that has no title yet. */
export const untitled = "Untitled draft";

/** What is written of a blog as it is handed in. */
export type FormInput = {
  title: string;
  content: string;
  section: string;
  subcategory: string;
  tags: string[];
  eventDate: string;
};

/** The same as it can be kept. `text` is what it says, without any markup. */
export type Piece = {
  title: string;
  content: string;
  text: string;
  excerpt: string;
  section: Section;
  subcategory: string;
  tags: string[];
  eventAt: string | null;
};

/** Whether all must be there that readers need, and in which zone a date without an offset is read, if in any. */
type Demand = { complete: boolean; timeZone?: string };

/**
 * What was handed in, checked and sanitised, and what the sanitiser took out of it. A draft may lack title and
 * content. Refuses, and names every faulty field.
 */
export function pieceOf(
  given: FormInput,
  { complete, timeZone }: Demand,
): { piece: Piece; dropped: Dropped } {
  const errors: FieldError[] = [];
  const fault = (path: string, msg: string, code: FieldError["code"] = "invalid") =>
    errors.push({ path, code, msg });
  const written = whole(given.title).trim();
  const title = isVisible(written) ? written : "";
  if (complete && (title === "" || title === untitled)) fault("title", "Please enter a title.", "required");
  if (title.length > longestTitle)
    fault("title", `The title must have at most ${longestTitle} characters.`, "too_long");
  const { html, dropped } = cleaned(given.content, (msg) => fault("content", msg));
  const text = textOf(html);
  if (complete && text === "" && !html.includes("<img") && !errors.some(({ path }) => path === "content")) {
    fault("content", "Please enter some content.", "required");
  }
  const section = sections.find((name) => name === given.section);
  if (!section) fault("section", `Please choose one of ${sections.join(", ")}.`);
  const eventAt = section === "events" ? instantOf(given.eventDate, timeZone) : null;
  if (eventAt === undefined) fault("eventDate", "Please enter the date of the event.", "required");
  if (section !== "events" && given.eventDate !== "") fault("eventDate", "Only an event has an event date.");
  const subcategory = whole(given.subcategory).trim();
  if (subcategory.length > longestSubcategory)
    fault("subcategory", `The subcategory must have at most ${longestSubcategory} characters.`, "too_long");
  const tags = labelsOf(given.tags.map(whole));
  for (const msg of faultsOfTags(tags)) fault("tags", msg);
  const [first] = errors;
  if (first || !section || eventAt === undefined) {
    throw new AppError("bad_request", first?.msg ?? "The blog is not complete.", { errors });
  }
  const excerpt = truncate(text, longestExcerpt);
  const piece = {
    title: title || untitled,
    content: html,
    text: text,
    excerpt,
    section,
    subcategory,
    tags,
    eventAt,
  };
  return { piece, dropped };
}

/** The text without what a database cannot keep: the character NUL, and halves of characters. */
export function whole(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function cleaned(content: string, fault: (msg: string) => void): { html: string; dropped: Dropped } {
  try {
    return sanitise(whole(content));
  } catch (error) {
    if (!isAppError(error)) throw error;
    fault(error.message);
    return { html: "", dropped: new Map() };
  }
}
