import { oneOf } from "#app/listing/parameters.ts";
import { plural } from "#core/plural.ts";
import { Cover } from "#features/media/cover.tsx";
import { categoryLabels, categoryNamed } from "#features/photography/category-labels.ts";
import type { ManagedCollection } from "#features/photography/writing-contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import {
  changedColumn,
  documentLinks,
  publishActions,
  statusColumn,
  statusParam,
  statusTabs,
  TitleCell,
  trashAction,
} from "../list/document-list.tsx";
import { defineList } from "../list/list.ts";

const categories = Object.entries(categoryLabels).map(([value, text]) => ({ value, text }));

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
    path: "/manage-collections",
    title: "Manage Collections",
    description: "Every collection, whether public or not.",
    forbidden: "Only administrators can manage collections.",
    noun: "collection",
    label: (row) => titleOf(row),
    search: "Title or creator",
    tabs: statusTabs,
    filters: [
      {
        name: "category",
        label: "Category",
        choices: [{ value: "", text: "All categories" }, ...categories],
      },
    ],
    defaultSort: "changed",
    sorts: [
      { value: "", text: "Sort: changed last" },
      { value: "date", text: "Sort: published last" },
      { value: "title", text: "Sort: title" },
      { value: "items", text: "Sort: most media" },
    ],
    columns: [
      {
        name: "Collection",
        sort: "title",
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
      statusColumn,
      changedColumn,
    ],
    links: documentLinks("/edit-photography", "/photography"),
    actions: [...publishActions((api) => api.collections), trashAction((api) => api.collections)],
    empty: { title: "No collections yet", text: "Drafts and published ones appear here." },
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
