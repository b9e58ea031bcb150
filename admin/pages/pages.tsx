import { RotateCcw } from "lucide-react";
import { type ReactNode, use } from "react";
import { oneOf } from "#app/listing/parameters.ts";
import { linkFrom } from "#core/site-languages.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { ManagedPage } from "#features/pages/contract.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { PagePlaceContext } from "#ui/page-place.ts";
import { documentColumns, Mark, TitleCell } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Action, defineList } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

const original: Action<ManagedPage> = {
  text: m.adminPageList.original,
  icon: RotateCcw,
  only: "row",
  offered: ({ isSpecified, version }) => isSpecified && version > 1,
  confirm: (_, { name }) => ({
    title: m.adminPageList.originalTitle(),
    text: m.adminPageList.originalQuestion({ name }),
    yes: m.adminPageList.original(),
    busy: m.common.saving(),
  }),
  each: (api, { _id: id }) => api.pages.original({ id }),
  done: m.adminPageList.originalDone,
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
    search: m.adminList.searchCreator,
    filters: documentFilters.filter(({ name }) => name !== "tag"),
    columns: [
      {
        name: lists.page.name,
        sort: { by: "title", text: m.adminList.sortTitle },
        ascending: true,
        show: (page) => (
          <TitleCell
            to={editPath("page", page._id)}
            title={page.title}
            language={page.language}
            note={noteOn(page)}
          />
        ),
      },
      ...documentColumns.map((column) => ({
        ...column,
        show: (page: ManagedPage) =>
          isUnsaved(page) ? (
            <Mark dot="border border-control" text={m.adminPageList.originalText()} />
          ) : (
            column.show?.(page)
          ),
      })),
    ],
  },
);

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(list);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };

function noteOn(page: ManagedPage): ReactNode {
  const { isOriginal, name } = page;
  const more = isOriginal && !isUnsaved(page) ? m.adminPageList.originalShown() : name;
  return (
    <>
      <Address page={page} />
      {more && ` · ${more}`}
    </>
  );
}

function Address({ page }: { page: ManagedPage }) {
  const place = use(PagePlaceContext);
  const path = pagePath(page);
  return <bdi>{decodeURI(place ? linkFrom(place, path, page.language ?? "").href : path)}</bdi>;
}

/** A page that was never saved has no status and no date. */
function isUnsaved({ isSpecified, name }: ManagedPage): boolean {
  return isSpecified && name === "";
}
