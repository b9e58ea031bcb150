import { oneOf } from "#app/listing/parameters.ts";
import { plural } from "#core/plural.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { Cover } from "#features/media/cover.tsx";
import { categoryLabels, categoryNamed } from "#features/photography/category-labels.ts";
import { collectionFields } from "#features/photography/fields.ts";
import type { ManagedCollection } from "#features/photography/writing-contract.ts";
import { choicesOf } from "../document/field-list.ts";
import { documentColumns, TitleCell } from "../list/document-columns.tsx";
import { documentView, statusParam } from "../list/document-list.ts";
import { defineList } from "../list/list.ts";

const categories = choicesOf(collectionFields.category, "All categories");

export const collectionList = defineList(
  {
    category: categoryNamed,
    status: statusParam,
    sort: oneOf("changed", "date", "title", "items"),
  },
  {
    read: (api, query) => api.collections.manage(query),
    counts: (api) => api.collections.counts(),
  },
  {
    ...documentView<ManagedCollection>({
      noun: "collection",
      edit: "/edit-photography",
      view: collectionPath,
      documents: (api) => api.collections,
    }),
    path: "/manage-collections",
    search: "Title or creator",
    filters: [
      {
        name: "category",
        label: "Category",
        choices: () => categories,
      },
    ],
    columns: [
      {
        name: "Collection",
        sort: "title",
        sortName: "title",
        ascending: true,
        show: ({ _id, title, cover, category, createdBy }) => (
          <span className="flex items-center gap-3.5">
            <Cover
              picture={cover}
              title={title}
              sizes="4rem"
              decorative
              className="aspect-[4/3] w-16 shrink-0 rounded-base lg:w-14"
            />
            <span className="min-w-0">
              <TitleCell
                to={`/edit-photography/${_id}`}
                title={title}
                note={`${categoryLabels[category]} · ${createdBy.name}`}
              />
            </span>
          </span>
        ),
      },
      {
        name: "Media",
        sort: "items",
        right: true,
        className: "max-lg:mt-1.5 lg:whitespace-nowrap",
        show: mediaIn,
      },
      ...documentColumns,
    ],
    create: { text: "Create Photography", to: "/create-photography" },
  },
);

function mediaIn({ imageCount, videoCount }: ManagedCollection): string {
  const parts = [
    imageCount > 0 && plural(imageCount, "image"),
    videoCount > 0 && plural(videoCount, "video"),
  ];
  return parts.filter(Boolean).join(", ") || "Empty";
}
