import { Fragment } from "react";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import type { Author, Byline } from "./contract.ts";
import { listParts } from "./list-parts.ts";
import { roleAfter } from "./roles.ts";

type AuthorNamesProps = {
  byline: Byline;
  /** How many people to name. The rest are counted. */
  max?: number;
};

/** By A, B and C, with D; or By A, B and 2 more */
export function AuthorNames(props: AuthorNamesProps) {
  return (
    <span className="max-w-full wrap-anywhere">
      {rich(m.bylines.by({ names: <BylineNames {...props} /> }))}
    </span>
  );
}

/** A, B and C, with D */
export function BylineNames({ byline, max = Number.POSITIVE_INFINITY }: AuthorNamesProps) {
  const { authors, with: contributors } = byline;
  const shown = authors.slice(0, max);
  const count = authors.length + contributors.length - shown.length;
  if (authors.length + contributors.length > max)
    return rich(m.bylines.andMore({ names: <Names people={shown} isOpen />, count }));
  const names = <Names people={shown} />;
  if (contributors.length === 0) return names;
  return rich(m.bylines.withOthers({ names, others: <Names people={contributors} /> }));
}

/** `isOpen`: more follows. */
function Names({ people, isOpen }: { people: Author[]; isOpen?: boolean }) {
  return listParts(people, { isOpen }).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Fragment key={part.personId ?? part._id ?? part.name}>
        <AuthorName author={part} />
        {roleAfter(part.role)}
      </Fragment>
    ),
  );
}

function AuthorName({ author: { name, path, personId } }: { author: Author }) {
  if (!path) return <bdi className="text-ink">{name}</bdi>;
  return (
    <Link
      to={path}
      aria-label={personId ? undefined : m.articles.allBy({ name })}
      className="relative py-0.5 font-semibold text-ink underline-offset-4 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
