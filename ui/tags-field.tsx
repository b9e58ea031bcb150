import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { controlLook, useNotes } from "./field.tsx";

type TagsFieldProps = {
  label: string;
  /** The field of the form under which the server may have something to say. */
  name: string;
  /** Tags, separated by commas. */
  value: string;
  onChange(value: string): void;
  hint?: string;
  error?: string;
};

/**
 * Tags as chips, with a place to write the next one: a comma, Enter, or leaving the field makes it a chip, Backspace
 * in the empty field takes the last one back to be written anew. What is pasted with commas becomes several.
 */
export function TagsField({ label, name, value, onChange, hint, error }: TagsFieldProps) {
  const { id, described, notes } = useNotes({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const { tags, writing } = partsOf(value);

  const change = (chips: string[], rest = "") => onChange([...chips, rest].join(","));

  /** Takes what is written as finished. */
  function finish(text: string): void {
    const added = tagsIn(text).filter((tag) => !has(tags, tag));
    change([...tags, ...added]);
    if (added.length > 0) setSaid(`${added.join(", ")} added.`);
  }

  function remove(tag: string): void {
    change(
      tags.filter((other) => other !== tag),
      writing,
    );
    setSaid(`${tag} removed.`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && writing.trim() !== "") {
      event.preventDefault();
      finish(writing);
    }
    const last = tags.at(-1);
    if (event.key === "Backspace" && writing === "" && last !== undefined) {
      event.preventDefault();
      change(tags.slice(0, -1), last);
      setSaid(`${last} can be changed.`);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    finish(writing + text.replaceAll(/\r?\n/g, ","));
  }

  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <div
        className={classes(
          "mt-1.5 flex min-h-12 flex-wrap items-center gap-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus",
          controlLook,
          "px-2! py-1.5!",
        )}
      >
        {tags.length > 0 && (
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
                  onClick={() => remove(tag)}
                  className="button inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-danger"
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          value={writing}
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            target.value.includes(",") ? finish(target.value) : change(tags, target.value)
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => writing.trim() !== "" && finish(writing)}
          className="h-9 min-w-32 grow bg-transparent px-1.5 outline-none!"
        />
        <input type="hidden" name={name} value={value} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {notes}
    </div>
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
