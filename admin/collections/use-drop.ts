import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** An element on which files can be dropped. `isOver`: some are dragged over it. */
export function useDrop<Target extends HTMLElement>(
  onDrop: (files: File[]) => void,
): { target: RefObject<Target | null>; isOver: boolean } {
  const target = useRef<Target>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    element.addEventListener("dragover", enter);
    element.addEventListener("dragleave", leave);
    element.addEventListener("drop", drop);
    return () => {
      element.removeEventListener("dragover", enter);
      element.removeEventListener("dragleave", leave);
      element.removeEventListener("drop", drop);
    };
  }, []);

  return { target, isOver };
}
