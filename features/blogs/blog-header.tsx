import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { titleSize } from "#ui/title-size.ts";
import { Byline } from "./byline.tsx";
import type { BlogPage } from "./contract.ts";
import { EventBlock } from "./event-block.tsx";
import { sectionNames } from "./section-names.ts";

/** All that stands above the text of a blog. */
export function BlogHeader({ blog }: { blog: Omit<BlogPage, "article"> }) {
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
                {blog.subcategory}
              </span>
            </>
          )}
        </p>
        <h1 dir="auto" className={`heading mt-3 ${titleSize(blog.title)}`}>
          {blog.title}
        </h1>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-meta text-muted">
          <Byline blog={blog} />
          <p className="max-sm:w-full">{blog.minutes} min read</p>
        </div>
        {blog.eventDate && (
          <EventBlock id={blog._id} instant={blog.eventDate} status={blog.eventStatus ?? "past"} />
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
          <figcaption dir="auto" className="mt-3 max-w-[46rem] text-meta text-muted">
            {blog.cover.caption}
          </figcaption>
        )}
      </figure>
    </header>
  );
}
