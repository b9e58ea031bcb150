import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";

/** `12 of 40 places taken, 3 waiting` */
export function placesText({
  taken,
  waiting,
  capacity,
}: Pick<GuestEvent, "taken" | "waiting" | "capacity">): string {
  if (capacity === null)
    return waiting > 0
      ? m.adminRegistrations.takenWaiting({ taken, waiting })
      : m.adminRegistrations.taken({ taken });
  return waiting > 0
    ? m.adminRegistrations.takenOfWaiting({ taken, capacity, waiting })
    : m.adminRegistrations.takenOf({ taken, capacity });
}
