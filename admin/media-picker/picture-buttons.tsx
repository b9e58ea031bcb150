import { Images, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

export function LibraryButton({
  children = m.adminMedia.fromLibrary(),
  ...button
}: ComponentProps<typeof Button>) {
  return (
    <Button variant="outline" className="px-4!" {...button}>
      <Images aria-hidden className="size-4.5" />
      {children}
    </Button>
  );
}

type RemoveButtonProps = {
  /** Gets the focus, because this button is removed with the picture. */
  next: { current: HTMLElement | null };
  onRemove(): void;
};

export function RemoveButton({ next, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="quiet"
      className="px-4!"
      onClick={() => {
        onRemove();
        next.current?.focus();
      }}
    >
      <Trash2 aria-hidden className="size-4.5" />
      {m.common.remove()}
    </Button>
  );
}
