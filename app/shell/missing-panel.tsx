import type { ReactNode } from "react";
import { languageName } from "#core/language.ts";
import { RelatedBlogs } from "#features/blogs/related-blogs.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { rich } from "#ui/rich.tsx";
import { partIn } from "#ui/text-language.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { newestIn, type Original, originalIn } from "../site/route-errors.ts";

type MissingPanelProps = { title: string; text: string; error: unknown; children: ReactNode };

/** Replaces the page of something that is not there: a search, and the newest articles. */
export function MissingPanel({ title, text, error, children }: MissingPanelProps) {
  const original = originalIn(error);
  if (original) return <UntranslatedPanel original={original} error={error} />;
  return (
    <>
      <MessagePanel level={1} title={title} text={text}>
        <SearchBox action="/search" label={m.search.searchSite()} className="mb-3 flex w-full" />
        {children}
      </MessagePanel>
      <div className="page pb-16 empty:hidden md:pb-24">
        <RelatedBlogs related={newestIn(error)} title={m.failure.newestArticles()} />
      </div>
    </>
  );
}

type UntranslatedProps = { original: Original & { path: string }; error: unknown };

/** Offers the original of a document that is not translated into the language of the page. */
function UntranslatedPanel({ original: { title, language, path }, error }: UntranslatedProps) {
  const text = rich(m.failure.onlyOriginal({ title: <bdi {...partIn(language)}>{title}</bdi> }));
  return (
    <>
      <MessagePanel level={1} title={m.failure.notTranslated()} text={text}>
        <LinkButton to={path} language={language} hrefLang={language}>
          {m.failure.readOriginal({ language: languageName(language) })}
        </LinkButton>
      </MessagePanel>
      <div className="page pb-16 empty:hidden md:pb-24">
        <RelatedBlogs related={newestIn(error)} title={m.failure.newestArticles()} />
      </div>
    </>
  );
}
