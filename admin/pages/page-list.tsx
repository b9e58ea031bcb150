import { RotateCcw } from "lucide-react";
import { oneOf } from "#app/listing/parameters.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { ManagedPage } from "#features/pages/contract.ts";
import { documentColumns, TitleCell } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Action, type Column, defineList } from "../list/list.ts";

const original: Action<ManagedPage> = {
  text: "Back to the original text",
  icon: RotateCcw,
  only: "row",
  offered: ({ isSpecified, version }) => isSpecified && version > 1,
  confirm: (_, named) => ({
    title: "Go back to the original text?",
    text: `The original text of ${named} is saved as a new version. Your own text stays in the history.`,
    yes: "Back to the original text",
    busy: "Saving...",
  }),
  each: (api, { _id: id }) => api.pages.original({ id }),
  done: "has its original text again",
};

const view = documentView<ManagedPage>({
  noun: "page",
  edit: "/edit-page",
  view: pagePath,
  documents: (api) => api.pages,
  actions: [original],
  isBuiltIn: ({ isSpecified }) => isSpecified,
});

export const pageList = defineList(
  { ...documentParams, sort: oneOf("changed", "date", "title") },
  {
    read: (api, query) => api.pages.manage(query),
    counts: (api) => api.pages.counts(),
  },
  {
    ...view,
    actions: view.actions.map((action) => ({
      ...action,
      offered: (page: ManagedPage) => !isUnsaved(page) && (action.offered?.(page) ?? true),
    })),
    path: "/manage-pages",
    search: "Title or creator",
    filters: documentFilters.filter(({ name }) => name !== "tag"),
    columns: [
      {
        name: "Page",
        sort: "title",
        sortName: "title",
        ascending: true,
        show: (page) => <TitleCell to={`/edit-page/${page._id}`} title={page.title} note={noteOn(page)} />,
      },
      ...documentColumns.map((column) => ({ ...column, show: shownUnlessUnsaved(column) })),
    ],
    create: { text: "Create Page", to: "/create-page" },
  },
);

function noteOn(page: ManagedPage): string {
  const state = page.isOriginal && !isUnsaved(page) ? "Readers see the original text" : page.name;
  return [decodeURI(pagePath(page)), state].filter(Boolean).join(" · ");
}

/** A page that was never saved has no status and no date. */
function shownUnlessUnsaved({ show }: Column<ManagedPage>) {
  return (page: ManagedPage) =>
    isUnsaved(page) ? (
      <span className="text-meta font-semibold whitespace-nowrap text-accent">Original text</span>
    ) : (
      show?.(page)
    );
}

function isUnsaved({ isSpecified, name }: ManagedPage): boolean {
  return isSpecified && name === "";
}
