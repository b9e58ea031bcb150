import type { ReactNode } from "react";
import { truncate } from "#core/truncate.ts";
import { EventBadges, EventDetails } from "#features/events/event-parts.tsx";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import { AlsoIn, BlogLink, CardFoot, Category } from "./card-parts.tsx";
import type { ShownCard } from "./shown-card.ts";

const sizes = "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 88vw";

type BlogCardProps = {
  blog: ShownCard;
  level?: 2 | 3 | 4;
  /** Loads the picture at once. */
  eager?: boolean;
  /** The length of the excerpt in characters. */
  preview?: number;
  /** Without authors and the day of publication. */
  withoutByline?: boolean;
  /** Buttons at the end of the card. */
  children?: ReactNode;
};

export function BlogCard({ blog, level = 2, eager, preview = 120, withoutByline, children }: BlogCardProps) {
  const Title = `h${level}` as const;
  const past = blog.eventStatus === "past";
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden rounded-base">
        <Cover
          picture={blog.cover}
          title={blog.title}
          sizes={sizes}
          eager={eager}
          decorative
          className={classes(
            "aspect-[16/10] w-full transition-transform duration-500 group-hover:[scale:1.025]",
            past && "opacity-70 [filter:grayscale(1)]",
          )}
        />
        {blog.eventStatus && (
          <EventBadges status={blog.eventStatus} event={blog.event} className="absolute top-3 start-3 pe-3" />
        )}
      </div>
      <Category blog={blog} className="mt-4" />
      <Title
        {...listedIn(blog.language)}
        className={classes("heading mt-2 line-clamp-4 text-h3", past && "text-muted")}
      >
        <BlogLink blog={blog} />
      </Title>
      {blog.eventDate && (
        <p className="mt-2.5 text-small text-muted">
          {rich(
            m.articles.eventDate({
              date: (
                <span className="text-ink">
                  <EventDetails event={blog.event} />
                </span>
              ),
            }),
          )}
        </p>
      )}
      <p {...listedIn(blog.language)} className="mt-2.5 line-clamp-3 text-small text-muted">
        {truncate(blog.excerpt, preview)}
      </p>
      <AlsoIn blog={blog} className="mt-2.5" />
      {!withoutByline && (
        <CardFoot blog={blog} className="mt-3.5">
          {children}
        </CardFoot>
      )}
    </article>
  );
}
