import { Badge } from "#ui/badge.tsx";
import { guestStates } from "./guest-states.ts";

const looks = {
  confirmed: "success",
  waiting: "ochre",
  unconfirmed: "outline",
  cancelled: "neutral",
} as const;

export function StateBadge({ state }: { state: keyof typeof guestStates }) {
  return <Badge look={looks[state]}>{guestStates[state]}</Badge>;
}
