import { Badge } from "#ui/badge.tsx";
import { guestStates } from "./guest-states.ts";

const variants = {
  confirmed: "success",
  waiting: "ochre",
  unconfirmed: "outline",
  cancelled: "neutral",
} as const;

export function StateBadge({ state }: { state: keyof typeof guestStates }) {
  return <Badge variant={variants[state]}>{guestStates[state]()}</Badge>;
}
