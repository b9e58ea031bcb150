import type { ReactNode } from "react";
import { textIn } from "./text-language.ts";

type PageHeaderProps = {
  badge?: string;
  title: ReactNode;
  lead?: string;
  /** The language of the institute's texts; empty: the one they all have. Undefined for texts of the interface. */
  language?: string;
  /** The title takes the whole width. */
  wide?: boolean;
  aside?: ReactNode;
  /** Below the title. */
  picture?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({
  badge,
  title,
  lead,
  language,
  wide,
  aside,
  picture,
  children,
}: PageHeaderProps) {
  const words = language === undefined ? {} : textIn(language);
  return (
    <header className="page relative pt-12 pb-8 md:pt-16 md:pb-10">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className={wide ? "max-w-[64rem]" : "max-w-[46rem]"}>
          {badge && (
            <p {...words} className="caps mb-3 text-accent">
              {badge}
            </p>
          )}
          <h1 {...words} className="heading text-h1 wrap-anywhere">
            {title}
          </h1>
          {lead && (
            <p {...words} className="mt-4 text-lead whitespace-pre-line text-muted">
              {lead}
            </p>
          )}
        </div>
        {aside}
      </div>
      {picture}
      {children}
    </header>
  );
}
