/** The states of a registration, in the words of the screens. */
export const guestStates = {
  confirmed: "Has a place",
  waiting: "Waiting",
  unconfirmed: "Not confirmed",
  cancelled: "Cancelled",
} as const;
