import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { CheckBox } from "#ui/manage/check-box.tsx";
import { cellLook, iconButtonLook } from "#ui/manage/looks.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { categoryLabels } from "../category-labels.ts";
import type { ManagedCollection } from "../writing-contract.ts";

export type RowCalls = {
  /** The collection that is being changed, or several are. */
  busy: string | undefined;
  /** Makes a draft public, and what is public a draft. */
  onPublish(collection: ManagedCollection): void;
  onTrash(collection: ManagedCollection): void;
};

type CollectionRowProps = RowCalls & { collection: ManagedCollection; chosen: boolean; onChoose(): void };

/** A collection of the table; on a small screen a card. */
export function CollectionRow({ collection, chosen, onChoose, ...calls }: CollectionRowProps) {
  const { _id, title, category, cover, createdBy, status, publishedAt, savedAt } = collection;
  return (
    <tr
      className={classes(
        "relative block border-b border-hairline py-4 pl-12 lg:table-row lg:py-0 lg:pl-0",
        chosen && "bg-sunken",
      )}
    >
      <td className="absolute top-2.5 left-0 lg:static lg:table-cell lg:w-12 lg:align-middle">
        <CheckBox label={`Select: ${title}`} checked={chosen} onChange={onChoose} className="lg:-ml-3" />
      </td>
      <th scope="row" className={classes(cellLook, "min-w-0 text-left font-normal")}>
        <span className="flex items-center gap-4">
          <Cover
            picture={cover}
            title={title}
            sizes="5.5rem"
            decorative
            className="aspect-[4/3] w-22 shrink-0 rounded-base"
          />
          <span className="min-w-0">
            <Link
              to={`/edit-photography/${_id}`}
              className="line-clamp-2 font-semibold hover:text-brand hover:underline"
            >
              {title}
            </Link>
            <span className="mt-0.5 block text-meta text-muted">
              {categoryLabels[category]} · {createdBy.name}
            </span>
          </span>
        </span>
      </th>
      <td className={classes(cellLook, "mt-2.5 text-meta text-muted lg:mt-0 lg:whitespace-nowrap")}>
        {mediaOf(collection)}
      </td>
      <td className={classes(cellLook, "mt-2.5 text-meta text-muted lg:mt-0")}>
        <Badge look={status === "published" ? "success" : "outline"}>
          {status === "published" ? "Published" : "Draft"}
        </Badge>
        {publishedAt && (
          <span className="ml-2.5 lg:mt-1 lg:ml-0 lg:block">
            <ShortDay instant={publishedAt} />
          </span>
        )}
      </td>
      <td className={classes(cellLook, "mt-1.5 text-meta whitespace-nowrap text-muted lg:mt-0")}>
        <span className="lg:hidden">Changed </span>
        <ShortDay instant={savedAt} />
      </td>
      <td className="mt-2 block lg:mt-0 lg:table-cell lg:py-2 lg:align-middle">
        <Actions collection={collection} {...calls} />
      </td>
    </tr>
  );
}

function Actions({ collection, busy, onPublish, onTrash }: RowCalls & { collection: ManagedCollection }) {
  const { _id, title, status } = collection;
  const isPublic = status === "published";
  const isBusy = busy === _id;
  const verb = isPublic ? "Unpublish" : "Publish";
  return (
    <span className="flex items-center lg:justify-end">
      <Button
        look="outline"
        className="mr-1 min-w-25 px-3!"
        aria-label={`${verb}: ${title}`}
        aria-disabled={isBusy}
        onClick={() => onPublish(collection)}
      >
        {isBusy ? "..." : verb}
      </Button>
      <Link
        to={`/edit-photography/${_id}`}
        aria-label={`Edit: ${title}`}
        title="Edit"
        className={iconButtonLook}
      >
        <Pencil aria-hidden className="size-4.5" />
      </Link>
      {isPublic ? (
        <Link
          to={`/photography/${_id}`}
          aria-label={`View: ${title}`}
          title="View"
          className={iconButtonLook}
        >
          <ExternalLink aria-hidden className="size-4.5" />
        </Link>
      ) : (
        <span aria-hidden className="size-11 max-lg:hidden" />
      )}
      <button
        type="button"
        title="Move to trash"
        aria-label={`Move to trash: ${title}`}
        onClick={() => onTrash(collection)}
        className={classes(iconButtonLook, "hover:text-danger!")}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}

function mediaOf({ imageCount, videoCount }: ManagedCollection): string {
  const parts = [
    imageCount > 0 && `${imageCount} ${imageCount === 1 ? "image" : "images"}`,
    videoCount > 0 && `${videoCount} ${videoCount === 1 ? "video" : "videos"}`,
  ];
  return parts.filter(Boolean).join(", ") || "Empty";
}
