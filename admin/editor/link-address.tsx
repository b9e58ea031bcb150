import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { useApi } from "#core/api.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { SuggestionList } from "../document/suggestion-list.tsx";
import { useSuggestions } from "../document/use-suggestions.ts";
import { addressOf, findLinkTargets, type LinkTarget } from "./link-targets.ts";

type LinkAddressProps = {
  editor: Editor;
  value: string;
  error: string;
  /** `title` is that of a chosen suggestion. */
  onChange(address: string, title?: string): void;
};

/** The address of a link, with suggestions for a title or a heading. */
export function LinkAddress({ editor, value, error, onChange }: LinkAddressProps) {
  const api = useApi();
  const [typed, setTyped] = useState("");
  const { id, described, notes } = useNotes({ error });
  const { suggested, active, setActive, close } = useSuggestions<LinkTarget>(typed, (text) =>
    findLinkTargets(api, editor, text),
  );
  const count = suggested.length;

  function choose(target: LinkTarget): void {
    onChange(addressOf(target, editor), target.text);
    setTyped("");
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || count === 0) return;
    const chosen = suggested[active];
    if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "ArrowDown") setActive((active + 1) % count);
    else if (event.key === "ArrowUp") setActive(active > 0 ? active - 1 : count - 1);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape would close the dialog
  }

  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        Address
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          name="address"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}-targets` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-targets-${active}` : undefined}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={`h-12 ${controlLook}`}
        />
        {count > 0 && (
          <div className="[&>*]:static [&>*]:max-h-64 [&>*]:overflow-y-auto">
            <SuggestionList
              id={`${id}-targets`}
              label="On this site"
              suggestions={suggested}
              active={active}
              onChoose={choose}
            />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {count > 0 && `On this site: ${count}`}
      </p>
      {notes}
    </div>
  );
}
