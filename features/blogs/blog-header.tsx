import { type ReactNode, use } from "react";
import { withFirmQuotes } from "#core/firm-quotes.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { BylineNames } from "#features/bylines/author-names.tsx";
import { EventBlock } from "#features/events/event-block.tsx";
import { WideCover } from "#features/media/cover.tsx";
import type { DocumentHead } from "#features/publishing/contract.ts";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { OwnLanguage, textIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { Byline } from "./card-parts.tsx";
import type { BlogPage } from "./contract.ts";
import { sectionNames } from "./section-names.ts";

type BlogHeaderProps = {
  blog: Omit<BlogPage, "article" | "related"> & Partial<DocumentHead>;
  /** The path of the page about its subcategory. */
  subcategoryPath?: string;
  /** The files of a publication, and what they need to use it. */
  publicationLinks?: ReactNode;
  /** What readers can do about an event. */
  eventAction?: ReactNode;
  /** An event whose date is not known yet. */
  isUndated?: boolean;
};

export function BlogHeader({ blog, subcategoryPath, publicationLinks, ...more }: BlogHeaderProps) {
  const { eventAction, isUndated } = more;
  const section = sectionNames[blog.section];
  return (
    <header className="page pt-10 md:pt-14">
      <div className="mx-auto max-w-[56rem] text-center">
        <p className="caps flex flex-wrap items-center justify-center gap-x-3 text-accent">
          <Link
            to={section.path}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
          >
            {section.one()}
          </Link>
          {blog.subcategory && (
            <>
              <span aria-hidden className="text-control">
                /
              </span>
              <span dir="auto" className="max-w-full text-muted wrap-anywhere">
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
          {withFirmQuotes(blog.title)}
        </h1>
        {!blog.event && (
          <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-meta text-muted">
            <Byline blog={blog} whole />
            <p>{m.articles.minutes({ minutes: blog.minutes })}</p>
          </div>
        )}
        {publicationLinks}
        <TranslationLinks
          kind="blog"
          document={blog}
          className="mt-3 flex flex-wrap items-center justify-center gap-x-4"
        />
        {blog.event && (
          <>
            <OwnLanguage value={blog.language || use(OwnLanguage)}>
              <EventBlock
                path={blogPath(blog)}
                event={blog.event}
                details={blog.details}
                status={blog.eventStatus ?? "past"}
                isUndated={isUndated}
              >
                {eventAction}
              </EventBlock>
            </OwnLanguage>
            <p className="mt-6 text-meta text-muted">
              {rich(
                m.articles.postedBy({
                  names: (
                    <span className="max-w-full wrap-anywhere">
                      <BylineNames byline={blog} />
                    </span>
                  ),
                  date: <Day instant={blog.date} />,
                }),
              )}
            </p>
          </>
        )}
      </div>
      <figure className="mt-9 md:mt-12">
        <WideCover
          picture={blog.cover}
          title={blog.title}
          language={blog.language}
          className="sm:aspect-[2/1]"
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
