import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "#core/plural.ts";
import { LinkButton } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { ManageHeader } from "../page.tsx";
import type { List, ListQuery, Params, Row } from "./list.ts";
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
    <ManageHeader
      title={title}
      lead={list.lead ?? leadOf(list.noun, total, counts && tabs?.choices[0]?.count?.(counts))}
      aside={
        aside ??
        (create && (
          <LinkButton to={create.to}>
            <Plus aria-hidden className="size-4.5" />
            {create.text}
          </LinkButton>
        ))
      }
    >
      {tabs && (
        <FilterLinks
          compact
          label={tabs.label}
          filters={tabs.choices.map(({ text, set, count }) => {
            const number = counts === undefined ? undefined : count?.(counts);
            return {
              text: number === undefined ? text : `${text} (${number.toLocaleString("en-US")})`,
              to: listUrl(list.path, query, { ...unset(list), ...set } as Partial<ListQuery<P>>),
              active: Object.keys(unset(list)).every(
                (name) => query[name as keyof P] === set[name as keyof P],
              ),
            };
          })}
        />
      )}
      <SearchForm {...{ list, query, counts }} />
    </ManageHeader>
  );
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
