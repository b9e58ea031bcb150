import { RotateCcw } from "lucide-react";
import { oneOf } from "#app/listing/parameters.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { ManagedPage } from "#features/pages/contract.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { documentColumns, Mark, TitleCell } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Action, defineList } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

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

const view = documentView<ManagedPage>(lists.page, {
  actions: [original],
  isBuiltIn: ({ isSpecified }) => isSpecified,
});

const list = defineList(
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
    search: "Title or creator",
    filters: documentFilters.filter(({ name }) => name !== "tag"),
    columns: [
      {
        name: "Page",
        sort: "title",
        sortName: "title",
        ascending: true,
        show: (page) => <TitleCell to={editPath("page", page._id)} title={page.title} note={noteOn(page)} />,
      },
      ...documentColumns.map((column) => ({
        ...column,
        show: (page: ManagedPage) =>
          isUnsaved(page) ? <Mark dot="border border-control" text="Original text" /> : column.show?.(page),
      })),
    ],
  },
);

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(list);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };

function noteOn(page: ManagedPage): string {
  const { isOriginal, name } = page;
  return [decodeURI(pagePath(page)), isOriginal && !isUnsaved(page) ? "Readers see the original text" : name]
    .filter(Boolean)
    .join(" · ");
}

/** A page that was never saved has no status and no date. */
function isUnsaved({ isSpecified, name }: ManagedPage): boolean {
  return isSpecified && name === "";
}
