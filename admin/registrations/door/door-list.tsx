import { Search, X } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import type { DoorGuest } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { controlLook } from "#ui/forms/field.tsx";
import type { DoorState } from "./door.ts";
import { DoorRow } from "./door-row.tsx";
import { matching } from "./matching.ts";

const maxShown = 100;

type DoorListProps = DoorState & {
  guests: DoorGuest[];
  onTap(guest: DoorGuest, arrived: number): void;
  onDismiss(): void;
};

/** Finds guests by typing, and checks them in. */
export function DoorList({ guests, unsaved, isCut, warnings, onTap, onDismiss }: DoorListProps) {
  const [typed, setTyped] = useState("");
  const [isMissingOnly, setMissingOnly] = useState(false);
  /** Guests tapped while only the missing are shown. They stay, so that a tap can be undone and keeps the focus. */
  const [tapped, setTapped] = useState<string[]>([]);
  const [max, setMost] = useState(maxShown);
  const [told, setTold] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const words = useDeferredValue(typed);
  const found = matching(guests, words).filter(
    ({ _id, arrived, companions }) => !isMissingOnly || arrived <= companions || tapped.includes(_id),
  );
  const places = guests.reduce((sum, { companions }) => sum + companions + 1, 0);
  const here = guests.reduce((sum, { arrived }) => sum + arrived, 0);
  const counts = { here, places };

  function tap(guest: DoorGuest, arrived: number): void {
    onTap(guest, arrived);
    if (isMissingOnly) setTapped([...tapped, guest._id]);
    setTold(
      arrived === 0
        ? m.adminDoor.toldNotHere({ name: guest.name })
        : m.adminDoor.toldHere({ name: guest.name, count: arrived }),
    );
  }

  function search(text: string): void {
    setTyped(text);
    setMost(maxShown);
    setTapped([]);
  }

  return (
    <div className="no-print">
      <div className="top-(--bar,0rem) z-20 [@media(min-height:34rem)]:sticky -mx-(--gutter) border-b border-hairline bg-ground px-(--gutter) py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-lead font-semibold tabular-nums">{m.adminDoor.here(counts)}</p>
          <SaveState unsaved={unsaved} isCut={isCut} />
        </div>
        <div className="relative mt-2">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
          />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-label={m.adminDoor.nameLabel()}
            placeholder={m.adminDoor.namePlaceholder()}
            value={typed}
            onChange={({ target }) => search(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") search("");
              if (event.key !== "Enter") return;
              event.preventDefault(); // it would press the button that gets the focus
              list.current?.querySelector<HTMLElement>("button[aria-pressed]")?.focus();
            }}
            className={classes("h-13 px-11!", controlLook)}
          />
          {typed && (
            <button
              type="button"
              aria-label={m.adminDoor.clear()}
              onClick={() => {
                search("");
                field.current?.focus();
              }}
              className="absolute inset-y-0 end-0.5 my-auto inline-flex size-11 items-center justify-center text-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </div>
        <ChoiceInput
          type="checkbox"
          checked={isMissingOnly}
          onChange={({ target }) => {
            setMissingOnly(target.checked);
            setTapped([]);
          }}
        >
          {m.adminDoor.missingOnly()}
        </ChoiceInput>
      </div>
      {warnings.length > 0 && (
        <div
          role="alert"
          className="mt-3 border-s-4 border-info bg-sunken py-2 pe-2 ps-4 text-small font-medium"
        >
          {warnings.map((warning) => (
            <p key={warning} className="py-1 wrap-anywhere">
              {warning}
            </p>
          ))}
          <Button variant="quiet" className="-ms-3 px-3!" onClick={onDismiss}>
            {m.adminDoor.dismiss()}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {told && `${told} ${m.adminDoor.toldAll(counts)}`}
      </p>
      <p role="status" className="sr-only">
        {words && m.adminDoor.guestCount({ count: found.length })}
      </p>
      <ul ref={list} aria-label={m.adminDoor.guests()} className="pb-6">
        {found.slice(0, max).map((guest) => (
          <DoorRow key={guest._id} guest={guest} onTap={tap} />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="py-10 text-center text-muted">
          {guests.length === 0 ? m.adminDoor.noGuests() : m.adminDoor.noneFound()}
        </p>
      )}
      {found.length > max && (
        <p className="pb-10 text-center text-small">
          <Button variant="outline" onClick={() => setMost(max + maxShown)}>
            {m.adminDoor.showMore({ count: found.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

function SaveState({ unsaved, isCut }: Pick<DoorState, "unsaved" | "isCut">) {
  const cut = unsaved > 0 ? m.adminDoor.cutUnsaved({ count: unsaved }) : m.adminDoor.cut();
  const text = isCut ? cut : unsaved > 0 ? m.common.saving() : m.adminDoor.saved();
  return (
    <p role="status" className={classes("text-meta", isCut ? "font-semibold text-danger" : "text-muted")}>
      {text}
    </p>
  );
}
