import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "#core/plural.ts";
import { LinkButton } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import type { List, ListQuery, Params, Row, Tab } from "./list.ts";
import { listUrl } from "./query.ts";
import { SearchForm } from "./search-form.tsx";

type ListHeaderProps<R extends Row, P extends Params, C> = {
  list: List<R, P, C>;
  query: ListQuery<P>;
  counts?: C;
  total?: number;
  aside?: ReactNode;
};

export function ListHeader<R extends Row, P extends Params, C>(props: ListHeaderProps<R, P, C>) {
  const { list, query, counts, total, aside } = props;
  const { title, tabs, create } = list;
  return (
    <header className="page py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading text-h2 max-sm:w-full">{title}</h1>
        {/* It keeps its place while the number is missing. */}
        <p className="min-h-[1lh] text-small text-muted sm:pt-1.5">
          {list.lead ?? leadOf(list.noun, total, counts && tabs?.choices[0]?.count?.(counts))}
        </p>
        <div className="ml-auto">
          {aside ??
            (create && (
              <LinkButton to={create.to}>
                <Plus aria-hidden className="size-4.5" />
                {create.text}
              </LinkButton>
            ))}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {tabs && <FilterLinks compact label={tabs.label} filters={tabs.choices.map(linkTo)} />}
        <SearchForm {...{ list, query, counts }} />
      </div>
    </header>
  );

  function linkTo({ text, set, count }: Tab<P, C>) {
    const number = counts === undefined ? undefined : count?.(counts);
    const names = Object.keys(unset(list));
    return {
      text: number === undefined ? text : `${text} (${number.toLocaleString("en-US")})`,
      to: listUrl(list.path, query, { ...unset(list), ...set } as Partial<ListQuery<P>>),
      active: names.every((name) => query[name] === set[name]),
    };
  }
}

/** `24 articles`, or `2 of 24 articles`. */
function leadOf(noun: string, total: number | undefined, all: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (all === undefined || all === total) return plural(total, noun);
  return `${total.toLocaleString("en-US")} of ${plural(all, noun)}`;
}

/** The parameters of all tabs, each without a value. */
function unset<R extends Row, P extends Params, C>({ tabs }: List<R, P, C>): Record<string, undefined> {
  return Object.fromEntries(
    (tabs?.choices ?? []).flatMap(({ set }) => Object.keys(set).map((name) => [name, undefined])),
  );
}
