import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { classes } from "#ui/classes.ts";

type DropZoneProps = { isInvalid: boolean; onDrop(files: File[]): void; children: ReactNode };

/** Files can be dropped here. */
export function DropZone({ isInvalid, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  useEffect(keepDropsFromOpening, []);

  const handlers = {
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(dataTransfer.types.includes("Files")),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setOver(currentTarget.contains(relatedTarget as Node | null)),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop(files);
    },
  };

  return (
    <div
      {...handlers}
      className={classes(
        "mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-base border-2 border-dashed p-5",
        isOver ? "border-brand bg-sunken" : isInvalid ? "border-danger" : "border-control",
      )}
    >
      {children}
    </div>
  );
}

/** A browser would open a file that is dropped beside the field, in place of the page. */
function keepDropsFromOpening(): () => void {
  const listening = new AbortController();
  const keep = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  window.addEventListener("dragover", keep, listening);
  window.addEventListener("drop", keep, listening);
  return () => listening.abort();
}
