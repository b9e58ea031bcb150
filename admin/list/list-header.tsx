import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { HelpLink } from "../help/help-link.tsx";
import type { Counted, List, ListQuery } from "./list.ts";
import { listUrl } from "./query.ts";
import { SearchForm } from "./search-form.tsx";
import { Tabs } from "./tabs.tsx";

type ListHeaderProps = {
  list: List;
  query: ListQuery;
  counts?: unknown;
  totals?: number[];
  /** The number of rows found. */
  total?: number;
  aside?: ReactNode;
};

export function ListHeader({ list, query, counts, totals, total, aside }: ListHeaderProps) {
  const { title, path, lead, tabs, create } = list;
  const everything = tabs?.choices.findIndex(({ set }) => Object.keys(set).length === 0) ?? 0;
  // The parameters of all tabs, each without a value.
  const names = (tabs?.choices ?? []).flatMap(({ set }) => Object.keys(set));
  const unset = Object.fromEntries(names.map((name) => [name, undefined]));
  const filters = tabs?.choices.map(({ text, set }, index) => ({
    text: totals ? m.adminList.tabCount({ name: text(), count: totals[index] ?? 0 }) : text(),
    to: listUrl(path, query, { ...unset, ...set }),
    active: names.every((name) => query[name] === set[name]),
  }));
  const filtering = Object.keys(list.params).filter((name) => name !== "sort" && !list.scope?.includes(name));
  const isSearched = query.q !== undefined || filtering.some((name) => query[name] !== undefined);
  const isEmpty = !isSearched && total === 0 && totals?.every((number) => number === 0);
  return (
    <header className="page py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading text-h2 max-lg:sr-only">{title()}</h1>
        {/* It keeps its place while the number is missing. */}
        <p role="status" className="min-h-[1lh] text-small text-muted sm:pt-1.5">
          {typeof lead === "function"
            ? lead()
            : total !== undefined && leadOf(lead, total, totals?.[everything])}
        </p>
        <HelpLink screen={path} className="lg:mt-1" />
        <div className="ms-auto">
          {aside ??
            (create && !isEmpty && (
              <LinkButton to={create.to}>
                <Plus aria-hidden className="size-4.5" />
                {create.text()}
              </LinkButton>
            ))}
        </div>
      </div>
      {!isEmpty && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {tabs && filters && <Tabs label={tabs.label()} tabs={filters} />}
          <SearchForm list={list} query={query} counts={counts} />
        </div>
      )}
    </header>
  );
}

/** `24 articles`, or `2 of 24 articles`. */
function leadOf({ count, countOf }: Counted, total: number, all = total): string {
  return all === total ? count({ count: total }) : countOf({ total, all });
}
