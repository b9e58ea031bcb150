import { ItemPreview } from "./item-preview.tsx";
import { isAccepted } from "./items.ts";
import { MoveButton, Sortable, type SortableItemProps } from "./sortable-item.tsx";

/** An item without its texts, to put many of them in order. */
export function ItemTile(props: SortableItemProps) {
  const { item, position } = props;
  return (
    <Sortable {...props} className="min-w-0 p-1.5">
      {({ className, ...handle }) => (
        <>
          {isAccepted(item) ? (
            <button type="button" {...handle} className={`block w-full rounded-base ${className}`}>
              <ItemPreview item={item} />
            </button>
          ) : (
            <ItemPreview item={item} />
          )}
          <div className="flex items-center justify-between">
            <MoveButton {...props} does="earlier" isHorizontal />
            <span className="text-small font-semibold tabular-nums">
              {isAccepted(item) ? position : "Not accepted"}
            </span>
            <MoveButton {...props} does="later" isHorizontal />
          </div>
        </>
      )}
    </Sortable>
  );
}
