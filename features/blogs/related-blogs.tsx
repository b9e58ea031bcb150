import { ArrowLeft, ArrowRight } from "lucide-react";
import { blogPath } from "#features/addresses/paths.ts";
import { CancelledMark, EventTime } from "#features/events/event-parts.tsx";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { SectionHeading } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import { BlogLink, Category } from "./card-parts.tsx";
import type { BlogPage, RelatedBlog } from "./contract.ts";

type RelatedBlogsProps = { related: RelatedBlog[]; title?: string };

export function RelatedBlogs({ related, title = m.articles.related() }: RelatedBlogsProps) {
  if (related.length === 0) return null;
  return (
    <aside aria-labelledby="related" className="no-print">
      <SectionHeading id="related" title={title} more={{ to: "/blogs", text: m.articles.all() }} />
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-3">
        {related.map((blog) => (
          <li key={blog._id}>
            <Related blog={blog} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Related({ blog }: { blog: RelatedBlog }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] gap-5 md:block">
      <div className="overflow-hidden rounded-base">
        <Cover
          picture={blog.cover}
          title={blog.title}
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 30vw, 6.5rem"
          decorative
          className="aspect-square w-full transition-transform duration-500 group-hover:[scale:1.025] md:aspect-[16/10]"
        />
      </div>
      <div className="min-w-0 md:mt-4">
        <Category blog={blog} />
        <h3 {...listedIn(blog.language)} className="heading mt-1.5 text-h4">
          <BlogLink blog={blog} />
        </h3>
        <p className="mt-2 text-meta text-muted">
          {blog.event && <CancelledMark {...blog.event} />}
          {blog.event ? <EventTime event={blog.event} /> : <Day instant={blog.date} />}
        </p>
      </div>
    </article>
  );
}

/** Links to the previous and next article of the section. */
export function Neighbours({ previous, next, section }: Pick<BlogPage, "previous" | "next" | "section">) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={m.articles.moreInSection({ section })}
      className="grid auto-cols-fr gap-px border-y border-hairline bg-hairline sm:grid-flow-col"
    >
      <Neighbour label={m.articles.previousInSection({ section })} to={previous} />
      <Neighbour label={m.articles.nextInSection({ section })} to={next} forward />
    </nav>
  );
}

function Neighbour({ label, to, forward }: { label: string; to: BlogPage["next"]; forward?: boolean }) {
  if (!to) return null;
  const Arrow = forward ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={blogPath(to)}
      language={to.language}
      className={classes("group block bg-ground py-6", forward ? "sm:ps-8 sm:text-end" : "sm:pe-8")}
    >
      <span className={classes("caps flex items-center gap-2 text-muted", forward && "sm:justify-end")}>
        <Arrow aria-hidden className={classes("size-4", forward && "order-last")} />
        {label}
      </span>
      <span
        {...listedIn(to.language)}
        className="heading mt-2 block text-h4 group-hover:text-brand group-hover:underline group-hover:underline-offset-4"
      >
        {to.title}
      </span>
    </Link>
  );
}
