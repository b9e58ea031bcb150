import { type KeyboardEvent, useState } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import { comboboxProps, moveInOptions } from "./keys.ts";
import { OptionList } from "./option-list.tsx";

export type Choice = { key: string; text: string; note: string };

type SearchChoiceProps<C extends Choice> = {
  label: string;
  /** The label is shown above already, or by the placeholder. */
  hasHeading?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  /** Suggestions for an empty field. */
  find(typed: string): Promise<C[]>;
  onChoose(choice: C): void;
};

/** A field that finds something to choose. Enter takes the active option, or the only one. */
export function SearchChoice<C extends Choice>({
  label,
  hasHeading,
  placeholder,
  hint,
  error,
  find,
  onChoose,
}: SearchChoiceProps<C>) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { id, described, notes } = useNotes({ hint, error });
  const found = useQuery(typed.trim(), () => find(typed.trim()));
  const choices = found.value ?? [];
  const list = { id: `${id}-choices`, count: isOpen ? choices.length : 0, active };
  const isShown = list.count > 0;
  const isEmpty = typed.trim() !== "" && found.state === "loaded" && !found.stale && choices.length === 0;

  function choose(choice: C): void {
    setTyped("");
    setOpen(false);
    onChoose(choice);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const only = choices[active] ?? (choices.length === 1 && !found.stale ? choices[0] : undefined);
    if (event.key === "Enter") {
      if (isShown && only) choose(only);
    } else if (event.key.startsWith("Arrow") && !isShown && choices.length > 0) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      setOpen(true);
      setActive(event.key === "ArrowDown" ? 0 : choices.length - 1);
    } else if (!moveInOptions(event, { ...list, setActive, close: () => setOpen(false) })) return;
    event.preventDefault();
  }

  return (
    <div>
      <label htmlFor={id} className={hasHeading ? "sr-only" : "block text-small font-semibold"}>
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          {...comboboxProps(list)}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          placeholder={placeholder}
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
        {isShown && <OptionList {...list} label={label} options={choices} onChoose={choose} />}
      </div>
      <p role="status" className="mt-1.5 text-meta text-muted empty:mt-0">
        {found.state === "failed" && m.adminCombobox.searchFailed()}
        {isEmpty && m.adminCombobox.nothingFound()}
        {isShown && <span className="sr-only">{m.adminCombobox.foundCount({ count: choices.length })}</span>}
      </p>
      {notes}
    </div>
  );
}
