import { CalendarPlus } from "lucide-react";
import { Link } from "react-router";
import { textIn } from "#core/language.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { Cover } from "#features/media/cover.tsx";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { EventTime, ZoneName } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { Byline, EventBadge } from "../card-parts.tsx";
import type { BlogPage } from "../contract.ts";
import { sectionNames } from "../section-names.ts";

type BlogHeaderProps = {
  blog: Omit<BlogPage, "article">;
  /** Of the page about its subcategory. */
  subcategoryPath?: string;
};

export function BlogHeader({ blog, subcategoryPath }: BlogHeaderProps) {
  const section = sectionNames[blog.section];
  return (
    <header className="page pt-10 md:pt-14">
      <div className="mx-auto max-w-[56rem] text-center">
        <p className="caps flex flex-wrap items-center justify-center gap-x-3 text-accent">
          <Link
            to={section.path}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
          >
            {section.one}
          </Link>
          {blog.subcategory && (
            <>
              <span aria-hidden className="text-control">
                /
              </span>
              <span dir="auto" className="text-muted">
                {subcategoryPath ? (
                  <Link
                    to={subcategoryPath}
                    className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
                  >
                    {blog.subcategory}
                  </Link>
                ) : (
                  blog.subcategory
                )}
              </span>
            </>
          )}
        </p>
        <h1 {...textIn(blog.language)} className={`heading mt-3 ${titleSize(blog.title)}`}>
          {blog.title}
        </h1>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-meta text-muted">
          <Byline blog={blog} whole />
          <p>{blog.minutes} min read</p>
        </div>
        {blog.eventDate && (
          <EventBlock path={blogPath(blog)} instant={blog.eventDate} status={blog.eventStatus ?? "past"} />
        )}
      </div>
      <figure className="mt-9 md:mt-12">
        <Cover
          picture={blog.cover}
          title={blog.title}
          sizes="(min-width: 83rem) 78rem, 94vw"
          eager
          className="aspect-[3/2] w-full rounded-base sm:aspect-[2/1]"
        />
        {blog.cover.caption && (
          <figcaption {...textIn(blog.language)} className="mt-3 max-w-[46rem] text-meta text-muted">
            {blog.cover.caption}
          </figcaption>
        )}
      </figure>
    </header>
  );
}

type EventBlockProps = { path: string; instant: string; status: "upcoming" | "past" };

function EventBlock({ path, instant, status }: EventBlockProps) {
  return (
    <div className="mx-auto mt-8 flex w-fit max-w-full items-start gap-5 rounded-base border border-hairline bg-surface py-4 pr-6 pl-4 text-left">
      <CalendarLeaf instant={instant} past={status === "past"} />
      <div>
        <EventBadge status={status} />
        <p className="mt-2 text-small">
          <span className="font-semibold">Event Date:</span> <EventTime instant={instant} withoutZone />
        </p>
        <ZoneName instant={instant} className="mt-0.5 text-meta text-muted" />
        {status === "upcoming" && (
          <a
            href={`${path}/event.ics`}
            className="no-print -mb-1.5 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
          >
            <CalendarPlus aria-hidden className="size-4.5" />
            Add to calendar
          </a>
        )}
      </div>
    </div>
  );
}
