import { Ellipsis, PanelRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

type FormLayoutProps = {
  /** Below the title, such as the document's status. */
  status?: ReactNode;
  /** Whether it is saved, what went wrong, and the buttons. */
  panel: ReactNode;
  /** Groups of fields beside the text. */
  side: ReactNode;
  children: ReactNode;
};

const sideId = "form-details";
export const panelId = "form-actions";

/**
 * A form of administrators: the text first, with everything else beside it, or below it on a narrow screen. The panel
 * with the buttons stays in sight; what has the focus never hides behind it.
 */
export function FormLayout({ status, panel, side, children }: FormLayoutProps) {
  return (
    <div className="page gap-x-10 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-24">
      <div className="min-w-0 pb-8 lg:pb-0 max-lg:[&_:is(input,select,textarea,button,a)]:scroll-mb-40">
        <header className="pt-2.5 pb-2 lg:pt-5">{status}</header>
        <div className="space-y-6">{children}</div>
      </div>
      <div className="contents lg:mt-5 lg:flex lg:flex-col lg:gap-4">
        <section
          id={panelId}
          aria-label={m.adminDocument.publishingPanel()}
          className="z-30 order-last grid grid-cols-[minmax(0,1fr)] gap-2.5 border-hairline bg-surface lg:sticky lg:top-16 max-lg:-mx-(--gutter) max-lg:border-t max-lg:px-(--gutter) max-lg:py-3 max-lg:shadow-[0_-6px_20px_rgb(11_16_14/0.08)] lg:order-none lg:rounded-base lg:border lg:p-4 lg:shadow-[0_-1.5rem_0_1px_var(--color-ground),0_0.9375rem_0_1px_var(--color-ground)] max-lg:[@media(min-height:34rem)]:sticky max-lg:[@media(min-height:34rem)]:bottom-0 max-lg:[@media(min-height:34rem)]:max-h-[70dvh] max-lg:[@media(min-height:34rem)]:overflow-y-auto"
        >
          {panel}
        </section>
        <section
          id={sideId}
          aria-label={m.adminDocument.details()}
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 rounded-base border border-hairline bg-surface outline-none max-lg:mb-10 max-lg:[&_:is(input,select,textarea,button,a,summary)]:scroll-mb-40 lg:[&_:is(input,select,textarea,button,a,summary)]:scroll-mt-112"
        >
          {side}
        </section>
      </div>
    </div>
  );
}

/** Goes to the groups, which are below the text on a narrow screen. */
function DetailsButton() {
  function goToDetails(): void {
    const details = document.getElementById(sideId);
    details?.scrollIntoView();
    details?.querySelector("summary")?.focus({ preventScroll: true });
  }
  return (
    <Button
      variant="outline"
      aria-label={m.adminDocument.details()}
      title={m.adminDocument.details()}
      onClick={goToDetails}
      className="w-11 shrink-0 grow-0! px-0! lg:hidden"
    >
      <PanelRight aria-hidden className="size-5" />
    </Button>
  );
}

type PanelButtonsProps = {
  /** Buttons that are always in sight, the most important first. */
  main: ReactNode;
  /** Shown on demand in narrow windows. */
  children: ReactNode;
  /** Buttons at the end, which look like text: they lead away from the document, or remove it. */
  last: ReactNode;
  /** There is room for them in the last row. */
  isLastBeside: boolean;
  /** Something among the others needs attention. */
  showAll?: boolean;
};

export function PanelButtons({ main, children, last, isLastBeside, showAll = false }: PanelButtonsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isHidden = !open && !showAll;
  return (
    <div className="grid gap-2 max-lg:gap-2.5 lg:grid-cols-2">
      <div className="flex gap-2.5 lg:contents max-lg:[&>*]:grow max-lg:[&>*]:px-3 max-sm:[&>*]:px-2 max-sm:[&>*]:text-meta min-[24rem]:[&>[type=submit]]:whitespace-nowrap lg:[&>*]:whitespace-nowrap lg:[&>[type=submit]]:col-span-full lg:[&>*]:px-2">
        {main}
        <DetailsButton />
        <Button
          variant="outline"
          aria-label={m.adminDocument.moreActions()}
          aria-expanded={open || showAll}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="w-11 shrink-0 grow-0! px-0! lg:hidden"
        >
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      </div>
      <div
        id={id}
        className={classes(
          "grid grid-cols-2 gap-2 lg:contents [&_button]:w-full [&_button]:px-2 [&>:has(input)]:col-span-full",
          isHidden && "max-lg:hidden",
        )}
      >
        {children}
      </div>
      <div
        className={classes(
          "flex flex-wrap gap-x-5 max-lg:border-t max-lg:border-hairline max-lg:pt-1.5 lg:[&>button]:min-h-9",
          isLastBeside
            ? "justify-center lg:self-center"
            : "col-span-full border-hairline pt-1.5 lg:mt-1.5 lg:-mb-2 lg:grid lg:grid-cols-2 lg:justify-items-start lg:border-t",
          isHidden && "max-lg:hidden",
        )}
      >
        {last}
      </div>
    </div>
  );
}
