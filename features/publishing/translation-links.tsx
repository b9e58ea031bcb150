import { directionOf, languageName } from "#core/language.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import type { PublicTranslation } from "./contract.ts";
import { type Kind, pathOf } from "./kinds.ts";

type TranslationLinksProps = {
  kind: Kind;
  /** What the page shows. A preview has no translations. */
  document: { _id: string; translations?: PublicTranslation[] };
  className?: string;
};

const defaultLook = "mt-4 flex flex-wrap items-center gap-x-4";

/** The same text in other languages, each by its own name. */
export function TranslationLinks({ kind, document, className = defaultLook }: TranslationLinksProps) {
  const { translations = [] } = document;
  if (translations.length === 0) return null;
  return (
    <nav
      aria-label={m.publishing.translations()}
      className={classes("no-print text-meta text-muted", className)}
    >
      <span>{m.publishing.readIn()}</span>
      <ul className="contents">
        {translations.map((translation) => {
          const { _id, language, title } = translation;
          const isAlone = translations.filter((other) => other.language === language).length === 1;
          const name = isAlone ? languageName(language) : title;
          // Browsers know other names of languages than the server.
          const inLanguage = { lang: language, dir: directionOf(language), suppressHydrationWarning: true };
          return (
            <li key={_id} className="inline-flex">
              {_id === document._id ? (
                <span
                  {...inLanguage}
                  aria-current="true"
                  className="inline-flex min-h-9 items-center text-ink"
                >
                  {name}
                </span>
              ) : (
                <Link
                  {...inLanguage}
                  hrefLang={language}
                  to={pathOf(kind, translation)}
                  language={language}
                  className="inline-flex min-h-9 items-center font-semibold text-brand underline underline-offset-4"
                >
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
