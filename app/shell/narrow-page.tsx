import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type NarrowPageProps = {
  above?: ReactNode;
  title: string;
  lead?: string;
  /** In a second column of wide windows, and otherwise below the title. */
  beside?: ReactNode;
  children: ReactNode;
};

const columns =
  "lg:grid lg:max-w-[64rem] lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-x-16 lg:grid-rows-[auto_1fr]";

/** A page with one thing to do. */
export function NarrowPage({ above, title, lead, beside, children }: NarrowPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <div className={classes("mx-auto max-w-[36rem]", beside ? columns : "")}>
        <div>
          {above}
          <h1 className="heading mt-2 text-h2">{title}</h1>
          {lead && (
            <p className="mt-3 text-lead text-muted" suppressHydrationWarning>
              {lead}
            </p>
          )}
        </div>
        {beside && <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:mt-2">{beside}</div>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
