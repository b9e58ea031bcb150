import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { withCommas } from "#core/list-format.ts";
import type { ContributorRole } from "#features/bylines/roles.ts";
import { m } from "#messages";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { comboboxProps, moveInOptions } from "../combobox/keys.ts";
import { OptionList } from "../combobox/option-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import { AuthorList } from "./author-list.tsx";
import { keyOf, maxAuthors, maxNameLength, type NamedAuthor } from "./authors.ts";

type Suggestion = NamedAuthor & { note?: string };

type AuthorsFieldProps = {
  name: string;
  label: string;
  hint: string;
  value: NamedAuthor[];
  onChange(value: NamedAuthor[]): void;
  suggest(text: string): Promise<Suggestion[]>;
  error?: string;
  /** Names have roles, and new ones this one. */
  role?: ContributorRole;
};

/** An ordered list of people, accounts and names. Enter adds the selected suggestion, or the typed text as a name. */
export function AuthorsField(props: AuthorsFieldProps) {
  const { name, label, hint, value, onChange, suggest, error, role } = props;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { id, described, notes } = useNotes({ hint, error: problem || error });
  const known = new Set(value.map(keyOf));
  const { suggested, active, setActive, close } = useSuggestions<Suggestion>(
    typed,
    async (text) => [
      ...(await suggest(text).catch(() => [])),
      { name: text, note: m.adminArticles.addAsName() },
    ],
    (suggestion) => !known.has(keyOf(suggestion)),
  );
  const list = { id: `${id}-list`, count: suggested.length, active };
  const options = suggested.map((suggestion) => ({ ...suggestion, text: suggestion.name }));
  const chosen =
    suggested[active] ?? suggested.find((each) => each.name.toLowerCase() === typed.trim().toLowerCase());

  function add(authors: NamedAuthor[]): void {
    const named = authors.filter((author) => !known.has(keyOf(author)));
    const isLong = named.some((author) => author.name.length > maxNameLength);
    if (isLong || value.length + named.length > maxAuthors) {
      setProblem(
        isLong
          ? m.adminArticles.nameTooLong({ max: maxNameLength })
          : m.adminArticles.tooManyNames({ max: maxAuthors }),
      );
      return;
    }
    if (named.length > 0)
      onChange([...value, ...named.map(({ personId, userId, name }) => ({ personId, userId, name, role }))]);
    const names = withCommas(named.map((author) => author.name));
    setAnnouncement(names ? m.adminArticles.authorsAdded({ names }) : m.adminArticles.alreadyListed());
    type("");
  }

  function type(text: string): void {
    setTyped(text);
    setProblem("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && typed.trim() !== "") add([chosen ?? { name: typed.trim() }]);
    else if (!moveInOptions(event, { ...list, setActive, close })) return;
    event.preventDefault();
  }

  /** Adds each line of a pasted list as a name. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const lines = event.clipboardData.getData("text").split(/\r?\n/);
    const named = lines.map((line) => ({ name: line.trim() })).filter((author) => author.name !== "");
    if (named.length < 2) return;
    event.preventDefault();
    add(named);
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <AuthorList
        label={label}
        value={value}
        onChange={onChange}
        withRoles={role !== undefined}
        onRemoved={(author) => {
          setAnnouncement(m.adminArticles.authorRemoved({ name: author.name }));
          input.current?.focus();
        }}
      />
      <div className="relative mt-1.5">
        <input
          ref={input}
          id={id}
          data-field={name}
          {...comboboxProps(list)}
          aria-describedby={described}
          aria-invalid={problem || error ? true : undefined}
          value={typed}
          placeholder={m.adminArticles.authorPlaceholder()}
          enterKeyHint="enter"
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            close();
            if (typed.trim() !== "") setProblem(m.adminArticles.notAddedYet({ typed: typed.trim() }));
          }}
          className={`h-12 ${controlLook}`}
        />
        {suggested.length > 0 && (
          <OptionList
            {...list}
            label={m.adminArticles.suggestionsFor({ field: name })}
            options={options}
            onChoose={(option) => add([option])}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {suggested.length > 0
          ? m.adminArticles.suggestionCount({ count: suggested.length })
          : problem || announcement}
      </p>
      {notes}
    </div>
  );
}
