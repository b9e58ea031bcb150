import { Search } from "lucide-react";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { compactLook } from "./classes.ts";

type SearchFormProps = {
  /** What is searched, such as "Title or author". */
  label: string;
  asked: string | undefined;
  /** What else the address says and must go on saying. */
  kept?: Record<string, string | undefined>;
  /** Choices that stand beside the field. */
  children?: ReactNode;
};

/** Searches a table and narrows it. What is asked for stands in the address of the page. */
export function SearchForm({ label, asked, kept = {}, children }: SearchFormProps) {
  const submit = useSubmit();

  /** The address gets no empty parameters. */
  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    void submit(new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
    });
  }

  return (
    <Form
      role="search"
      className="flex w-full flex-wrap gap-2 lg:w-auto lg:flex-nowrap"
      onSubmit={search}
      preventScrollReset
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={asked}
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
      {children}
    </Form>
  );
}

type ChoiceProps = ComponentProps<"select"> & {
  label: string;
  choices: { value: string; text: string }[];
};

/** A choice in such a form; the first is what is chosen while nothing is. */
export function Choice({ label, choices, className, ...rest }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={classes(
        "h-11 w-auto! min-w-0 grow basis-36 py-0! text-small! sm:max-w-48 sm:grow-0 lg:h-9 lg:basis-auto",
        controlLook,
        className,
      )}
      {...rest}
    >
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
