import { rectSortingStrategy } from "@dnd-kit/sortable";
import { type PointerEvent, useRef, useState } from "react";
import { m } from "#messages";
import { DragContext } from "../sortable/drag-context.tsx";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { type ItemActions, ItemInspector } from "./item-inspector.tsx";
import { ItemTile } from "./item-tile.tsx";
import { type CollectionItem, isAccepted } from "./items.ts";

type ItemListProps = ItemActions & {
  label: string;
  items: CollectionItem[];
  onPress(event: PointerEvent): void;
  /** Moves an item to the position of another. */
  onMove(key: string, target: string): void;
  /** Makes screen readers say a message. */
  announce(message: string): void;
};

/** Thumbnails in their order, and the texts of the chosen one beside them. */
export function ItemList({ label, items, onPress, onMove, announce, ...actions }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const inspector = useRef<HTMLElement>(null);
  const [key, setKey] = useState("");
  const focusMoved = useFocusOnMoved(list);
  const accepted = items.filter(isAccepted);
  const chosen = accepted.find((item) => item.key === key) ?? accepted[0];
  const total = accepted.length;

  function move(item: CollectionItem, by: 1 | -1): void {
    const index = items.indexOf(item) + by;
    const other = items[index];
    if (!other) return;
    focusMoved(item.key, by < 0 ? "earlier" : "later");
    onMove(item.key, other.key);
    announce(m.adminCollections.movedTo({ name: item.name, position: index + 1, total }));
  }

  function choose(item: CollectionItem): void {
    setKey(item.key);
    inspector.current?.scrollIntoView({ block: "nearest" }); // below the thumbnails on a narrow screen
  }

  return (
    <div className="mt-4 grid items-start gap-4 @xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
      <DragContext
        list={list}
        items={items}
        total={total}
        onMove={onMove}
        strategy={rectSortingStrategy}
        nameOf={({ name }) => name}
      >
        <ol
          ref={list}
          aria-label={label}
          onPointerDown={onPress}
          className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-start gap-3"
        >
          {items.map((item, index) => (
            <ItemTile
              key={item.key}
              item={item}
              total={total}
              uploads={actions.uploads}
              onRemove={actions.onRemove}
              position={index + 1}
              onMove={move}
              isChosen={item === chosen}
              onChoose={choose}
            />
          ))}
        </ol>
      </DragContext>
      {chosen && (
        <ItemInspector
          key={chosen.key}
          ref={inspector}
          {...actions}
          item={chosen}
          position={accepted.indexOf(chosen) + 1}
          total={total}
          onStep={(by) => setKey(accepted.at((accepted.indexOf(chosen) + by) % total)?.key ?? "")}
        />
      )}
    </div>
  );
}
