import { plural } from "#core/plural.ts";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";

/** `12 of 40 places taken, 3 waiting` */
export function placesText({
  taken,
  waiting,
  capacity,
}: Pick<GuestEvent, "taken" | "waiting" | "capacity">): string {
  const number = (count: number) => count.toLocaleString("en-US");
  const places =
    capacity === null ? plural(taken, "place") : `${number(taken)} of ${plural(capacity, "place")}`;
  return `${places} taken${waiting > 0 ? `, ${number(waiting)} waiting` : ""}`;
}
