import { Fragment, type ReactNode } from "react";
import { withFirmQuotes } from "#core/firm-quotes.ts";
import { directionOf, languageName } from "#core/language.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { AuthorNames } from "#features/bylines/author-names.tsx";
import type { Author } from "#features/bylines/contract.ts";
import type { PublicationFacts } from "#features/publications/contract.ts";
import { publicationTypes } from "#features/publications/types.ts";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { Day } from "#ui/time-zone.tsx";
import { sectionNames } from "./section-names.ts";
import type { ShownCard } from "./shown-card.ts";

const maxNames = 2; // on a card
const maxAvatars = 3;

/** The title as a link that covers the card around it (`group relative`). */
export function BlogLink({ blog }: { blog: Pick<ShownCard, "_id" | "title" | "language"> }) {
  return (
    <Link
      to={blogPath(blog)}
      language={blog.language}
      className="after:absolute after:inset-0 after:rounded-base focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
    >
      {withFirmQuotes(blog.title)}
    </Link>
  );
}

type CategoryProps = {
  blog: Pick<ShownCard, "section" | "subcategory"> & Partial<Pick<ShownCard, "publication">>;
  className?: string;
};

/** `WORKING PAPERS · NO. 14 · PDF, 12 PAGES` */
export function Category({ blog, className }: CategoryProps) {
  const { section, subcategory, publication } = blog;
  const kind = publication ? publicationTypes[publication.type]() : sectionNames[section].one();
  return (
    <p className={classes("caps text-accent wrap-anywhere", className)}>
      {[subcategory || kind, ...(publication ? factsOf(publication) : [])].filter(Boolean).join(" · ")}
    </p>
  );
}

function factsOf({ number, pages, pdf }: PublicationFacts): string[] {
  const length = /^\d+$/.test(pages)
    ? m.publications.numberOfPages({ count: Number(pages) })
    : pages && m.publications.pages({ pages });
  const file = length ? m.publications.pdfAndPages({ pages: length }) : m.publications.pdf();
  return [number && m.publications.number({ number }), pdf ? file : length];
}

/** Links to the translations of an article, above the link that covers the card. */
export function AlsoIn({ blog: { alsoIn }, className }: { blog: ShownCard; className?: string }) {
  if (alsoIn.length === 0) return null;
  return (
    <p className={classes("text-meta text-muted", className)}>
      {rich(
        m.articles.alsoIn({
          languages: alsoIn.map((translation, index) => (
            <Fragment key={translation._id}>
              {index > 0 && ", "}
              <Link
                lang={translation.language}
                dir={directionOf(translation.language)}
                hrefLang={translation.language}
                to={blogPath(translation)}
                language={translation.language}
                className="relative inline-block py-0.5 font-semibold text-brand underline underline-offset-4"
                suppressHydrationWarning // browsers know other names of languages than the server
              >
                {languageName(translation.language)}
              </Link>
            </Fragment>
          )),
        }),
      )}
    </p>
  );
}

type BylineProps = {
  blog: Pick<ShownCard, "date" | "authors" | "with">;
  /** Names all authors. The flex container around centres several. */
  whole?: boolean;
  /** Always puts the date below the name, not only where they do not fit on one line. */
  stacked?: boolean;
};

export function Byline({ blog, stacked, whole }: BylineProps) {
  const people = [...blog.authors, ...blog.with];
  const [first] = people;
  const name = first?.name || m.articles.anonymous();
  const isAlone = people.length < 2;
  const centred = whole && !isAlone;
  return (
    <div
      className={classes(
        centred ? "contents" : "flex min-w-0 gap-2.5 text-meta text-muted",
        stacked ? "py-0.5" : "items-center",
      )}
    >
      {isAlone && (
        <Avatar
          name={name}
          src={first?.avatar ?? null}
          className={classes("size-7 text-[0.8125rem] max-[22.5rem]:hidden", stacked && "mt-1.5")}
        />
      )}
      {centred && <Avatars people={people} />}
      <p
        className={
          centred
            ? "contents text-balance *:first:w-full"
            : classes(
                "flex min-w-0 text-start",
                stacked ? "flex-col items-start" : "dotted flex-wrap gap-x-5",
              )
        }
      >
        {isAlone ? (
          <SingleName name={name} path={first?.path} isPerson={first?.personId !== undefined} />
        ) : (
          <AuthorNames byline={blog} max={whole ? undefined : maxNames} />
        )}{" "}
        {blog.date ? <Day instant={blog.date} /> : <span>{m.articles.publishedRecently()}</span>}
      </p>
    </div>
  );
}

/** Shows the avatars of all people, or none if there are many. */
function Avatars({ people }: { people: Author[] }) {
  if (people.length > maxAvatars) return null;
  return (
    <span className="flex w-full justify-center">
      {people.map(({ personId, _id, name, avatar }) => (
        <Avatar
          key={personId ?? _id ?? name}
          name={name}
          src={avatar}
          className="-mx-0.75 size-8 border-2 border-ground text-[0.8125rem]"
        />
      ))}
    </span>
  );
}

function SingleName({ name, path, isPerson }: { name: string; path: string | undefined; isPerson: boolean }) {
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
      aria-label={isPerson ? undefined : m.articles.allBy({ name })}
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
      <div className="pointer-events-none relative -me-2.5 flex min-h-11 shrink-0 items-center *:pointer-events-auto">
        {children}
      </div>
    </div>
  );
}
