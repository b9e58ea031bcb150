import { Fragment } from "react";
import { Link } from "#ui/link.tsx";
import type { Author, Byline } from "./contract.ts";
import { roleAfter } from "./roles.ts";

type AuthorNamesProps = {
  byline: Byline;
  /** How many people to name. The rest are counted. */
  max?: number;
  begin?: string;
};

/** By A, B and C, with D; or By A and B and 2 more */
export function AuthorNames({ byline, max = Number.POSITIVE_INFINITY, begin = "By" }: AuthorNamesProps) {
  const { authors, with: contributors } = byline;
  const shown = authors.slice(0, max);
  const others = authors.length + contributors.length - shown.length;
  const isWhole = authors.length + contributors.length <= max;
  return (
    <span className="max-w-full wrap-anywhere">
      {`${begin} `}
      <Names people={shown} isOpen={!isWhole} />
      {isWhole && contributors.length > 0 && (
        <>
          , with <Names people={contributors} />
        </>
      )}
      {!isWhole && ` and ${others} more`}
    </span>
  );
}

/** `isOpen`: more follows. */
function Names({ people, isOpen }: { people: Author[]; isOpen?: boolean }) {
  return people.map((author, index) => (
    <Fragment key={author.personId ?? author._id ?? author.name}>
      {index > 0 && (index === people.length - 1 && !isOpen ? " and " : ", ")}
      <AuthorName author={author} />
      {roleAfter(author.role)}
    </Fragment>
  ));
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
