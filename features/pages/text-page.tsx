import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { Article } from "#features/rich-text/article.tsx";
import { Contents } from "#features/rich-text/contents.tsx";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { sideOf, textIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import type { ShownPage } from "./contract.ts";

/** Titles too long for large letters in the narrow column. */
const isLong = /.{28}|\S{14}/;

export function TextPage({ page }: { page: ShownPage }) {
  const { title, introduction, article, contents, date, updatedAt, language } = page;
  return (
    <div
      dir={sideOf(language)}
      className="page grid grid-cols-1 gap-x-16 gap-y-8 pt-12 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <header className="min-w-0 self-start pb-1 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
        <h1
          {...textIn(language)}
          className={classes("heading wrap-anywhere", isLong.test(title) ? "text-h2" : "text-h1")}
        >
          {title}
        </h1>
        {introduction && (
          <p {...textIn(language)} className="mt-4 text-lead text-muted">
            {introduction}
          </p>
        )}
        <TranslationLinks kind="page" document={page} />
        {contents.length > 0 && (
          <div className="mt-8">
            <Contents contents={contents} title={m.pages.onThisPage()} />
          </div>
        )}
      </header>
      <div className="min-w-0">
        {article !== "" && <Article html={article} language={language} className="mx-0! text-[1.125rem]!" />}
        {date && updatedAt && (
          <p className="mt-10 max-w-[45rem] border-t border-hairline pt-4 text-meta text-muted">
            {rich(m.pages.lastUpdated({ date: <Day instant={updatedAt > date ? updatedAt : date} /> }))}
          </p>
        )}
      </div>
    </div>
  );
}
