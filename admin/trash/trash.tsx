import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { day } from "#core/durations.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { type Kind, kindChoices, kindNames, kinds, mainList } from "#features/publishing/kinds.ts";
import { daysInTrash, titleOf } from "#features/publishing/lifecycle.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { defineList, type Order } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

type Trashed = { _id: string; title: string; note: string; deletedAt: string | null; kind: Kind };

const inTrash = { status: "trash", sort: "deleted" } as const;

const choices = kindChoices.map(mainList);
const [first = mainList("blog")] = choices;

const list = defineList(
  { kind: (value) => oneOf(...choices.map(({ nouns }) => nouns))(value || first.nouns) },
  {
    async read(api, { kind: nouns, ...query }): Promise<Page<Trashed>> {
      const { kind } = choices.find((choice) => choice.nouns === nouns) ?? first;
      const { items, ...page } = await trashApi(api, kind).manage({ ...query, ...inTrash });
      const rows = items.map(({ _id, title, deletedAt, ...row }) => ({
        _id,
        title,
        deletedAt,
        kind,
        note: [nameOf(kind, row), creditOf(row)].filter(Boolean).join(" · "),
      }));
      return { ...page, items: rows };
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
      choices: choices.map(({ title, nouns, kind }) => ({
        text: title(),
        set: { kind: nouns },
        count: (counts) => counts[kind],
      })),
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
        all: (api, rows) =>
          trashApi(api, rows[0]?.kind ?? first.kind).restore({ ids: rows.map(({ _id }) => _id) }),
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
        all: (api, rows) =>
          trashApi(api, rows[0]?.kind ?? first.kind).discard({ ids: rows.map(({ _id }) => _id) }),
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
    const filled = counted && choices.find(({ kind }) => counted[kind] > 0);
    if (filled && filled !== first) throw redirect(`/manage-trash?kind=${filled.nouns}`);
  }
  return load(args);
}
clientLoader.hydrate = true as const;

async function counts(api: Api): Promise<Record<Kind, number>> {
  const counted = kindNames.map(async (kind) => [kind, (await trashApi(api, kind).counts()).trash] as const);
  return Object.fromEntries(await Promise.all(counted)) as Record<Kind, number>;
}

type Credits = { section?: keyof typeof sectionNames; name?: string; createdBy?: Author; role?: string };
type Author = { name: string };
type Slice = { q?: string; order?: Order; page: number; limit: number };
type Some = { ids: string[] };
type TrashApi = {
  manage(query: Slice & typeof inTrash): Promise<Page<Omit<Trashed, "note" | "kind"> & Credits>>;
  counts(): Promise<{ trash: number }>;
  restore(some: Some): Promise<Some>;
  discard(some: Some): Promise<Some>;
};

function trashApi(api: Api, kind: Kind): TrashApi {
  return api[kinds[kind].api];
}

function nameOf(kind: Kind, { section }: Credits): string {
  return section ? sectionNames[section].one() : mainList(kind).name();
}

/** What a person does, and otherwise who wrote it. */
function creditOf({ role, createdBy, name }: Credits): string | undefined {
  return role ?? createdBy?.name ?? name;
}

function daysLeft(deletedAt: string): string {
  const left = Math.max(0, Math.ceil(daysInTrash - (Date.now() - Date.parse(deletedAt)) / day));
  return left === 0 ? "Goes today" : left === 1 ? "1 day left" : `${left} days left`;
}
