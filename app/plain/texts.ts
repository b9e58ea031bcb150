import type { Message } from "#core/message.ts";
import type { PlainKind } from "#features/publishing/kinds.ts";
import { m } from "#messages";

type PlainTexts = {
  /** The list in breadcrumbs. */
  listName: Message;
  /** The link to the list. */
  all: Message;
  noneYet: Message;
  fetchFailed: Message;
  /** The headings above those that have not begun, and those that are closed. */
  planned: Message;
  over: Message;
  create: Message;
  /** The title of a page without a document. */
  absent: Message;
  missingTitle: Message;
  missing: Message;
};

/** What the pages of each plain kind say. */
export const plainTexts: Record<PlainKind, PlainTexts> = {
  call: {
    listName: m.calls.listName,
    all: m.calls.all,
    noneYet: m.calls.noneYet,
    fetchFailed: m.calls.fetchFailed,
    planned: m.calls.planned,
    over: m.calls.over,
    create: m.adminCalls.create,
    absent: m.calls.absent,
    missingTitle: m.calls.missingTitle,
    missing: m.calls.missing,
  },
  project: {
    listName: m.projects.listName,
    all: m.projects.all,
    noneYet: m.projects.noneYet,
    fetchFailed: m.projects.fetchFailed,
    planned: m.projects.planned,
    over: m.projects.over,
    create: m.adminProjects.create,
    absent: m.projects.absent,
    missingTitle: m.projects.missingTitle,
    missing: m.projects.missing,
  },
};
