import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { day } from "#core/durations.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { type Kind, kindChoices, kindNames, kinds, mainList } from "#features/publishing/kinds.ts";
import { daysInTrash, titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { defineList, type Order } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

type Trashed = {
  _id: string;
  title: string;
  language?: string;
  note: string;
  deletedAt: string | null;
  kind: Kind;
};

const inTrash = { status: "trash", sort: "deleted" } as const;

const choices = kindChoices.map(mainList);
const [first = mainList("blog")] = choices;

const list = defineList(
  { kind: (value) => oneOf(...choices.map(({ nouns }) => nouns))(value || first.nouns) },
  {
    async read(api, { kind: nouns, ...query }): Promise<Page<Trashed>> {
      const { kind } = choices.find((choice) => choice.nouns === nouns) ?? first;
      const { items, ...page } = await trashApi(api, kind).manage({ ...query, ...inTrash });
      const rows = items.map(({ _id, title, language, deletedAt, ...row }) => ({
        _id,
        title,
        language,
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
    title: m.adminTrash.title,
    description: m.adminTrash.description,
    forbidden: m.adminTrash.forbidden,
    noneFound: m.adminTrash.noneFound,
    noMatch: m.adminTrash.noMatch,
    loadFailed: m.adminTrash.loadFailed,
    lead: m.adminTrash.lead,
    label: (row) => titleOf(row),
    search: m.adminTrash.search,
    scope: ["kind"],
    tabs: {
      label: m.adminTrash.kindFilter,
      choices: choices.map(({ title: text, nouns, kind }) => ({
        text,
        set: { kind: nouns },
        count: (counts) => counts[kind],
      })),
    },
    columns: [
      {
        name: m.adminTrash.itemTitle,
        show: ({ note, ...row }) => (
          <>
            <span {...listedIn(row.language)} className="line-clamp-2 font-semibold wrap-anywhere">
              {titleOf(row)}
            </span>
            <span className="mt-0.5 block text-meta text-muted">{note}</span>
          </>
        ),
      },
      {
        name: m.adminTrash.timeLeft,
        className: "max-lg:mt-1 whitespace-nowrap",
        show: ({ deletedAt }) =>
          deletedAt &&
          rich(
            m.adminTrash.timeLeftOf({
              time: (
                <span className="me-2.5 font-semibold text-ink lg:me-0 lg:block">{daysLeft(deletedAt)}</span>
              ),
              date: <ShortDay instant={deletedAt} />,
            }),
          ),
      },
    ],
    actions: [
      {
        text: m.adminTrash.restore,
        primary: true,
        all: (api, rows) =>
          trashApi(api, rows[0]?.kind ?? first.kind).restore({ ids: rows.map(({ _id }) => _id) }),
        done: m.adminTrash.restored,
      },
      {
        text: m.adminTrash.delete,
        danger: true,
        confirm: (_, named) => ({
          title: m.adminTrash.delete(),
          text: m.adminTrash.deleteQuestion(named),
          yes: m.adminTrash.delete(),
          busy: m.common.deleting(),
        }),
        all: (api, rows) =>
          trashApi(api, rows[0]?.kind ?? first.kind).discard({ ids: rows.map(({ _id }) => _id) }),
        done: m.adminTrash.deleted,
      },
    ],
    empty: { title: m.adminTrash.none, text: m.adminTrash.noneHint },
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
  const days = Math.ceil(daysInTrash - (Date.now() - Date.parse(deletedAt)) / day);
  return m.adminTrash.daysLeft({ count: Math.max(0, days) });
}
