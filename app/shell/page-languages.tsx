import { use } from "react";
import { useParams } from "react-router";
import { directionOf, languageName } from "#core/language.ts";
import { addressIn, tagsOf } from "#core/site-languages.ts";
import { m } from "#messages";
import { PagePlaceContext, usePath } from "#ui/page-place.ts";

/** The id of the list, to which the bar links. */
export const languagesId = "languages";

/** Links to the page in the other languages of the site; from a document, which names its translations itself, to their home pages. */
export function PageLanguages() {
  const place = use(PagePlaceContext);
  const path = usePath();
  const isDocument = Object.keys(useParams()).length > 0;
  if (!place) return null;
  return (
    <nav
      id={languagesId}
      aria-label={m.shell.languages()}
      className="no-print page flex scroll-mt-20 flex-wrap items-baseline gap-x-5 border-t border-hairline py-4 text-small"
    >
      <span className="text-muted">{isDocument ? m.shell.siteInLanguages() : m.shell.pageInLanguages()}</span>
      <ul className="contents">
        {tagsOf(place)
          .filter((tag) => tag !== place.page)
          .map((tag) => (
            <li key={tag}>
              <a
                href={addressIn(place, tag, isDocument ? "/" : path)}
                hrefLang={tag}
                lang={tag}
                dir={directionOf(tag)}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
                suppressHydrationWarning // browsers know other names of languages than the server
              >
                {languageName(tag)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
