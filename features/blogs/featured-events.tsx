import { type ReactNode, useContext } from "react";
import { formatLeaf } from "#core/dates.ts";
import { truncate } from "#core/truncate.ts";
import { EventBadges, EventDetails, InZone } from "#features/events/event-parts.tsx";
import { m } from "#messages";
import { MoreLink } from "#ui/section.tsx";
import { listedIn, ownText } from "#ui/text-language.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import { AlsoIn, BlogLink } from "./card-parts.tsx";
import { EventList } from "./event-list.tsx";
import { FeaturedBlogs, type HomeSectionProps } from "./featured-sections.tsx";
import type { ShownCard } from "./shown-card.ts";

export function FeaturedEvents(props: HomeSectionProps) {
  const { own, blogs, actions } = props;
  const next = blogs.find(
    ({ eventStatus, event }) => eventStatus === "upcoming" && event && event.state !== "cancelled",
  );
  if (!next?.event) return <FeaturedBlogs {...props} name="events" />;
  const others = blogs.filter((blog) => blog !== next);
  return (
    <section
      aria-labelledby="events"
      className="page section grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <InZone event={next.event}>
        <LargeDate instant={next.event.begins} />
      </InZone>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2
            id="events"
            {...(own?.title ? ownText("home.sections.events.heading") : {})}
            className="caps text-accent"
          >
            {own?.title || m.home.events()}
          </h2>
          <MoreLink to="/events">{m.home.allEvents()}</MoreLink>
        </div>
        <NextEvent blog={next}>{actions?.(next)}</NextEvent>
        {others.length > 0 && <EventList blogs={others} actions={actions} />}
      </div>
    </section>
  );
}

function NextEvent({ blog, children }: { blog: ShownCard; children: ReactNode }) {
  return (
    <article className="group relative pt-2 pb-11">
      <h3 {...listedIn(blog.language)} className="heading line-clamp-4 text-h2">
        <BlogLink blog={blog} />
      </h3>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
        <EventBadges status="upcoming" event={blog.event} />
        <EventDetails event={blog.event} />
      </p>
      <p {...listedIn(blog.language)} className="mt-3 max-w-[40rem] text-muted">
        {truncate(blog.excerpt, 150)}
      </p>
      <AlsoIn blog={blog} className="mt-3" />
      {children && <div className="absolute bottom-0 -start-2.5 flex">{children}</div>}
    </article>
  );
}

/** Decorative: the full date is beside it. */
function LargeDate({ instant }: { instant: string }) {
  const { month, day } = formatLeaf(instant, useContext(TimeZone));
  return (
    <p aria-hidden className="flex items-end gap-4 text-accent lg:block">
      <span className="caps block pb-2 text-lead lg:pt-1.5 lg:pb-6" suppressHydrationWarning>
        {month}
      </span>
      <span
        className="order-first block font-serif text-[clamp(7.5rem,23vw,18rem)] leading-[0.74] font-semibold -ms-[0.05em] tracking-[-0.045em] [font-variant-numeric:lining-nums]"
        suppressHydrationWarning
      >
        {day}
      </span>
    </p>
  );
}
