import { Ellipsis } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { RequiredLegend } from "#ui/required.tsx";

type FormLayoutProps = {
  title: string;
  /** Below the title, such as the document's status. */
  status?: ReactNode;
  /** Whether it is saved, what went wrong, and the buttons. */
  panel: ReactNode;
  children: ReactNode;
};

/** A form of administrators. Its panel stays in sight: beside the fields, or at the bottom of a narrow screen. */
export function FormLayout({ title, status, panel, children }: FormLayoutProps) {
  return (
    <div className="page items-start gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:pb-24">
      <div className="min-w-0 pb-10 lg:pb-0 max-lg:[&_:is(input,select,textarea,button,a)]:scroll-mb-40">
        <header className="pt-8 pb-6 lg:pt-10">
          {/* The bar above says it on a wide screen. */}
          <p className="caps mb-2 text-accent lg:hidden">Administration</p>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h1 className="heading text-h2">{title}</h1>
            <RequiredLegend />
          </div>
          {status}
        </header>
        <div className="space-y-7">{children}</div>
      </div>
      <section
        aria-label="Publishing"
        className="z-30 grid grid-cols-[minmax(0,1fr)] gap-2.5 border-hairline bg-surface max-lg:-mx-(--gutter) max-lg:border-t max-lg:px-(--gutter) max-lg:py-3 max-lg:shadow-[0_-6px_20px_rgb(11_16_14/0.08)] lg:sticky lg:top-28 lg:mt-10 lg:rounded-base lg:border lg:p-5 max-lg:[@media(min-height:34rem)]:sticky max-lg:[@media(min-height:34rem)]:bottom-0 max-lg:[@media(min-height:34rem)]:max-h-[70dvh] max-lg:[@media(min-height:34rem)]:overflow-y-auto"
      >
        {panel}
      </section>
    </div>
  );
}

type PanelButtonsProps = {
  /** Always in sight: the most important first. */
  main: ReactNode;
  /** Shown on demand in narrow windows. */
  children: ReactNode;
  /** Something among the others needs attention. */
  showAll?: boolean;
};

export function PanelButtons({ main, children, showAll = false }: PanelButtonsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex gap-2.5 lg:grid lg:grid-cols-[minmax(0,1fr)] max-lg:[&>*]:grow max-lg:[&>*]:px-3">
        {main}
        <Button
          look="outline"
          aria-label="More actions"
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
          "grid grid-cols-[minmax(0,1fr)] gap-2.5 [&_input]:px-2.5",
          !open && !showAll && "max-lg:hidden",
        )}
      >
        {children}
      </div>
    </>
  );
}
