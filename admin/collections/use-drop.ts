import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** A place on which files can be dropped, and whether some are over it. */
export function useDrop<Place extends HTMLElement>(
  onFiles: (files: File[]) => void,
): { place: RefObject<Place | null>; over: boolean } {
  const place = useRef<Place>(null);
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const element = place.current;
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

  return { place, over };
}
