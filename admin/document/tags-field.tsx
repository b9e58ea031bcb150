import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { TagListBox } from "./tag-list-box.tsx";
import { useTagSuggestions } from "./use-tag-suggestions.ts";

const mostTags = 20;
const longestTag = 50; // characters

type TagsFieldProps = {
  label: string;
  /** The field of the form under which the server may have something to say. */
  name: string;
  /** Tags, separated by commas. */
  value: string;
  onChange(value: string): void;
  /** Tags in use that begin with some letters. */
  suggest?(letters: string): Promise<string[]>;
  error?: string;
};

/**
 * Tags as chips, with a place to write the next one: a comma, Enter, or leaving the field makes it a chip, Backspace
 * in the empty field takes the last one back. What is pasted with commas becomes several. What does not fit is named.
 */
export function TagsField({ label, name, value, onChange, suggest, error }: TagsFieldProps) {
  const { tags, writing } = partsOf(value);
  const [problem, setProblem] = useState("");
  const hint = `Separated by commas. ${tags.length} of ${mostTags}.`;
  const { id, described, notes } = useNotes({ hint, error: problem || error });
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const { suggested, active, setActive, close } = useTagSuggestions(writing, tags, suggest);
  const chosen = suggested[active];

  const change = (chips: string[], rest = "") => onChange([...chips, rest].join(","));

  /** Takes what is written as finished. A single tag that does not fit stays to be changed. */
  function finish(text: string): void {
    const given = tagsIn(text).filter((tag) => !has(tags, tag));
    const added = given.filter(isShort).slice(0, mostTags - tags.length);
    const leftOut = given.filter((tag) => !added.includes(tag));
    const rest = given.length === 1 ? leftOut[0] : "";
    change([...tags, ...added], rest);
    setProblem(problemOf(leftOut, rest !== ""));
    if (added.length > 0) setSaid(`${added.join(", ")} added.`);
    close();
  }

  function remove(tag: string): void {
    change(
      tags.filter((other) => other !== tag),
      writing,
    );
    setProblem("");
    setSaid(`${tag} removed.`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    const count = suggested.length;
    if (event.key === "Enter" && writing.trim() !== "") finish(chosen ?? writing);
    else if (event.key === "Backspace" && writing === "" && last !== undefined) {
      change(tags.slice(0, -1), last);
      setSaid(`${last} can be changed.`);
    } else if (event.key === "ArrowDown" && count > 0) setActive((active + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) setActive(active > 0 ? active - 1 : count - 1);
    else if (event.key === "Escape" && count > 0) close();
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    finish(writing + text.replaceAll(/\r?\n/g, ","));
  }

  function write(text: string): void {
    setProblem(isShort(text.trim()) ? "" : tooLong);
    if (text.includes(",")) finish(text);
    else change(tags, text);
  }

  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <div
        className={classes(
          "relative mt-1.5 flex min-h-12 flex-wrap items-center gap-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus",
          controlLook,
          "px-2! py-1.5!",
        )}
      >
        {tags.length > 0 && <Chips label={label} tags={tags} onRemove={remove} />}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggested.length > 0}
          aria-controls={suggested.length > 0 ? `${id}-tags` : undefined}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-tags-${active}`}
          value={writing}
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={described}
          aria-invalid={problem || error ? true : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => writing.trim() !== "" && finish(writing)}
          className="h-9 min-w-32 grow bg-transparent px-1.5 outline-none!"
        />
        {suggested.length > 0 && (
          <TagListBox id={`${id}-tags`} tags={suggested} active={active} onChoose={finish} />
        )}
        <input type="hidden" name={name} value={value} />
      </div>
      <p role="status" className="sr-only">
        {suggested.length > 0 ? `Tags in use: ${suggested.length}` : problem || said}
      </p>
      {notes}
    </div>
  );
}

const tooLong = `A tag has at most ${longestTag} characters.`;

function isShort(tag: string): boolean {
  return [...tag].length <= longestTag;
}

/** What is said of tags that were not taken: why, and which, unless the one is still in the field. */
function problemOf(leftOut: string[], isInField: boolean): string {
  if (leftOut.length === 0) return "";
  const why = leftOut.every(isShort) ? `There can be at most ${mostTags} tags.` : tooLong;
  const both = leftOut.some(isShort) && !leftOut.every(isShort);
  const reason = both ? `${why} There can be at most ${mostTags} tags.` : why;
  return isInField ? reason : `${reason} Left out: ${leftOut.join(", ")}`;
}

type ChipsProps = { label: string; tags: string[]; onRemove(tag: string): void };

function Chips({ label, tags, onRemove }: ChipsProps) {
  return (
    <ul aria-label={label} className="contents">
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-center rounded-full border border-hairline bg-sunken pl-3.5 text-small"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            onClick={() => onRemove(tag)}
            className="button inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-danger"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What stands behind the last comma is still being written. */
function partsOf(value: string): { tags: string[]; writing: string } {
  const parts = value.split(",");
  const writing = parts.pop() ?? "";
  return { tags: tagsIn(parts.join(",")), writing };
}

/** The tags of a text with commas: trimmed, without a leading #, and none twice. */
export function tagsIn(text: string): string[] {
  const tags: string[] = [];
  for (const part of text.split(",")) {
    const tag = part.trim().replace(/^#+/, "").trim();
    if (tag !== "" && !has(tags, tag)) tags.push(tag);
  }
  return tags;
}

function has(tags: string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}
