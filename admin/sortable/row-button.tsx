import type { LucideIcon } from "lucide-react";
import { Button } from "#ui/button.tsx";

type RowButtonProps = {
  icon: LucideIcon;
  does: string;
  label: string;
  disabled?: boolean;
  onClick(): void;
};

export function RowButton({ icon: Icon, does, label, ...button }: RowButtonProps) {
  return (
    <Button variant="quiet" className="size-11 px-0!" data-does={does} aria-label={label} {...button}>
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
