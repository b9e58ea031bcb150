import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import type { Api } from "#core/api.ts";
import { untitled } from "#features/publishing/lifecycle.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import type { Action, Column, RowLink, Tab } from "./list.ts";
import { StatusMark } from "./status-mark.tsx";

/** What articles, events and collections have in common. */
type Document = {
  _id: string;
  status: "draft" | "scheduled" | "published" | "trash";
  publishedAt: string | null;
  savedAt: string;
};
type Ids = { ids: string[] };
type DocumentApi = {
  update(input: { id: string; status: "draft" | "published" }): Promise<unknown>;
  trash(input: Ids): Promise<Ids>;
  restore(input: Ids): Promise<Ids>;
};

export const statusParam = oneOf("draft", "scheduled", "published");

type StatusCounts = { all: number; draft: number; scheduled: number; published: number };

export const statusTabs: { label: string; choices: Tab<{ status: typeof statusParam }, StatusCounts>[] } = {
  label: "Status",
  choices: [
    { text: "All", set: {}, count: ({ all }) => all },
    { text: "Published", set: { status: "published" }, count: ({ published }) => published },
    { text: "Scheduled", set: { status: "scheduled" }, count: ({ scheduled }) => scheduled },
    { text: "Drafts", set: { status: "draft" }, count: ({ draft }) => draft },
  ],
};

export const statusColumn = {
  name: "Published",
  sort: "date",
  className: "max-lg:mt-1.5",
  show: ({ status, publishedAt }) => <StatusMark {...{ status, publishedAt }} />,
} satisfies Column<Document>;

export const changedColumn = {
  name: "Changed",
  sort: "changed",
  className: "max-lg:mt-1 whitespace-nowrap",
  show: ({ savedAt }) => (
    <>
      <span className="lg:hidden">Changed </span>
      <ShortDay instant={savedAt} />
    </>
  ),
} satisfies Column<Document>;

export function documentLinks(edit: string, view: string): RowLink<Document>[] {
  return [
    { text: "Edit", icon: Pencil, to: ({ _id }) => `${edit}/${_id}` },
    {
      text: "View",
      icon: ExternalLink,
      to: ({ _id, status }) => (status === "published" ? `${view}/${_id}` : undefined),
    },
  ];
}

export function publishActions(apiOf: (api: Api) => DocumentApi): Action<Document>[] {
  return [
    {
      text: "Publish",
      slot: "status",
      offered: ({ status }) => status === "draft",
      each: (api, { _id }) => apiOf(api).update({ id: _id, status: "published" }),
      done: "published",
    },
    {
      text: "Unpublish",
      slot: "status",
      offered: ({ status }) => status !== "draft",
      each: (api, { _id }) => apiOf(api).update({ id: _id, status: "draft" }),
      done: "unpublished",
    },
  ];
}

export function trashAction(apiOf: (api: Api) => DocumentApi): Action<Document> {
  return {
    text: "Move to trash",
    icon: Trash2,
    danger: true,
    all: (api, rows) => apiOf(api).trash({ ids: rows.map(({ _id }) => _id) }),
    undo: (api, ids) => apiOf(api).restore({ ids }),
    done: "moved to the trash",
  };
}

type TitleCellProps = { to: string; title: string; note: string };

export function TitleCell({ to, title, note }: TitleCellProps) {
  return (
    <>
      <Link
        dir="auto"
        to={to}
        title={title}
        className="line-clamp-2 text-small font-semibold hover:text-brand hover:underline lg:text-body lg:leading-snug"
      >
        {title || untitled}
      </Link>
      <span className="block text-meta text-muted lg:line-clamp-1">{note}</span>
    </>
  );
}
