import { personPath } from "#features/addresses/paths.ts";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { listedIn } from "#ui/text-language.ts";
import { titleLeading } from "#ui/title-size.ts";
import { Expertise } from "./expertise.tsx";
import { EmailLink } from "./person-links.tsx";
import { Portrait } from "./portrait.tsx";
import type { Colleague } from "./team.ts";

type MemberCardProps = {
  person: Colleague;
  large?: boolean;
  /** Leaves out the department, which the heading above names. */
  plain?: boolean;
};

export function MemberCard({ person, large, plain }: MemberCardProps) {
  const { _id, name, role, department, excerpt, expertise, email } = person;
  const text = listedIn(person.language);
  return (
    <article
      aria-labelledby={_id}
      className={classes(
        "grid grid-cols-[6.5rem_1fr] gap-x-4",
        large
          ? "sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8 lg:grid-cols-[15rem_1fr]"
          : "sm:block",
      )}
    >
      <Portrait
        person={person}
        sizes={
          large
            ? "(min-width: 40rem) 15rem, 6.5rem"
            : "(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 6.5rem"
        }
        className="aspect-[4/5] w-full sm:row-span-2"
      />
      <div className={classes("min-w-0 self-end text-match-parent", !large && "sm:mt-5")}>
        {!plain && department && (
          <p {...text} className="caps text-accent wrap-anywhere">
            {department}
          </p>
        )}
        <h3
          id={_id}
          dir="auto"
          className={classes("heading mt-1.5 text-h3 wrap-anywhere", titleLeading(name))}
        >
          <Link
            to={personPath(person)}
            className="hover:underline hover:decoration-2 hover:underline-offset-4"
          >
            {name}
          </Link>
        </h3>
        <p {...text} className="mt-1 font-semibold text-muted wrap-anywhere">
          {role}
        </p>
      </div>
      <div className={classes("col-span-2", large && "sm:col-span-1")}>
        <p {...text} className="mt-3.5 text-small wrap-anywhere">
          {excerpt}
        </p>
        <Expertise subjects={expertise} className="mt-4" />
        {email && <EmailLink email={email} className="mt-3" />}
      </div>
    </article>
  );
}
