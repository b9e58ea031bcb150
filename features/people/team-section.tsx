import { personPath } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { CardLink } from "#ui/card-link.tsx";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Portrait } from "./portrait.tsx";
import type { BoardMember } from "./team.ts";

export function TeamSection({ board, ...frame }: SectionFrame & { board: BoardMember[] }) {
  return (
    <Section
      {...frame}
      id="team"
      title={m.people.boardOnHome()}
      more={{ to: "/team", text: m.people.meetTeam() }}
    >
      <Faces people={board} />
    </Section>
  );
}

export function Faces({ people }: { people: BoardMember[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2 md:grid-cols-4 md:gap-y-10 lg:grid-cols-7">
      {people.map((person) => (
        <li key={person._id} className="group relative flex items-center gap-4 md:block">
          <Portrait
            person={person}
            sizes="(min-width: 64rem) 10rem, (min-width: 48rem) 23vw, 4rem"
            className="size-16 md:aspect-[4/5] md:size-auto md:w-full"
          />
          <div className="min-w-0 text-match-parent">
            <h3 dir="auto" className="heading text-h4 wrap-anywhere md:mt-3.5">
              <CardLink to={personPath(person)}>{person.name}</CardLink>
            </h3>
            <p {...listedIn(person.language)} className="mt-1 text-meta text-muted wrap-anywhere">
              {person.role}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
