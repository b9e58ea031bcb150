import type { ReactNode } from "react";

type ActionBarProps = { line: ReactNode; actions: ReactNode };

/** The buttons of a long form, in reach wherever its reader is, with where the text is kept. */
export function ActionBar({ line, actions }: ActionBarProps) {
  return (
    <div className="z-20 -mx-(--gutter) border-t border-hairline bg-surface px-(--gutter) py-4 md:sticky md:bottom-0 md:mx-0 md:rounded-t-base md:border-x md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">{line}</div>
        <div className="flex flex-wrap items-center gap-3 max-sm:grow max-sm:[&>*]:grow">{actions}</div>
      </div>
    </div>
  );
}
