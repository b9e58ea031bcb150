import { Globe, Plus } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { addressFrom } from "#admin/fields/address.ts";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import type { MenuLink } from "#core/settings.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { SearchChoice } from "../combobox/search-choice.tsx";
import { inputLanguage } from "../fields/writing-language.ts";
import { findTargets, linkTo } from "./targets.ts";

/** Adds a link to a page of this site, or to any address. */
export function AddLink({ links, onAdd }: { links: MenuLink[]; onAdd(link: MenuLink): void }) {
  const api = useApi();
  const [adding, setAdding] = useState<"page" | "address">();
  const [error, setError] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isKnown = (to: string) => links.some((link) => link.to === to);

  useLayoutEffect(() => {
    if (adding) panel.current?.querySelector("input")?.focus();
  }, [adding]);

  function close(): void {
    setAdding(undefined);
    setError("");
    buttons.current?.querySelector("button")?.focus();
  }

  function add(link: MenuLink): void {
    if (isKnown(link.to)) setError(m.adminMenu.linkTwice());
    else {
      onAdd(link);
      close();
    }
  }

  return (
    <>
      <div ref={buttons} className="flex flex-wrap gap-3">
        <Button
          data-add
          variant="outline"
          aria-expanded={adding === "page"}
          onClick={() => setAdding(adding === "page" ? undefined : "page")}
        >
          <Plus aria-hidden className="size-4.5" />
          {m.adminMenu.addPage()}
        </Button>
        <Button
          variant="outline"
          aria-expanded={adding === "address"}
          onClick={() => setAdding(adding === "address" ? undefined : "address")}
        >
          <Globe aria-hidden className="size-4.5" />
          {m.adminMenu.addAddress()}
        </Button>
      </div>
      {adding && (
        <div ref={panel} className="rounded-base border border-hairline bg-sunken p-4">
          {adding === "page" ? (
            <>
              <SearchChoice
                label={m.adminMenu.page()}
                hint={m.adminMenu.pageHint()}
                error={error}
                find={async (typed) => (await findTargets(api, typed)).filter(({ to }) => !isKnown(to))}
                onChoose={(target) => add(linkTo(target))}
              />
              <Button variant="quiet" className="mt-3" onClick={close}>
                {m.common.cancel()}
              </Button>
            </>
          ) : (
            <AddressForm error={error} onAdd={add} onCancel={close} />
          )}
        </div>
      )}
    </>
  );
}

type AddressFormProps = { error: string; onAdd(link: MenuLink): void; onCancel(): void };

/** This is not a `form`, because forms cannot be nested. */
function AddressForm({ error, onAdd, onCancel }: AddressFormProps) {
  const { url } = useSite();
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const to = addressFrom(typed, url);
  const addressError = to ? error : m.adminMenu.addressInvalid();

  function submit(): void {
    setSent(true);
    if (to && text.trim()) onAdd(linkTo({ to, text }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <div className="space-y-4">
      <Field
        label={m.adminMenu.address()}
        hint={m.adminMenu.addressHint()}
        error={isSent ? addressError : undefined}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Field
        label={m.adminMenu.label()}
        error={isSent && !text.trim() ? m.adminMenu.labelRequired() : undefined}
        {...inputLanguage()}
        value={text}
        maxLength={60}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={submit}>{m.common.add()}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.common.cancel()}
        </Button>
      </div>
    </div>
  );
}
