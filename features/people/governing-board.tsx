import { personPath } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Section } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Portrait } from "./portrait.tsx";
import type { BoardMember } from "./team.ts";

/** Nothing without people. */
export function GoverningBoard({ board, title }: { board: BoardMember[]; title: string }) {
  if (board.length === 0) return null;
  return (
    <Section id="board" title={title || m.people.governingBoard()} variant="sunken">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {board.map((person) => (
          <li key={person._id} className="group relative flex items-center gap-4">
            <Portrait person={person} sizes="4.5rem" className="size-18" />
            <div className="min-w-0 text-match-parent">
              <h3 dir="auto" className="heading text-h4 wrap-anywhere">
                <CardLink to={personPath(person)}>{person.name}</CardLink>
              </h3>
              <p {...listedIn(person.language)} className="mt-0.5 text-meta text-muted wrap-anywhere">
                {person.role}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <LinkButton to="/team">{m.people.meetTeam()}</LinkButton>
        <LinkButton to="/contact" variant="outline">
          {m.people.boardContact()}
        </LinkButton>
      </div>
    </Section>
  );
}
