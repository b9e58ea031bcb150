import { Section } from "#ui/section.tsx";
import type { BoardMember } from "./board.ts";
import { EmptyBoard } from "./empty-board.tsx";
import { Portrait } from "./portrait.tsx";

type TeamSectionProps = { board: BoardMember[]; heading: string; look?: "page" | "sunken" };

export function TeamSection({ board, heading, look }: TeamSectionProps) {
  return (
    <Section
      id="team"
      label="Who answers for it"
      title={heading || "The governing board"}
      more={{ to: "/team", text: "Meet the team" }}
      look={look}
    >
      {board.length === 0 && <EmptyBoard />}
      <ul className="grid empty:hidden grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2 md:grid-cols-4 md:gap-y-10 lg:grid-cols-7">
        {board.map((member) => (
          <li key={member.id} className="flex items-center gap-4 md:block">
            <Portrait member={member} className="size-16 md:aspect-[4/5] md:size-auto md:w-full" />
            <div className="min-w-0">
              <h3 dir="auto" className="heading text-h4 md:mt-3.5">
                {member.name}
              </h3>
              <p className="mt-1 text-meta text-muted">{member.role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
