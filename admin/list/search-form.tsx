import { Search } from "lucide-react";
import type { SubmitEvent } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { compactLook } from "./classes.ts";
import type { Choice, List, ListQuery, Params, Row } from "./list.ts";
import { pageSizes } from "./query.ts";

type SearchFormProps<R extends Row, P extends Params, C> = {
  list: List<R, P, C>;
  query: ListQuery<P>;
  counts?: C;
};

/** Searches and filters a list through the URL. */
export function SearchForm<R extends Row, P extends Params, C>({
  list,
  query,
  counts,
}: SearchFormProps<R, P, C>) {
  const submit = useSubmit();
  const { params, search, filters = [], sorts } = list;
  const value = (name: keyof P) => String(query[name] ?? "");
  const names = Object.keys(params) as (keyof P & string)[];
  const shown = new Set<string>(["sort", ...filters.map(({ name }) => name)]);
  const choicesOf = ({ choices }: (typeof filters)[number]) =>
    typeof choices === "function" ? choices(counts, query) : choices;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    void submit(new URLSearchParams(filled.map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
    });
  }

  return (
    <Form
      // The fields keep their values until the URL changes.
      key={[query.q, ...names.map(value), ...filters.map((filter) => choicesOf(filter).length)].join()}
      role="search"
      className="flex w-full flex-wrap gap-2 lg:w-auto lg:flex-nowrap"
      onSubmit={send}
      preventScrollReset
    >
      {names.map(
        (name) =>
          !shown.has(name) &&
          query[name] && <input key={name} type="hidden" name={name} value={value(name)} />,
      )}
      {String(query.limit) !== pageSizes[0] && <input type="hidden" name="rows" value={query.limit} />}
      <input
        type="search"
        name="q"
        aria-label={search}
        placeholder={search}
        defaultValue={query.q}
        maxLength={100}
        className={classes(
          "h-11 w-auto! min-w-0 grow basis-56 py-0! sm:max-w-64 lg:h-9 lg:w-52! lg:grow-0 lg:basis-auto",
          controlLook,
        )}
      />
      <Button
        type="submit"
        look="outline"
        aria-label="Search"
        className={`shrink-0 px-3! lg:order-last ${compactLook}`}
      >
        <Search aria-hidden className="size-4.5" />
      </Button>
      {filters.map((filter) => (
        <Select
          key={filter.name}
          label={filter.label}
          name={filter.name}
          choices={choicesOf(filter)}
          value={value(filter.name)}
        />
      ))}
      {sorts && (
        <Select
          label="Sort"
          name="sort"
          choices={sorts}
          value={value("sort" as keyof P)}
          className="lg:hidden"
        />
      )}
    </Form>
  );
}

type SelectProps = { label: string; name: string; choices: Choice[]; value: string; className?: string };

function Select({ label, name, choices, value, className }: SelectProps) {
  return (
    <select
      aria-label={label}
      name={name}
      defaultValue={value}
      className={classes(
        "h-11 w-auto! min-w-0 grow basis-36 py-0! text-small! sm:max-w-48 sm:grow-0 lg:h-9 lg:basis-auto",
        controlLook,
        className,
      )}
    >
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
