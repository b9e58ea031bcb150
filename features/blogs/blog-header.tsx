import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { EventTime } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { Byline } from "./byline.tsx";
import type { Blog } from "./contract.ts";
import { EventBadge } from "./event-badge.tsx";
import { sectionNames } from "./section-names.ts";

/** All that stands above the text of a blog. */
export function BlogHeader({ blog }: { blog: Blog }) {
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
              <span className="text-muted">{blog.subcategory}</span>
            </>
          )}
        </p>
        <h1 className={`heading mt-3 ${titleSize(blog.title)}`}>{blog.title}</h1>
        <div className="mt-6 flex justify-center">
          <Byline blog={blog} />
        </div>
        {blog.eventDate && <EventBlock instant={blog.eventDate} status={blog.eventStatus ?? "past"} />}
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
          <figcaption className="mt-3 max-w-[46rem] text-meta text-muted">{blog.cover.caption}</figcaption>
        )}
      </figure>
    </header>
  );
}

function EventBlock({ instant, status }: { instant: string; status: "upcoming" | "past" }) {
  return (
    <div className="mx-auto mt-8 flex w-fit max-w-full items-center gap-5 rounded-base border border-hairline bg-surface py-4 pr-6 pl-4 text-left">
      <CalendarLeaf instant={instant} past={status === "past"} />
      <div>
        <EventBadge status={status} />
        <p className="mt-2 text-small">
          <span className="font-semibold">Event Date:</span> <EventTime instant={instant} />
        </p>
      </div>
    </div>
  );
}
