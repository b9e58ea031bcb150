/** The states of a registration, in the words of the screens. */
export const guestStates = {
  confirmed: "Confirmed",
  waiting: "On the waiting list",
  unconfirmed: "Not confirmed",
  cancelled: "Cancelled",
} as const;
