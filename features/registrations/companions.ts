import { m } from "#messages";

/** How many people a guest may bring, for the form. */
export function companionOptions(max: number): { value: string; text: string }[] {
  return Array.from({ length: max + 1 }, (_, count) => ({
    value: String(count),
    text: count === 0 ? m.registrations.alone() : m.registrations.people({ count }),
  }));
}
