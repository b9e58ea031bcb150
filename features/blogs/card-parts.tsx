import type { ReactNode } from "react";
import { Link } from "react-router";
import { blogPath } from "#features/addresses/paths.ts";
import { AuthorNames } from "#features/bylines/author-names.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { Day } from "#ui/time-zone.tsx";
import { sectionNames } from "./section-names.ts";
import type { ShownCard } from "./shown-card.ts";

const mostNames = 3; // on a card

/** The title as a link that covers the card around it (`group relative`). */
export function BlogLink({ blog }: { blog: Pick<ShownCard, "_id" | "title"> }) {
  return (
    <Link
      to={blogPath(blog)}
      className="after:absolute after:inset-0 after:rounded-base focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
    >
      {blog.title}
    </Link>
  );
}

type CategoryProps = { blog: Pick<ShownCard, "section" | "subcategory">; className?: string };

export function Category({ blog, className }: CategoryProps) {
  const name = blog.subcategory || sectionNames[blog.section].one;
  return <p className={classes("caps truncate text-accent", className)}>{name}</p>;
}

type BylineProps = {
  blog: Pick<ShownCard, "date" | "authors" | "with">;
  /** Names all authors. The flex container around centres several. */
  whole?: boolean;
  /** Always puts the date below the name, not only where they do not fit on one line. */
  stacked?: boolean;
};

export function Byline({ blog, stacked, whole }: BylineProps) {
  const [first, ...more] = [...blog.authors, ...blog.with];
  const name = first?.name || "Anonymous";
  const centred = whole && more.length > 0;
  return (
    <div
      className={classes(
        centred ? "contents" : "flex min-w-0 gap-2.5 text-meta text-muted",
        stacked ? "py-0.5" : "items-center",
      )}
    >
      <Avatar
        name={name}
        src={first?.avatar ?? null}
        className={classes("size-7 text-[0.8125rem] max-[22.5rem]:hidden", stacked && "mt-1.5")}
      />
      <p
        className={
          centred
            ? "contents text-balance *:first:w-full"
            : classes("flex min-w-0 text-left", stacked ? "flex-col items-start" : "dotted flex-wrap gap-x-5")
        }
      >
        {more.length > 0 ? (
          <AuthorNames byline={blog} most={whole ? undefined : mostNames} />
        ) : (
          <SingleName name={name} path={first?.path} isPerson={first?.personId !== undefined} />
        )}{" "}
        {blog.date ? <Day instant={blog.date} /> : <span>Published recently</span>}
      </p>
    </div>
  );
}

type SingleNameProps = { name: string; path: string | undefined; isPerson: boolean };

function SingleName({ name, path, isPerson }: SingleNameProps) {
  if (!path)
    return (
      <span dir="auto" className="max-w-full font-semibold text-ink wrap-anywhere">
        {name}
      </span>
    );
  return (
    <Link
      dir="auto"
      to={path}
      aria-label={isPerson ? undefined : `All articles by ${name}`}
      className="relative -my-0.5 max-w-full py-0.5 font-semibold text-ink wrap-anywhere underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

type CardFootProps = { blog: ShownCard; className?: string; children?: ReactNode };

/** Keeps room for buttons that appear when the member is known. */
export function CardFoot({ blog, className, children }: CardFootProps) {
  return (
    <div className={classes("flex items-start justify-between gap-3", className)}>
      <Byline blog={blog} stacked />
      <div className="pointer-events-none relative -mr-2.5 flex min-h-11 shrink-0 items-center *:pointer-events-auto">
        {children}
      </div>
    </div>
  );
}
