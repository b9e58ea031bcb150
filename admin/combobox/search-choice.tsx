import { type KeyboardEvent, useState } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";

export type Choice = { key: string; text: string; note: string };

type SearchChoiceProps<C extends Choice> = {
  label: string;
  hint?: string;
  error?: string;
  /** Suggestions for an empty field. */
  find(typed: string): Promise<C[]>;
  onChoose(choice: C): void;
};

/** A combobox with suggestions: the arrow keys move through them, Enter or a click selects one. */
export function SearchChoice<C extends Choice>({ label, hint, error, find, onChoose }: SearchChoiceProps<C>) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { id, described, notes } = useNotes({ hint, error });
  const found = useQuery(typed.trim(), () => find(typed.trim()));
  const choices = found.value ?? [];
  const isShown = isOpen && choices.length > 0;
  const chosen = choices[active];
  const isEmpty = typed.trim() !== "" && found.state === "loaded" && !found.stale && choices.length === 0;

  function choose(choice: C): void {
    setTyped("");
    setOpen(false);
    onChoose(choice);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const count = choices.length;
    if (event.key === "ArrowDown" && count > 0) {
      setOpen(true);
      setActive((active + 1) % count);
    } else if (event.key === "ArrowUp" && count > 0) {
      setOpen(true);
      setActive(active > 0 ? active - 1 : count - 1);
    } else if (event.key === "Enter") {
      const only = chosen ?? (count === 1 ? choices[0] : undefined);
      if (isShown && only) choose(only);
    } else if (event.key === "Escape" && isShown) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-choices` : undefined}
          aria-activedescendant={isShown && chosen ? `${id}-${active}` : undefined}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          value={typed}
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className={classes("h-12", controlLook)}
        />
        {isShown && (
          <div
            role="listbox"
            id={`${id}-choices`}
            aria-label={label}
            className="absolute inset-x-0 top-full z-[35] mt-1 max-h-80 overflow-y-auto rounded-base border border-hairline bg-surface py-1 shadow-soft"
          >
            {choices.map((choice, index) => (
              <div
                key={choice.key}
                role="option"
                id={`${id}-${index}`}
                tabIndex={-1}
                aria-selected={index === active}
                ref={(option) => {
                  if (index === active) option?.scrollIntoView({ block: "nearest" });
                }}
                onPointerDown={(event) => event.preventDefault()} // keep the focus in the field
                onClick={() => choose(choice)}
                onKeyDown={() => {}}
                className={classes(
                  "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 text-small hover:bg-sunken",
                  index === active && "bg-sunken text-brand",
                )}
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {choice.text}
                </span>
                <span className="shrink-0 text-meta text-muted">{choice.note}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="mt-1.5 text-meta text-muted empty:mt-0">
        {found.state === "failed" && "The search failed. Please try again."}
        {isEmpty && "Nothing found."}
        {isShown && <span className="sr-only">{choices.length} found</span>}
      </p>
      {notes}
    </div>
  );
}
