import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { day } from "#core/durations.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { daysInTrash, titleOf } from "#features/publishing/lifecycle.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { defineList, type Order } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

type Trashed = {
  _id: string;
  title: string;
  note: string;
  deletedAt: string | null;
  kind: "article" | "collection" | "person" | "page";
};

const inTrash = { status: "trash", sort: "deleted" } as const;

const kinds = ["articles", "collections", "people", "pages"] as const;

const list = defineList(
  { kind: (value) => oneOf(...kinds)(value || "articles") },
  {
    async read(api, { kind, ...query }): Promise<Page<Trashed>> {
      if (kind === "people") return trashedPeople(api, query);
      if (kind === "pages") return trashedPages(api, query);
      return kind === "collections" ? trashedCollections(api, query) : trashedArticles(api, query);
    },
    counts,
  },
  {
    path: "/manage-trash",
    title: "Trash",
    description: "What was deleted in the last 30 days.",
    forbidden: "Only administrators can manage the trash.",
    noun: "item",
    lead: "Deleted items stay here for 30 days and can be restored.",
    label: (row) => titleOf(row),
    search: "Title or author",
    scope: ["kind"],
    tabs: {
      label: "Kind",
      choices: [
        { text: "Articles", set: { kind: "articles" }, count: ({ articles }) => articles },
        { text: "Collections", set: { kind: "collections" }, count: ({ collections }) => collections },
        { text: "People", set: { kind: "people" }, count: ({ people }) => people },
        { text: "Pages", set: { kind: "pages" }, count: ({ pages }) => pages },
      ],
    },
    columns: [
      {
        name: "Title",
        show: ({ note, ...row }) => (
          <>
            <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
              {titleOf(row)}
            </span>
            <span className="mt-0.5 block text-meta text-muted">{note}</span>
          </>
        ),
      },
      {
        name: "Time left",
        className: "max-lg:mt-1 whitespace-nowrap",
        show: ({ deletedAt }) =>
          deletedAt && (
            <>
              <span className="mr-2.5 font-semibold text-ink lg:mr-0 lg:block">{daysLeft(deletedAt)}</span>
              deleted <ShortDay instant={deletedAt} />
            </>
          ),
      },
    ],
    actions: [
      {
        text: "Restore",
        primary: true,
        all: (api, rows) => apiOf(api, rows).restore({ ids: rows.map(({ _id }) => _id) }),
        done: "restored",
      },
      {
        text: "Delete for good",
        danger: true,
        confirm: (_, named) => ({
          title: "Delete for good",
          text: `Are you sure you want to delete ${named} for good? This action cannot be undone.`,
          yes: "Delete for good",
          busy: "Deleting...",
        }),
        all: (api, rows) => apiOf(api, rows).discard({ ids: rows.map(({ _id }) => _id) }),
        done: "deleted for good",
      },
    ],
    empty: { title: "Nothing here", text: "There is nothing of this kind in the trash." },
  },
);

const { handle, meta, clientLoader: load, ErrorBoundary, Component } = listRoute(list);

export { Component as default, ErrorBoundary, handle, meta };

/** Opens on what is there. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has("kind")) {
    const counted = await counts(args.context.get(api)).catch(() => undefined);
    const first = counted && kinds.find((kind) => counted[kind] > 0);
    if (first && first !== "articles") throw redirect(`/manage-trash?kind=${first}`);
  }
  return load(args);
}
clientLoader.hydrate = true as const;

async function counts(api: Api): Promise<Record<(typeof kinds)[number], number>> {
  const all = await Promise.all(
    [api.writing, api.collections, api.persons, api.pages].map((of) => of.counts()),
  );
  const [articles = 0, collections = 0, people = 0, pages = 0] = all.map(({ trash }) => trash);
  return { articles, collections, people, pages };
}

type Slice = { q?: string; order?: Order; page: number; limit: number };

async function trashedArticles(api: Api, query: Slice): Promise<Page<Trashed>> {
  const { items, ...page } = await api.writing.manage({ ...query, ...inTrash });
  const rows = items.map(({ _id, title, deletedAt, section, name }) => ({
    _id,
    title,
    deletedAt,
    kind: "article" as const,
    note: `${sectionNames[section].one} · ${name}`,
  }));
  return { ...page, items: rows };
}

async function trashedCollections(api: Api, query: Slice): Promise<Page<Trashed>> {
  const { items, ...page } = await api.collections.manage({ ...query, ...inTrash });
  const rows = items.map(({ _id, title, deletedAt, createdBy }) => ({
    _id,
    title,
    deletedAt,
    kind: "collection" as const,
    note: `Collection · ${createdBy.name}`,
  }));
  return { ...page, items: rows };
}

async function trashedPeople(api: Api, query: Slice): Promise<Page<Trashed>> {
  const { items, ...page } = await api.persons.manage({ ...query, ...inTrash });
  const rows = items.map(({ _id, title, deletedAt, role }) => ({
    _id,
    title,
    deletedAt,
    kind: "person" as const,
    note: ["Person", role].filter(Boolean).join(" · "),
  }));
  return { ...page, items: rows };
}

async function trashedPages(api: Api, query: Slice): Promise<Page<Trashed>> {
  const { items, ...page } = await api.pages.manage({ ...query, ...inTrash });
  const rows = items.map(({ _id, title, deletedAt, name }) => ({
    _id,
    title,
    deletedAt,
    kind: "page" as const,
    note: `Page · ${name}`,
  }));
  return { ...page, items: rows };
}

/** The rows of a page are all of one kind. */
function apiOf(api: Api, [row]: Trashed[]) {
  if (row?.kind === "person") return api.persons;
  if (row?.kind === "page") return api.pages;
  return row?.kind === "collection" ? api.collections : api.writing;
}

function daysLeft(deletedAt: string): string {
  const left = Math.max(0, Math.ceil(daysInTrash - (Date.now() - Date.parse(deletedAt)) / day));
  return left === 0 ? "Goes today" : left === 1 ? "1 day left" : `${left} days left`;
}
