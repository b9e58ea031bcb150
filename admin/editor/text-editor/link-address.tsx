import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { comboboxProps, moveInOptions } from "#admin/combobox/keys.ts";
import { OptionList } from "#admin/combobox/option-list.tsx";
import { useSuggestions } from "#admin/combobox/use-suggestions.ts";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
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
  const list = { id: `${id}-targets`, count: suggested.length, active };

  function choose(target: LinkTarget): void {
    onChange(addressOf(target, editor), target.text);
    setTyped("");
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggested[active];
    if (event.key === "Enter" && chosen) choose(chosen);
    else if (!moveInOptions(event, { ...list, setActive, close })) return;
    event.preventDefault();
    event.stopPropagation(); // Escape would close the dialog
  }

  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {m.adminEditor.linkAddressLabel()}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          name="address"
          {...comboboxProps(list)}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          autoCapitalize="none"
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
        {list.count > 0 && (
          <OptionList {...list} label={m.adminEditor.linkOnSite()} options={suggested} onChoose={choose} />
        )}
      </div>
      <p role="status" className="sr-only">
        {list.count > 0 && m.adminEditor.linkOnSiteCount({ count: list.count })}
      </p>
      {notes}
    </div>
  );
}
