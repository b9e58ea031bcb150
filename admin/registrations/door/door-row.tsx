import { Check, Minus, Plus } from "lucide-react";
import { memo } from "react";
import type { DoorGuest } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";

type DoorRowProps = { guest: DoorGuest; onTap(guest: DoorGuest, arrived: number): void };

const stepLook =
  "scroll-mt-72 inline-flex size-11 items-center justify-center rounded-base border border-control text-ink hover:border-brand hover:text-brand disabled:opacity-40";

/** A guest at the door, with one large button. A party can come in parts. */
export const DoorRow = memo(function DoorRow({ guest, onTap }: DoorRowProps) {
  const { name, companions, arrived } = guest;
  const people = companions + 1;
  const isHere = arrived >= people;
  const text = isHere
    ? m.adminDoor.isHere()
    : companions > 0
      ? m.adminDoor.all({ people })
      : m.adminDoor.checkIn();
  return (
    <li className={classes("border-b border-hairline py-2.5", isHere && "bg-sunken")}>
      <div className="flex min-h-14 items-center gap-3 px-1">
        <span className="min-w-0 grow">
          <span
            dir="auto"
            className="block text-match-parent text-body leading-snug font-semibold wrap-anywhere"
          >
            {name}
          </span>
          {companions > 0 && (
            <span className="block text-meta text-muted">
              {arrived > 0
                ? m.adminDoor.hereOf({ arrived, people })
                : m.adminDoor.withCompanions({ count: companions })}
            </span>
          )}
        </span>
        {companions > 0 && (
          <span className="flex shrink-0 gap-1.5">
            <button
              type="button"
              aria-label={m.adminDoor.fewer({ name })}
              disabled={arrived === 0}
              onClick={() => onTap(guest, arrived - 1)}
              className={stepLook}
            >
              <Minus aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label={m.adminDoor.more({ name })}
              disabled={isHere}
              onClick={() => onTap(guest, arrived + 1)}
              className={stepLook}
            >
              <Plus aria-hidden className="size-5" />
            </button>
          </span>
        )}
        <button
          type="button"
          aria-pressed={isHere}
          aria-label={m.adminDoor.buttonFor({ action: text, name })}
          onClick={() => onTap(guest, isHere ? 0 : people)}
          className={classes(
            "inline-flex min-h-14 scroll-mt-72 w-26 shrink-0 items-center justify-center gap-1.5 rounded-base px-2 text-small font-semibold transition-colors sm:w-34",
            isHere
              ? "border-2 border-success text-success hover:border-ink hover:text-ink"
              : "bg-brand text-on-brand hover:bg-ink hover:text-ground",
          )}
        >
          {isHere && <Check aria-hidden className="size-5" />}
          {text}
        </button>
      </div>
    </li>
  );
});
