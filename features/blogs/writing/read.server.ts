import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { eventValues } from "#features/events/saving.server.ts";
import { emptyRecord, recordReferencesOf, recordValues } from "#features/publications/record.server.ts";
import { namedProjects } from "#features/publishing/projects.server.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { m } from "#messages";
import { cards } from "../cards.server.ts";
import { bodyOf } from "../store.server.ts";
import type { EditableBlog, ManagedBlog } from "./contract.ts";
import { listWritings, type WritingRow } from "./store.server.ts";

export async function readWriting(ctx: Context, id: string): Promise<EditableBlog> {
  const { queries } = ctx.db;
  const [row] = await listWritings(queries, [id]);
  const [managed] = row ? await managedBlogs(ctx, [row]) : [];
  if (!row || !managed) throw new AppError("not_found", m.errors.blogNotFound());
  const { content } = await bodyOf(queries, id);
  const { coverId, coverCaption, fileAlt, fileDecorative } = row;
  const coverAlt = row.coverAlt ?? fileAlt ?? "";
  const coverDecorative = coverId !== null && coverAlt === "" && (fileDecorative === 1 || fileAlt !== "");
  const texts = { queries, origin: ctx.site.url, member: ctx.actor?.id };
  const editable = await withFileAlts(content, { ...texts, forEditor: true });
  const sharing = await readSharing(queries, "blogs", id);
  const event = await eventValues(queries, id);
  const projects = await namedProjects(queries, "blog", id);
  const record = row.section === "publications" ? await recordValues(queries, id) : emptyRecord;
  return {
    ...managed,
    ...sharing,
    ...event,
    content: editable,
    record,
    projects: projects.map(({ id }) => id),
    references: [...(await recordReferencesOf(queries, record)), ...projects],
    coverId,
    coverAlt,
    coverDecorative,
    coverCaption,
  };
}

export async function managedBlogs(ctx: Context, rows: WritingRow[]): Promise<ManagedBlog[]> {
  const shown = await cards(ctx, rows);
  return rows.flatMap((row, place) => {
    const card = shown[place];
    const { commentsClosedAt } = row;
    const dates = card?.event ? {} : { eventDate: null, eventStatus: null };
    const editor = { _id: row.authorId, name: row.authorName };
    return card
      ? [{ ...card, ...dates, ...stateOf(row, ctx.now), editor, commentsClosedAt, guests: guestsOf(row) }]
      : [];
  });
}

/** Null if nobody can register, and nobody has. */
function guestsOf({ registration, capacity, taken, waiting }: WritingRow): ManagedBlog["guests"] {
  const counts = { taken: Number(taken), waiting: Number(waiting) };
  if (registration !== 1 && counts.taken + counts.waiting === 0) return null;
  return { ...counts, capacity: capacity ? Number(capacity) : null };
}
