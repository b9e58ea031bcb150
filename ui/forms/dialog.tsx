import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed before it leaves the page, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open) return;
    shown?.showModal();
    return () => shown?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-base border border-hairline bg-surface p-6 text-left font-sans text-body text-ink shadow-soft backdrop:bg-[#0b100e]/60 sm:p-8"
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="heading text-h3">
            {title}
          </h2>
          <div id={`${id}-text`} className="mt-3 text-small text-muted">
            {text}
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}
