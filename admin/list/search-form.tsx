import { Search } from "lucide-react";
import { type SubmitEvent, useLayoutEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { compactLook } from "./classes.ts";
import type { Choice, List, ListQuery } from "./list.ts";
import { pageSizes } from "./query.ts";

type SearchFormProps = { list: List; query: ListQuery; counts?: unknown };

/** Searches and filters a list through the URL. */
export function SearchForm({ list, query, counts }: SearchFormProps) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const { params, search, card } = list;
  const selects = (list.filters ?? []).map(({ name, label, choices }) => ({
    ...{ name, label },
    choices: choices(counts, query),
  }));
  const sorts = sortsOf(list);
  const shown = new Set(["sort", ...selects.map(({ name }) => name)]);
  const hidden = Object.keys(params).filter((name) => !shown.has(name) && query[name]);
  const rows = String(query.limit);

  // A new key would lose the focus.
  useLayoutEffect(() => {
    if (field.current) field.current.value = query.q ?? "";
  }, [query.q]);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    void submit(new URLSearchParams(filled.map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
    });
  }

  return (
    <Form
      role="search"
      className="flex w-full flex-wrap gap-2 lg:w-auto lg:flex-nowrap"
      onSubmit={send}
      preventScrollReset
    >
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={query[name]} />
      ))}
      {rows !== pageSizes[0] && <input type="hidden" name="rows" value={rows} />}
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={search}
        placeholder={search}
        maxLength={100}
        className={classes(
          "h-11 w-auto! min-w-0 grow basis-56 py-0! sm:max-w-64 lg:h-9 lg:w-56! lg:grow-0 lg:basis-auto",
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
      {selects.map((select) => (
        <Select key={select.name} {...select} value={query[select.name]} />
      ))}
      {sorts.length > 0 && (
        // The heads of a table sort it in wide windows.
        <Select
          label="Sort"
          name="sort"
          choices={sorts}
          value={query.sort}
          className={card ? "" : "lg:hidden"}
        />
      )}
    </Form>
  );
}

function sortsOf({ columns, defaultSort }: List): Choice[] {
  return columns
    .filter(({ sort }) => sort)
    .map(({ sort = "", sortName, name }) => ({
      value: sort === defaultSort ? "" : sort,
      text: `Sort: ${sortName ?? name.toLowerCase()}`,
    }));
}

type SelectProps = {
  label: string;
  name: string;
  choices: Choice[];
  value?: string | number;
  className?: string;
};

function Select({ label, name, choices, value, className }: SelectProps) {
  return (
    <select
      key={`${value} ${choices.length}`}
      aria-label={label}
      name={name}
      defaultValue={value ?? ""}
      className={classes(
        "h-11 w-auto! min-w-0 grow basis-36 py-0! text-small! sm:max-w-48 sm:grow-0 sm:basis-auto lg:h-9",
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
