import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export type RowHead = {
  title(isOpen: boolean): ReactNode;
  /** Whether the fields are shown only while the row is open. */
  isFolded?: boolean;
  /** An error keeps it open. */
  hasError?: boolean;
};

type RowProps = {
  head: RowHead | undefined;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  buttons: ReactNode;
  children: ReactNode;
};

export function Row({ head, isOpen: isOpened, onOpen, buttons, children }: RowProps) {
  if (!head)
    return (
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <div className="min-w-0 grow basis-56">{children}</div>
        <div className="ms-auto flex shrink-0">{buttons}</div>
      </div>
    );
  const { title, isFolded, hasError } = head;
  const isOpen = !isFolded || isOpened || hasError === true;
  return (
    <>
      <div className="flex items-center pe-1">
        {isFolded ? (
          <FoldButton isOpen={isOpen} onClick={() => onOpen(!isOpen)} className="grow">
            {title(isOpen)}
          </FoldButton>
        ) : (
          <p className="min-w-0 grow px-4 text-small font-semibold first-letter:uppercase">{title(isOpen)}</p>
        )}
        <div className="flex shrink-0">{buttons}</div>
      </div>
      {isOpen && (
        <div
          className={classes(
            "grid gap-4 p-4 @xl:grid-cols-2 [&>:has(textarea)]:col-span-full",
            isFolded ? "border-t border-hairline" : "pt-1",
          )}
        >
          {children}
        </div>
      )}
    </>
  );
}

type FoldButtonProps = ComponentProps<"button"> & { isOpen: boolean };

/** Opens and closes a row. */
export function FoldButton({ isOpen, className, children, ...button }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={classes(
        "flex min-h-11 min-w-0 items-center gap-2 rounded-base px-3 text-start text-small hover:text-brand",
        className,
      )}
      {...button}
    >
      <ChevronRight
        aria-hidden
        className={classes("size-4 shrink-0 text-muted", isOpen && "rotate-90 rtl:-rotate-90")}
      />
      {children}
    </button>
  );
}
