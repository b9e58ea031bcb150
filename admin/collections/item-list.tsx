import { rectSortingStrategy } from "@dnd-kit/sortable";
import { LayoutGrid, Rows3 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DragContext } from "../sortable/drag-context.tsx";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { type ItemActions, ItemCard } from "./item-card.tsx";
import { ItemTile } from "./item-tile.tsx";
import { type CollectionItem, isAccepted } from "./items.ts";

type ItemListProps = ItemActions & {
  label: string;
  items: CollectionItem[];
  /** Moves an item to the position of another. */
  onMove(key: string, target: string): void;
  /** For screen readers. */
  announce(message: string): void;
};

/** A sortable list of cards, or of thumbnails. */
export function ItemList({ label, items, onMove, announce, ...actions }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isCompact, setCompact] = useState(false);
  const focusMoved = useFocusOnMoved(list);
  const total = items.filter(isAccepted).length;

  function move(item: CollectionItem, by: 1 | -1): void {
    const index = items.indexOf(item) + by;
    const other = items[index];
    if (!other) return;
    focusMoved(item.key, by < 0 ? "earlier" : "later");
    onMove(item.key, other.key);
    announce(`${item.name} is now at position ${index + 1} of ${total}.`);
  }

  return (
    <DragContext
      {...{ list, items, total, onMove }}
      strategy={isCompact ? rectSortingStrategy : undefined}
      nameOf={({ name }) => name}
    >
      {total > 1 && (
        <Button look="outline" className="mt-4" onClick={() => setCompact(!isCompact)}>
          {isCompact ? (
            <Rows3 aria-hidden className="size-4.5" />
          ) : (
            <LayoutGrid aria-hidden className="size-4.5" />
          )}
          {isCompact ? "Show all fields" : "Arrange thumbnails"}
        </Button>
      )}
      <ol
        ref={list}
        aria-label={label}
        className={
          isCompact ? "mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 bar:grid-cols-5" : "mt-4 space-y-3"
        }
      >
        {items.map((item, index) => {
          const shared = { item, position: index + 1, total, onMove: move };
          return isCompact ? (
            <ItemTile key={item.key} {...shared} />
          ) : (
            <ItemCard key={item.key} {...actions} {...shared} />
          );
        })}
      </ol>
    </DragContext>
  );
}
