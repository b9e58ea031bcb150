import { GripVertical, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { RowButton } from "../sortable/row-button.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { ItemTextFields } from "./item-text-fields.tsx";
import { type CollectionItem, type ItemTexts, isAccepted } from "./items.ts";
import { labelOf, MoveButton, Sortable, type SortableItemProps } from "./sortable-item.tsx";
import { UploadStatus } from "./upload-status.tsx";
import type { ItemUploads } from "./use-item-uploads.ts";

export type ItemActions = {
  uploads: Pick<ItemUploads, "cancel" | "retry">;
  onChangeTexts(item: CollectionItem, some: Partial<ItemTexts>): void;
  onRemove(item: CollectionItem): void;
};

export function ItemCard({ uploads, onChangeTexts, onRemove, ...props }: ItemActions & SortableItemProps) {
  const { item } = props;
  const label = labelOf(props);
  return (
    <Sortable {...props} className="p-4">
      {({ className, ...handle }) => (
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-5">
          <div className="sm:row-span-2">
            <ItemPreview item={item} />
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
            <div className="min-w-0">
              <p className="text-small font-semibold">{isAccepted(item) ? label : "Not accepted"}</p>
              {item.file && <p className="truncate text-meta text-muted">{item.name}</p>}
            </div>
            <div className="-ml-3 flex flex-wrap sm:-mt-2 sm:-mr-2 sm:ml-0">
              {isAccepted(item) && (
                <>
                  <Button look="quiet" {...handle} className={`size-11 px-0! ${className}`}>
                    <GripVertical aria-hidden className="size-5" />
                  </Button>
                  <MoveButton {...props} does="earlier" />
                  <MoveButton {...props} does="later" />
                </>
              )}
              <RowButton
                icon={Trash2}
                does="remove"
                label={`Remove ${isAccepted(item) ? `${label}: ` : ""}${item.name}`}
                onClick={() => onRemove(item)}
              />
            </div>
          </div>
          <div className="col-span-2 min-w-0 space-y-4 sm:col-span-1 sm:col-start-2">
            <UploadStatus item={item} uploads={uploads} />
            {isAccepted(item) && (
              <ItemTextFields item={item} label={label} onChange={(some) => onChangeTexts(item, some)} />
            )}
          </div>
        </div>
      )}
    </Sortable>
  );
}
