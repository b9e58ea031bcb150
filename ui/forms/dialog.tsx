import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { classes } from "../classes.ts";

type ModalDialogProps = Omit<ComponentProps<"dialog">, "ref" | "onCancel"> & {
  onClose(): void;
  /** The element that has the focus first. */
  focus?: RefObject<HTMLElement | null>;
};

const look = "text-start font-sans text-body text-ink";
const card =
  "m-auto w-[min(30rem,calc(100vw-2rem))] rounded-base border border-hairline bg-surface p-6 shadow-soft backdrop:bg-[#0b100e]/60 sm:p-8";

/** A modal dialog that is open as long as it is rendered. */
export function ModalDialog({ onClose, focus, className, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    focus?.current?.focus();
    return () => shown?.close();
  }, [focus]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation(); // React would pass it to the dialog around this one
        onClose();
      }}
      className={classes(look, className)}
    />
  );
}

type DialogProps = {
  open: boolean;
  /** `dialog` for forms, `alertdialog` for questions. */
  role?: "dialog" | "alertdialog";
  onClose(): void;
  title: string;
  text: ReactNode;
  children: ReactNode;
};

export function Dialog({ open, role = "alertdialog", onClose, title, text, children }: DialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <ModalDialog
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className={card}
    >
      <h2 id={`${id}-title`} className="heading text-h3">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3 text-small text-muted">
        {text}
      </div>
      {children}
    </ModalDialog>
  );
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}
