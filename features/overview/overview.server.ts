import type { AdminContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { day } from "#core/durations.ts";
import { truncate } from "#core/truncate.ts";
import type { Queries } from "#db/engine.ts";
import { countWaitingComments, latestWaiting } from "#features/comments/moderation.server.ts";
import { listFailed, sendAgain } from "#features/emails/emails.server.ts";
import { pictureUrl, posterUrl, widthsOf } from "#features/media/types/addresses.ts";
import { unsavedPages } from "#features/pages/specified.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { countBehind } from "#features/publishing/originals.server.ts";
import { countWaitingGuests } from "#features/registrations/admin-lists.server.ts";
import { isRemovingSample } from "#features/setup/sample.server.ts";
import { readChecklist, skipItem } from "./checklist.server.ts";
import type { Found, Overview, overviewEndpoints } from "./contract.ts";
import {
  type CountedDocuments,
  countDrafts,
  findDrafts,
  findScheduled,
  shown,
} from "./documents.store.server.ts";
import { readEvents } from "./events.server.ts";
import { readExamples } from "./examples.server.ts";
import { findByWords } from "./find.store.server.ts";
import * as store from "./store.server.ts";
import { sendTestEmail } from "./test-email.server.ts";

const commentDays = 14;
const maxCommentLength = 100; // characters

export const overviewOperations: Operations<typeof overviewEndpoints> = {
  async read(ctx, _input, services) {
    const { reader } = ctx.db;
    const { mailer, sample, backups } = services;
    return {
      drafts: shownDocuments(await findDrafts(reader, ctx.actor.id)),
      scheduled: shownDocuments(await findScheduled(reader, ctx.now)),
      waitingComments: await waitingComments(ctx),
      comments: await comments(ctx),
      files: await files(reader),
      events: await readEvents(reader, ctx.now),
      checklist: await readChecklist(ctx, services),
      failedEmails: await listFailed(reader),
      backups: await backups.status(),
      mail: { server: mailer.server ?? null, to: await store.findEmail(reader, ctx.actor.id) },
      sample: ctx.site.sample ? { ...(await sample.count()), isRemoving: await isRemovingSample(ctx) } : null,
    };
  },
  async waiting(ctx) {
    const { reader } = ctx.db;
    const [drafts, comments, guests, files, translations, emails] = await Promise.all([
      countDrafts(reader),
      countWaitingComments(ctx),
      countWaitingGuests(ctx),
      store.countUndescribed(reader),
      countBehind(ctx),
      listFailed(reader),
    ]);
    return { ...drafts, comments, guests, files, translations, emails: emails.count };
  },
  /** Finds built-in pages that were never saved, too. Titles that begin with the words come first. */
  async find(ctx, { q }) {
    const found = await findByWords(ctx.db.reader, q);
    const pages = (await unsavedPages(ctx, q.trim())).slice(0, shown);
    const all = [
      ...found,
      ...pages.map(({ _id, title, language }) => ({
        kind: "page" as const,
        _id,
        title,
        language,
        isDraft: false,
      })),
    ];
    const start = q.trim().toLowerCase();
    const begins = ({ title }: Found) => (title.toLowerCase().startsWith(start) ? 0 : 1);
    return all.toSorted((one, other) => begins(one) - begins(other));
  },
  examples: readExamples,
  skip: skipItem,
  sendAgain,
  sendTestEmail,
};

function shownDocuments({ items, ...counts }: CountedDocuments): Overview["drafts"] {
  const documents = items.map(({ id: _id, kind, at, author, ...row }) => ({
    kind,
    _id,
    title: titleOf(row),
    language: row.language,
    author: author ?? "",
    at,
  }));
  return { ...counts, items: documents };
}

async function comments(ctx: AdminContext): Promise<Overview["comments"]> {
  const since = new Date(Date.parse(ctx.now) - commentDays * day).toISOString();
  const { count, items } = await store.findComments(ctx.db.reader, since);
  return { count, items: items.map(shownComment) };
}

async function waitingComments(ctx: AdminContext): Promise<Overview["waitingComments"]> {
  const rows = await latestWaiting(ctx, shown);
  return { count: await countWaitingComments(ctx), items: rows.map(shownComment) };
}

type CommentRow = Awaited<ReturnType<typeof store.findComments>>["items"][number];

function shownComment(row: CommentRow): Overview["comments"]["items"][number] {
  const { id: _id, name, text, createdAt: at, blogId, blogSlug: slug, blogTitle: title, language } = row;
  const blog = { _id: blogId, slug, title, language };
  return { _id, name: name ?? "", text: truncate(text, maxCommentLength), at, blog };
}

async function files(db: Queries): Promise<Overview["files"]> {
  const { count, items } = await store.findUndescribed(db);
  return {
    count,
    items: items.map(({ id: _id, name, kind, width, posterWidth }) => ({
      _id,
      name,
      kind,
      picture: thumbnailOf({ _id, kind, width: kind === "video" ? posterWidth : width }),
    })),
  };
}

function thumbnailOf({ _id, kind, width }: { _id: string; kind: "image" | "video"; width: number | null }) {
  const [smallest] = width ? widthsOf(width) : [];
  if (!smallest) return null;
  return kind === "video" ? posterUrl(_id, smallest) : pictureUrl(_id, smallest);
}
