import { Copy, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { createElement } from "react";
import { language, oneOf, words } from "#app/listing/parameters.ts";
import type { Api } from "#core/api.ts";
import { languageName } from "#core/language.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import type { DocumentUse } from "#features/publishing/contract.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { editPath, kinds, type ListEntry, pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { documentTexts } from "./document-texts.ts";
import type { Action, Filter, Question, RowLink, Tab } from "./list.ts";

/** What articles, events and collections have in common. */
export type Document = {
  _id: string;
  slug?: string | null;
  title: string;
  language?: string;
  status: "draft" | "scheduled" | "published" | "trash";
  publishedAt: string | null;
  savedAt: string;
  version: number;
  unpublishedVersion: number | null;
};
type Ids = { ids: string[] };
type DocumentApi = {
  update(input: { id: string; status: "draft" | "published" }): Promise<unknown>;
  trash(input: Ids): Promise<Ids>;
  restore(input: Ids): Promise<Ids>;
  duplicate(input: { id: string }): Promise<unknown>;
  uses(input: { id: string }): Promise<DocumentUse[]>;
};

export const statusParam = oneOf("draft", "scheduled", "published");

const day = (value: string) => (/^[1-9]\d{3}-\d\d-\d\d$/.test(value) ? value : undefined);

/** The filters of documents with authors and tags. */
export const documentParams = {
  status: statusParam,
  author: words,
  tag: words,
  language,
  from: day,
  to: day,
};

type Filters = Filter<typeof documentParams, { languages: string[] }>[];

export const documentFilters: Filters = [
  {
    name: "language",
    label: m.adminList.languageFilter,
    more: true,
    choices: (counts, { language }) => [
      { value: "", text: m.adminList.allLanguages() },
      ...[...new Set([...(counts?.languages ?? []), language ?? ""])]
        .filter(Boolean)
        .map((tag) => ({ value: tag, text: languageName(tag) })),
    ],
  },
  { name: "author", label: m.adminList.authorFilter, type: "text", more: true },
  { name: "tag", label: m.adminList.tagFilter, type: "text", more: true },
  { name: "from", label: m.adminList.fromFilter, type: "date", more: true },
  { name: "to", label: m.adminList.untilFilter, type: "date", more: true },
];

type StatusCounts = Record<"all" | "draft" | "scheduled" | "published", number>;

type DocumentOptions<R> = {
  /** What only this kind offers. */
  actions?: Action<R>[];
  links?: RowLink<R>[];
  /** What is asked before a public one is deleted, if it has words of its own. */
  deleteQuestion?(row: R): Pick<Question, "title" | "text">;
  /** A page that every site has: it cannot be deleted. */
  isBuiltIn?(row: R): boolean;
};

/** How the lists of all kinds of documents are shown. */
export function documentView<R extends Document>(
  { kind, noun, title, path, create }: ListEntry,
  {
    actions = [],
    links = [],
    deleteQuestion = () => ({
      title: documentTexts[noun].deleteTitle(),
      text: documentTexts[noun].deleteQuestion(),
    }),
    isBuiltIn = () => false,
  }: DocumentOptions<R> = {},
) {
  const documents = (api: Api): DocumentApi => api[kinds[kind].api];
  const texts = documentTexts[noun];
  return {
    path,
    title,
    create: { text: texts.create, to: create },
    description: texts.description,
    forbidden: texts.forbidden,
    lead: texts,
    noneFound: texts.noneFound,
    noMatch: texts.noMatch,
    loadFailed: texts.loadFailed,
    failed: m.adminList.documentFailed,
    label: (row: R) => titleOf(row),
    tabs: { label: m.adminList.statusFilter, choices: statusTabs },
    defaultSort: "changed",
    links: [
      { text: m.adminList.edit, icon: Pencil, to: ({ _id }: R) => editPath(kind, _id) },
      {
        text: m.adminList.view,
        icon: ExternalLink,
        to: (row: R) => (row.status === "published" || isBuiltIn(row) ? pathOf(kind, row) : undefined),
        language: ({ language = "" }: R) => language,
      },
      ...links,
    ],
    actions: [
      {
        text: m.adminList.publish,
        icon: Eye,
        slot: "status",
        offered: ({ status }) => status === "draft",
        each: (api, { _id: id }) => documents(api).update({ id, status: "published" }),
        done: texts.published,
      },
      {
        text: m.adminList.unpublish,
        icon: EyeOff,
        slot: "status",
        offered: ({ status }) => status !== "draft",
        each: (api, { _id: id }) => documents(api).update({ id, status: "draft" }),
        done: texts.unpublished,
      },
      ...actions,
      {
        text: m.adminList.duplicate,
        icon: Copy,
        only: "row",
        offered: ({ _id: id }) => !hasFixedSlug({ kind, id }),
        each: (api, { _id: id }) => documents(api).duplicate({ id }),
        done: m.adminList.duplicated,
      },
      {
        text: m.adminList.trash,
        icon: Trash2,
        danger: true,
        offered: (row) => !isBuiltIn(row),
        // Drafts go at once: nobody misses them, and they can be taken back.
        confirm(rows, { count }) {
          const [row] = rows;
          if (!row || rows.every(({ status }) => status !== "published")) return undefined;
          const several = {
            title: texts.deleteSomeTitle({ count }),
            text: texts.deleteSomeQuestion({ count }),
          };
          const note = createElement(DocumentUses, {
            load: (api) => documents(api).uses({ id: row._id }),
            used: noun,
          });
          const question = rows.length === 1 ? { ...deleteQuestion(row), note } : several;
          return { ...question, yes: m.common.delete(), busy: m.common.deleting() };
        },
        all: (api, rows) => documents(api).trash({ ids: rows.map(({ _id }) => _id) }),
        undo: (api, ids) => documents(api).restore({ ids }),
        undone: texts.restored,
        done: texts.trashed,
      },
    ] satisfies Action<R>[] as Action<R>[],
    empty: { title: texts.none, text: m.adminList.noneHint },
  };
}

const statusTabs: Tab<{ status: typeof statusParam }, StatusCounts>[] = [
  { text: m.adminList.all, set: {}, count: ({ all }) => all },
  { text: m.adminList.published, set: { status: "published" }, count: ({ published }) => published },
  { text: m.adminList.scheduled, set: { status: "scheduled" }, count: ({ scheduled }) => scheduled },
  { text: m.adminList.drafts, set: { status: "draft" }, count: ({ draft }) => draft },
];
