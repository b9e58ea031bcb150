import { Copy, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { createElement } from "react";
import { language, oneOf, words } from "#app/listing/parameters.ts";
import type { Api } from "#core/api.ts";
import { languageName } from "#core/language.ts";
import type { DocumentUse } from "#features/publishing/contract.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { editPath, kinds, type ListEntry, pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import type { Action, Filter, Question, RowLink, Tab } from "./list.ts";

/** What articles, events and collections have in common. */
export type Document = {
  _id: string;
  slug?: string | null;
  title: string;
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
    label: "Language",
    more: true,
    choices: (counts, { language }) => [
      { value: "", text: "All languages" },
      ...[...new Set([...(counts?.languages ?? []), language ?? ""])]
        .filter(Boolean)
        .map((tag) => ({ value: tag, text: languageName(tag) })),
    ],
  },
  { name: "author", label: "Author", type: "text", more: true },
  { name: "tag", label: "Tag", type: "text", more: true },
  { name: "from", label: "Published from", type: "date", more: true },
  { name: "to", label: "Published until", type: "date", more: true },
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
  { kind, noun, nouns, name, title, path, create }: ListEntry,
  {
    actions = [],
    links = [],
    deleteQuestion = () => ({
      title: `Delete ${noun}`,
      text: `Are you sure you want to delete this ${noun}?`,
    }),
    isBuiltIn = () => false,
  }: DocumentOptions<R> = {},
) {
  const documents = (api: Api): DocumentApi => api[kinds[kind].api];
  return {
    noun,
    nouns,
    title: title(),
    path,
    create: { text: `Create ${name()}`, to: create },
    description: `Every ${noun}, whether public or not.`,
    forbidden: `Only administrators can manage ${nouns}.`,
    label: (row: R) => titleOf(row),
    tabs: { label: "Status", choices: statusTabs },
    defaultSort: "changed",
    links: [
      { text: "Edit", icon: Pencil, to: ({ _id }: R) => editPath(kind, _id) },
      {
        text: "View",
        icon: ExternalLink,
        to: (row: R) => (row.status === "published" || isBuiltIn(row) ? pathOf(kind, row) : undefined),
      },
      ...links,
    ],
    actions: [
      {
        text: "Publish",
        icon: Eye,
        slot: "status",
        offered: ({ status }) => status === "draft",
        each: (api, { _id: id }) => documents(api).update({ id, status: "published" }),
        done: "published",
      },
      {
        text: "Unpublish",
        icon: EyeOff,
        slot: "status",
        offered: ({ status }) => status !== "draft",
        each: (api, { _id: id }) => documents(api).update({ id, status: "draft" }),
        done: "unpublished",
      },
      ...actions,
      {
        text: "Duplicate",
        icon: Copy,
        only: "row",
        offered: (row) => !isBuiltIn(row),
        each: (api, { _id: id }) => documents(api).duplicate({ id }),
        done: "duplicated",
      },
      {
        text: "Move to trash",
        icon: Trash2,
        danger: true,
        offered: (row) => !isBuiltIn(row),
        // Drafts go at once: nobody misses them, and they can be taken back.
        confirm(rows, named) {
          const [row] = rows;
          if (!row || rows.every(({ status }) => status !== "published")) return undefined;
          const several = { title: `Delete ${named}`, text: `Are you sure you want to delete ${named}?` };
          const note = createElement(DocumentUses, {
            load: (api) => documents(api).uses({ id: row._id }),
            used: noun,
          });
          const question = rows.length === 1 ? { ...deleteQuestion(row), note } : several;
          return { ...question, yes: "Delete", busy: "Deleting..." };
        },
        all: (api, rows) => documents(api).trash({ ids: rows.map(({ _id }) => _id) }),
        undo: (api, ids) => documents(api).restore({ ids }),
        done: "moved to the trash",
      },
    ] satisfies Action<R>[] as Action<R>[],
    empty: { title: `No ${nouns} yet`, text: "Drafts and published ones appear here." },
  };
}

const statusTabs: Tab<{ status: typeof statusParam }, StatusCounts>[] = [
  { text: "All", set: {}, count: ({ all }) => all },
  { text: "Published", set: { status: "published" }, count: ({ published }) => published },
  { text: "Scheduled", set: { status: "scheduled" }, count: ({ scheduled }) => scheduled },
  { text: "Drafts", set: { status: "draft" }, count: ({ draft }) => draft },
];
