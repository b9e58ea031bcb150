import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ModalDialog } from "#ui/forms/dialog.tsx";
import { PreviewLoading } from "./page-preview.tsx";

type PreviewDialogProps = { title: string; closeText: string; onClose(): void; children: ReactNode };

/** A page over the form in which it is written. Its links are inactive. */
export function PreviewDialog({ title, closeText, onClose, children }: PreviewDialogProps) {
  const [isNarrow, setNarrow] = useState(false);
  const id = useId();
  return (
    <ModalDialog
      aria-labelledby={id}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ground p-0"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-hairline bg-surface px-5 py-3">
        <h2 id={id} className="min-w-0 text-small font-semibold">
          {title}
        </h2>
        <div className="flex shrink-0 items-center gap-2">
          <Width text={m.adminDocument.telephone()} isPressed={isNarrow} onClick={() => setNarrow(true)}>
            <Smartphone aria-hidden className="size-4.5" />
          </Width>
          <Width text={m.adminDocument.desktop()} isPressed={!isNarrow} onClick={() => setNarrow(false)}>
            <Monitor aria-hidden className="size-4.5" />
          </Width>
          <Button onClick={onClose}>{closeText}</Button>
        </div>
      </div>
      <div
        onClickCapture={(event) => (event.target as Element).closest("a") && event.preventDefault()}
        className={classes(
          "pb-16",
          isNarrow &&
            "mx-auto max-w-[24.375rem] border-x border-hairline [--gutter:1.25rem] [--text-h1:2.125rem]",
        )}
      >
        <Suspense fallback={<PreviewLoading />}>{children}</Suspense>
      </div>
    </ModalDialog>
  );
}

type WidthProps = { text: string; isPressed: boolean; onClick(): void; children: ReactNode };

function Width({ text, isPressed, onClick, children }: WidthProps) {
  return (
    <Button
      variant="quiet"
      aria-label={text}
      aria-pressed={isPressed}
      onClick={onClick}
      className="w-11 px-0! aria-pressed:bg-sunken aria-pressed:text-brand max-md:hidden"
    >
      {children}
    </Button>
  );
}
