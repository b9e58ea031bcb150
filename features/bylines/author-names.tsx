import { Fragment } from "react";
import { Link } from "react-router";
import type { Author, Byline } from "./contract.ts";
import { roleAfter } from "./roles.ts";

type AuthorNamesProps = {
  byline: Byline;
  /** How many authors to name. The rest are counted. */
  most?: number;
};

/** By A, B and C, with D */
export function AuthorNames({ byline, most = Number.POSITIVE_INFINITY }: AuthorNamesProps) {
  const { authors, with: contributors } = byline;
  return (
    <span className="max-w-full wrap-anywhere">
      By <Names people={authors} most={most} />
      {contributors.length > 0 && (
        <>
          , with <Names people={contributors} most={most} />
        </>
      )}
    </span>
  );
}

function Names({ people, most }: { people: Author[]; most: number }) {
  const shown = people.slice(0, most);
  const others = people.length - shown.length;
  return (
    <>
      {shown.map((author, index) => (
        <Fragment key={author.personId ?? author._id ?? author.name}>
          {index > 0 && (index === shown.length - 1 && others === 0 ? " and " : ", ")}
          <AuthorName author={author} />
          {roleAfter(author.role)}
        </Fragment>
      ))}
      {others > 0 && ` and ${others} more`}
    </>
  );
}

function AuthorName({ author: { name, path, personId } }: { author: Author }) {
  if (!path) return <bdi className="text-ink">{name}</bdi>;
  return (
    <Link
      to={path}
      aria-label={personId ? undefined : `All articles by ${name}`}
      className="relative py-0.5 font-semibold text-ink underline-offset-4 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
