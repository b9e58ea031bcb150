import { oneOf } from "#app/listing/parameters.ts";
import { listFormat } from "#core/list-format.ts";
import { categoryLabels, categoryNamed } from "#features/photography/category-labels.ts";
import { collectionFields } from "#features/photography/fields.ts";
import type { ManagedCollection } from "#features/photography/writing-contract.ts";
import { lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { choicesOf } from "../fields/choices.ts";
import { documentColumns, RowCover, titleColumn } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { defineList } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

const list = defineList(
  {
    category: categoryNamed,
    ...documentParams,
    sort: oneOf("changed", "date", "title", "items"),
  },
  {
    read: (api, query) => api.collections.manage(query),
    counts: (api) => api.collections.counts(),
  },
  {
    ...documentView<ManagedCollection>(lists.collection),
    search: m.adminList.searchCreator,
    filters: [
      {
        name: "category",
        label: m.adminCollectionList.category,
        choices: () => choicesOf(collectionFields.category, m.adminCollectionList.allCategories()),
      },
      ...documentFilters,
    ],
    columns: [
      titleColumn<ManagedCollection>(lists.collection, {
        note: ({ category, createdBy }) => `${categoryLabels[category]()} · ${createdBy.name}`,
        picture: ({ cover, title }) => <RowCover picture={cover} title={title} />,
      }),
      {
        name: m.adminCollectionList.media,
        sort: { by: "items", text: m.adminCollectionList.sortMedia },
        atEnd: true,
        className: "max-lg:mt-1.5 lg:whitespace-nowrap",
        show: mediaIn,
      },
      ...documentColumns,
    ],
  },
);

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(list);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };

function mediaIn({ imageCount, videoCount }: ManagedCollection): string {
  const parts = [
    imageCount > 0 && m.adminCollectionList.images({ count: imageCount }),
    videoCount > 0 && m.adminCollectionList.videos({ count: videoCount }),
  ];
  return listFormat("unit").format(parts.filter((part) => part !== false)) || m.adminCollectionList.empty();
}
