import { Article } from "#features/rich-text/article.tsx";
import { sideOf } from "#ui/text-language.ts";
import type { ShownPage } from "./contract.ts";

/** The text of a page with structured parts. */
export function FreeText({ page: { article, language } }: { page: Pick<ShownPage, "article" | "language"> }) {
  if (article === "") return null;
  return (
    <div dir={sideOf(language)} className="page section">
      <Article html={article} language={language} className="mx-0!" />
    </div>
  );
}
