import { loadTexts } from "virtual:guide";
import { Search } from "lucide-react";
import { useDeferredValue } from "react";
import { Link } from "react-router";
import type { ChapterGroup } from "#core/guide.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { useQuery } from "#ui/use-query.ts";
import { find } from "./find.ts";
import { helpPath } from "./path.ts";

type SearchFieldProps = { typed: string; className?: string; onType(typed: string): void };

export function SearchField({ typed, className, onType }: SearchFieldProps) {
  return (
    <search className={classes("relative block min-w-0", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={m.adminHelp.search()}
        placeholder={m.adminHelp.search()}
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="min-h-11 w-full rounded-base border border-control bg-surface pe-3 ps-9 text-small placeholder:text-muted lg:min-h-9"
      />
    </search>
  );
}

type SearchResultsProps = { typed: string; groups: ChapterGroup[]; onFollow?(): void };

/** The sections with the words, once the texts of all chapters are there. */
export function SearchResults({ typed, groups, onFollow }: SearchResultsProps) {
  const { value: texts, state } = useQuery("texts", async () => (await loadTexts()).default);
  const q = useDeferredValue(typed.trim());
  const found = texts ? find(q, texts, groups) : [];
  const isFailed = state === "failed";
  return (
    <section aria-label={m.adminHelp.found()} className="min-w-0 max-w-[44rem] pt-2 lg:pt-4">
      <p role="status" className="text-small text-muted">
        {isFailed && m.adminHelp.searchFailed()}
        {texts &&
          (found.length > 0
            ? m.adminHelp.foundCount({ count: found.length })
            : m.adminHelp.nothingFound({ words: q }))}
      </p>
      <ul className="mt-2">
        {found.map(({ section, chapter, excerpt }) => (
          <li key={`${section.slug}#${section.anchor}`} className="border-b border-hairline">
            <Link
              to={`${helpPath}/${section.slug}${section.heading === chapter.title ? "" : `#${section.anchor}`}`}
              onClick={onFollow}
              className="group block rounded-base py-3"
            >
              <span className="font-semibold text-brand underline-offset-4 group-hover:underline">
                {chapter.title}
                {section.heading !== chapter.title && `: ${section.heading}`}
              </span>
              <span className="mt-0.5 block text-small text-muted">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
