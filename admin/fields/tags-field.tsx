import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { withCommas } from "#core/list-format.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { comboboxProps, moveInOptions } from "../combobox/keys.ts";
import { OptionList } from "../combobox/option-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import { TagChips } from "./tag-chips.tsx";
import { addTags, isShort, maxTagLength, maxTags, splitTags } from "./tags.ts";

type TagsFieldProps = {
  label?: string;
  /** Each finished tag is followed by a comma. */
  value: string;
  onChange(value: string): void;
  /** Tags in use that begin with some letters. */
  suggest?(letters: string): Promise<string[]>;
  error?: string;
};

/** A comma, Enter or leaving the field finishes a tag; Backspace in the empty field reopens the last one. */
export function TagsField({ label = m.adminFields.tags(), value, onChange, suggest, error }: TagsFieldProps) {
  const { tags, typed } = splitTags(value);
  const [problem, setProblem] = useState("");
  const hint = m.adminFields.tagsHint({ count: tags.length, max: maxTags });
  const { id, described, notes } = useNotes({ hint, error: problem || error });
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  const isNew = (tag: string) => !own.has(tag.toLowerCase());
  const { suggested, active, setActive, close } = useSuggestions(typed, suggest, isNew);
  const list = { id: `${id}-tags`, count: suggested.length, active };

  const change = (chips: string[], rest = "") => onChange([...chips, rest].join(","));

  function finish(text: string): void {
    const { added, rest, problem: found } = addTags(tags, text);
    change([...tags, ...added], rest);
    setProblem(found);
    if (added.length > 0) setAnnouncement(m.adminFields.tagsAdded({ tags: withCommas(added) }));
    close();
  }

  function remove(tag: string): void {
    change(
      tags.filter((other) => other !== tag),
      typed,
    );
    setProblem("");
    setAnnouncement(m.adminFields.tagRemoved({ tag }));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === "Enter" && typed.trim() !== "") finish(suggested[active] ?? typed);
    else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      change(tags.slice(0, -1), last);
      setAnnouncement(m.adminFields.tagChanges({ tag: last }));
    } else if (!moveInOptions(event, { ...list, setActive, close })) return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    finish(typed + text.replaceAll(/\r?\n/g, ","));
  }

  function type(text: string): void {
    setProblem(isShort(text.trim()) ? "" : m.adminFields.tagTooLong({ max: maxTagLength }));
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
        {tags.length > 0 && <TagChips tags={tags} onRemove={remove} />}
        <input
          ref={input}
          id={id}
          {...comboboxProps(list)}
          value={typed}
          enterKeyHint="enter"
          aria-describedby={described}
          aria-invalid={problem || error ? true : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== "" && finish(typed)}
          className="h-9 min-w-32 grow bg-transparent px-1.5 outline-none!"
        />
        {suggested.length > 0 && (
          <OptionList
            {...list}
            label={m.adminFields.tagsInUse()}
            options={suggested.map((text) => ({ text }))}
            onChoose={({ text }) => finish(text)}
          />
        )}
        <input type="hidden" name="tags" value={value} />
      </div>
      <p role="status" className="sr-only">
        {suggested.length > 0
          ? m.adminFields.tagsInUseCount({ count: suggested.length })
          : problem || announcement}
      </p>
      {notes}
    </div>
  );
}
