import { GripVertical, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { RowButton } from "../sortable/row-button.tsx";
import type { ItemActions } from "./item-inspector.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { type CollectionItem, isAccepted, lacksText } from "./items.ts";
import { labelOf, MoveButton, Sortable, type SortableItemProps } from "./sortable-item.tsx";
import { UploadStatus } from "./upload-status.tsx";

type ItemTileProps = SortableItemProps &
  Pick<ItemActions, "uploads" | "onRemove"> & {
    isChosen: boolean;
    onChoose(item: CollectionItem): void;
  };

/** The thumbnail of an item: it is chosen by a click, and moved by its handle or by buttons. */
export function ItemTile({ uploads, onRemove, isChosen, onChoose, ...props }: ItemTileProps) {
  const { item, position } = props;
  const label = labelOf(props);
  return (
    <Sortable {...props} className={classes("min-w-0 p-1.5", isChosen && "ring-2 ring-brand")}>
      {({ className, ...handle }) => (
        <>
          {isAccepted(item) ? (
            <>
              <div className="relative">
                <button
                  type="button"
                  data-does="choose"
                  data-lacks-text={lacksText(item) || undefined}
                  aria-pressed={isChosen}
                  aria-label={`${label}: ${item.name}${lacksText(item) ? ", no alternative text" : ""}`}
                  onClick={() => onChoose(item)}
                  className="relative block w-full rounded-base"
                >
                  <ItemPreview item={item} />
                  <span
                    aria-hidden
                    className="absolute top-1.5 left-1.5 min-w-6 rounded-base bg-surface px-1.5 text-meta font-semibold tabular-nums"
                  >
                    {position}
                  </span>
                </button>
                {lacksText(item) && (
                  <span
                    aria-hidden
                    className="pointer-events-none absolute bottom-1.5 left-1.5 rounded-base bg-ochre px-1.5 text-meta font-semibold text-night"
                  >
                    No text
                  </span>
                )}
              </div>
              <div className="flex justify-center">
                <Button variant="quiet" {...handle} className={`size-11 px-0! ${className}`}>
                  <GripVertical aria-hidden className="size-5" />
                </Button>
                <MoveButton {...props} does="earlier" isHorizontal />
                <MoveButton {...props} does="later" isHorizontal />
              </div>
            </>
          ) : (
            <>
              <ItemPreview item={item} />
              <div className="flex items-center justify-between gap-2 ps-1">
                <p className="min-w-0 truncate text-meta font-semibold" title={item.name}>
                  {item.name}
                </p>
                <RowButton
                  icon={Trash2}
                  does="remove"
                  label={`Remove ${item.name}`}
                  onClick={() => onRemove(item)}
                />
              </div>
            </>
          )}
          {item.upload.state !== "done" && <UploadStatus item={item} uploads={uploads} />}
        </>
      )}
    </Sortable>
  );
}
