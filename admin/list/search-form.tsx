import { ChevronDown, Search } from "lucide-react";
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { compactLook } from "./classes.ts";
import type { Choice, Filter, List, ListQuery } from "./list.ts";
import { pageSizes } from "./query.ts";

/** Searches and filters a list through the URL. */
export function SearchForm({ list, query, counts }: { list: List; query: ListQuery; counts?: unknown }) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const { params, search, card, columns } = list;
  const filters = list.filters ?? [];
  const few = filters.filter((filter) => !filter.more);
  const more = filters.filter((filter) => filter.more);
  const used = (some: Filter[]) => some.filter(({ name }) => query[name] !== undefined).length;
  // On phones the number beside the button says enough.
  const [isOpen, setOpen] = useState(used(more) > 0 && matchMedia("(min-width: 40rem)").matches);
  const id = useId();
  const sorts = sortsOf(list);
  const shown = new Set(["sort", ...filters.map(({ name }) => name)]);
  const show = (filter: Filter) => (
    <FilterControl key={filter.name} filter={filter} counts={counts} query={query} />
  );
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

  const toggle = (some: Filter[], className: string) => (
    <Button
      variant="outline"
      aria-expanded={isOpen}
      aria-controls={`${id}-few ${id}-more`}
      className={classes("shrink-0 px-3!", compactLook, className)}
      onClick={() => setOpen(!isOpen)}
    >
      {m.adminList.filters()}
      {used(some) > 0 && <span className="tabular-nums">({used(some)})</span>}
      <ChevronDown aria-hidden className={classes("size-4", isOpen && "rotate-180")} />
    </Button>
  );
  const apply = (
    <Button type="submit" variant="outline" className={`px-4! ${compactLook}`}>
      {m.adminList.apply()}
    </Button>
  );

  return (
    <Form role="search" className="flex w-full flex-wrap gap-2" onSubmit={send} preventScrollReset>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={query[name]} />
      ))}
      {rows !== pageSizes[0] && <input type="hidden" name="rows" value={rows} />}
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={search()}
        placeholder={search()}
        maxLength={100}
        className={classes(
          "h-11 w-auto! min-w-0 grow py-0! sm:max-w-64 sm:basis-56 lg:h-9 lg:w-56! lg:grow-0 lg:basis-auto",
          filters.length > 0 ? "basis-32" : "basis-56",
          controlLook,
        )}
      />
      <Button
        type="submit"
        variant="outline"
        aria-label={m.adminList.search()}
        className={`shrink-0 px-3! ${compactLook}`}
      >
        <Search aria-hidden className="size-4.5" />
      </Button>
      {filters.length > 0 && toggle(filters, "sm:hidden!")}
      <div id={`${id}-few`} className={classes("contents", filters.length > 0 && !isOpen && "max-sm:hidden")}>
        {few.map(show)}
        {sorts.length > 0 && (
          // The heads of a table sort it in wide windows.
          <Select
            label={m.adminList.sort()}
            name="sort"
            choices={sorts}
            value={query.sort}
            className={card || columns.some(({ also }) => also) ? "" : "lg:hidden"}
          />
        )}
        {few.length > 0 && more.length === 0 && <span className="sm:hidden">{apply}</span>}
      </div>
      {more.length > 0 && (
        <>
          {toggle(more, "max-sm:hidden!")}
          <div
            id={`${id}-more`}
            className={classes(
              "w-full grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex-wrap",
              isOpen ? "grid sm:flex" : "hidden",
            )}
          >
            {more.map(show)}
            {apply}
          </div>
        </>
      )}
    </Form>
  );
}

function sortsOf({ columns, defaultSort }: List): Choice[] {
  const sorts = columns.flatMap(({ sort, also }) => [...(also ? [also] : []), ...(sort ? [sort] : [])]);
  return sorts.map(({ by, text }) => ({ value: by === defaultSort ? "" : by, text: text() }));
}

function FilterControl({ filter, counts, query }: { filter: Filter; counts: unknown; query: ListQuery }) {
  const { name, label, choices, type, more } = filter;
  const value = query[name];
  const control = choices ? (
    <Select label={label()} name={name} choices={choices(counts, query)} value={value} />
  ) : (
    <input
      key={value}
      type={type}
      name={name}
      aria-label={label()}
      defaultValue={value}
      maxLength={type === "text" ? 100 : undefined}
      className={classes("h-11 w-full! py-0! text-small! sm:w-40! lg:h-9", controlLook)}
    />
  );
  if (!more) return control;
  return (
    <span className="block max-sm:*:w-full!">
      <span aria-hidden className="block pb-0.5 text-meta text-muted">
        {label()}
      </span>
      {control}
    </span>
  );
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
        "h-11 w-auto! min-w-0 grow basis-36 py-0! text-small! text-ellipsis sm:max-w-56 sm:grow-0 sm:basis-auto lg:h-9",
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
