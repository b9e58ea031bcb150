import { Cover } from "#features/media/cover.tsx";
import { categoryLabels } from "#features/photography/category-labels.ts";
import type { ManagedCollection } from "#features/photography/writing-contract.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import type { Order } from "../list/sort-head.tsx";
import { StatusMark } from "../list/status-mark.tsx";
import { type Column, RowTitle } from "../list/table.tsx";

export type Sort = "changed" | "date" | "title" | "items";

/** How each column is sorted first: titles from A on, all else from the latest or the most. */
export const firstOrder = (sort: Sort): Order => (sort === "title" ? "asc" : "desc");

export const collectionColumns: Column<ManagedCollection, Sort>[] = [
  {
    name: "Collection",
    sort: "title",
    className: "lg:w-full",
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
          <RowTitle
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
    show: (collection) => mediaOf(collection),
  },
  {
    name: "Published",
    sort: "date",
    className: "max-lg:mt-1.5",
    show: ({ status, publishedAt }) => <StatusMark {...{ status, publishedAt }} />,
  },
  {
    name: "Changed",
    sort: "changed",
    className: "max-lg:mt-1 whitespace-nowrap",
    show: ({ savedAt }) => (
      <>
        <span className="lg:hidden">Changed </span>
        <ShortDay instant={savedAt} />
      </>
    ),
  },
];

function mediaOf({ imageCount, videoCount }: ManagedCollection): string {
  const parts = [
    imageCount > 0 && `${imageCount} ${imageCount === 1 ? "image" : "images"}`,
    videoCount > 0 && `${videoCount} ${videoCount === 1 ? "video" : "videos"}`,
  ];
  return parts.filter(Boolean).join(", ") || "Empty";
}
