import { Badge } from "#ui/badge.tsx";

type EventBadgeProps = { status: "upcoming" | "past"; className?: string };

export function EventBadge({ status, className }: EventBadgeProps) {
  return (
    <Badge look={status === "upcoming" ? "success" : "neutral"} className={className}>
      {status === "upcoming" ? "Upcoming" : "Past Event"}
    </Badge>
  );
}
