import { FilePen, MessageSquare, Newspaper, Settings2, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { listFormat } from "#core/list-format.ts";
import type { OverviewEvent } from "#features/overview/contract.ts";
import { editPath, pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Moment } from "#ui/time-zone.tsx";

const icons = {
  saved: FilePen,
  published: Newspaper,
  commented: MessageSquare,
  joined: UserRoundPlus,
  settings: Settings2,
};

export function Events({ events }: { events: OverviewEvent[] }) {
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="heading border-t-2 border-ink pt-4 text-h3">
        {m.adminOverview.activity()}
      </h2>
      {events.length === 0 && <p className="mt-6 text-small text-muted">{m.adminOverview.noActivity()}</p>}
      <ol className="mt-4">
        {merged(events).map(({ event, others }) => {
          const Icon = icons[event.type];
          return (
            <li
              key={`${event.type} ${event.kind} ${event._id} ${event.title} ${event.at}`}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-b border-hairline py-3 text-small"
            >
              <Icon aria-hidden className="mt-0.5 size-4.5 text-muted" />
              <span className="min-w-0 break-words">
                <Sentence event={event} others={others} />
                <Moment withoutZone instant={event.at} className="mt-0.5 block text-meta text-muted" />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Merged = { event: OverviewEvent; others: OverviewEvent[] };

/** What one person has saved in a row is one entry. */
function merged(events: OverviewEvent[]): Merged[] {
  const entries: Merged[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    const isSame = last?.event.type === "saved" && event.type === "saved" && last.event.who === event.who;
    if (isSame) last.others.push(event);
    else entries.push({ event, others: [] });
  }
  return entries;
}

function Sentence({ event, others }: Merged) {
  const { type, who } = event;
  const kind = event.kind ?? "blog";
  const person = (
    <span dir="auto" className="font-semibold">
      {who || m.adminOverview.formerMember()}
    </span>
  );
  const subject = <Subject event={event}>{titleOf(event)}</Subject>;
  switch (type) {
    case "joined":
      return rich(m.adminOverview.joined({ person: <Subject event={event}>{who}</Subject> }));
    case "settings":
      return rich(
        m.adminOverview.changedSettings({ person, link: (text) => <Subject event={event}>{text}</Subject> }),
      );
    case "commented":
      return rich(m.adminOverview.commented({ person, article: subject }));
    case "saved":
      return rich(
        m.adminOverview.savedDocuments({ kind, person, titles: <Subjects events={[event, ...others]} /> }),
      );
    default:
      return rich(m.adminOverview.published({ kind, person, title: subject }));
  }
}

function Subjects({ events }: { events: OverviewEvent[] }) {
  return listFormat("conjunction")
    .formatToParts(events.map((_, index) => String(index)))
    .map(({ type, value }) => {
      const event = type === "element" && events[Number(value)];
      return event ? (
        <Subject key={`${event.kind} ${event._id} ${event.at}`} event={event}>
          {titleOf(event)}
        </Subject>
      ) : (
        value
      );
    });
}

function Subject({ event, children }: { event: OverviewEvent; children: ReactNode }) {
  const path = eventPath(event);
  const attributes = event.kind ? listedIn(event.language) : ({ dir: "auto" } as const);
  if (!path) return <span {...attributes}>{children}</span>;
  return (
    <Link {...attributes} to={path} className="text-brand underline underline-offset-4 hover:text-ink">
      {children}
    </Link>
  );
}

/** The URL of an event's subject; undefined if it no longer exists. */
function eventPath({ type, kind, _id, slug, who, isGone }: OverviewEvent): string | undefined {
  if (type === "settings") return "/manage-settings";
  if (type === "joined") return `/manage-members?${new URLSearchParams({ q: who })}`;
  if (!kind || isGone) return undefined;
  if (type === "saved") return editPath(kind, _id);
  return pathOf(kind, { _id, slug }) + (type === "commented" ? "#comments" : "");
}
