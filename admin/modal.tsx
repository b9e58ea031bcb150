import { X } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ModalDialog } from "#ui/forms/dialog.tsx";

type ModalProps = {
  title: string;
  onClose(): void;
  /** The element that has the focus first; the close button unless given. */
  focus?: RefObject<HTMLElement | null>;
  /** Full height, so that it keeps its size while its content changes. */
  tall?: boolean;
  /** Stays under the title while the content scrolls. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A large dialog that is open as long as it is rendered. */
export function Modal({ title, onClose, focus, tall, bar, children }: ModalProps) {
  const id = useId();
  return (
    <ModalDialog
      aria-labelledby={id}
      onClose={onClose}
      focus={focus}
      className="m-auto h-dvh max-h-none w-screen max-w-none overflow-hidden border-hairline bg-surface p-0 shadow-soft backdrop:bg-[#0b100e]/60 sm:h-fit sm:w-[min(68rem,calc(100vw-3rem))] sm:rounded-base sm:border"
    >
      <div
        className={classes(
          "flex h-dvh flex-col sm:max-h-[min(54rem,calc(100dvh-3rem))]",
          tall ? "sm:h-[54rem]" : "sm:h-auto",
        )}
      >
        <div className="border-b border-hairline px-5 py-4 sm:px-7">
          <div className="flex items-center justify-between gap-4">
            <h2 id={id} className="heading text-h3">
              {title}
            </h2>
            <Button
              variant="quiet"
              aria-label={m.common.close()}
              onClick={onClose}
              className="-me-2.5 w-11 px-0!"
            >
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          {bar}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-7">{children}</div>
      </div>
    </ModalDialog>
  );
}
