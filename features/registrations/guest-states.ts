import { m } from "#messages";

/** The states of a registration, in the words of the screens. */
export const guestStates = {
  confirmed: m.registrations.stateConfirmed,
  waiting: m.registrations.stateWaiting,
  unconfirmed: m.registrations.stateUnconfirmed,
  cancelled: m.registrations.stateCancelled,
} as const;
