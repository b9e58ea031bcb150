import { CalendarDays, Rss } from "lucide-react";

const ways = [
  { href: "/feed.xml", type: "application/rss+xml", text: "RSS feed", Icon: Rss },
  { href: "/events.ics", type: "text/calendar", text: "Event calendar", Icon: CalendarDays },
];

export function FollowLinks() {
  return (
    <nav aria-label="Follow" className="no-print mt-5">
      <ul className="flex flex-wrap gap-x-6 text-small">
        {ways.map(({ href, type, text, Icon }) => (
          <li key={href}>
            <a
              href={href}
              type={type}
              className="inline-flex min-h-9 items-center gap-2 hover:text-on-deep hover:underline"
            >
              <Icon aria-hidden className="size-4.5" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
