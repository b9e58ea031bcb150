import { useState } from "react";
import { useLocation } from "react-router";
import { plural } from "#core/plural.ts";
import {
  type BoardMember,
  boardOf,
  boardStats,
  departments,
  findMembers,
} from "#features/institute/board.ts";
import { EmptyBoard } from "#features/institute/empty-board.tsx";
import { MemberCard } from "#features/institute/member-card.tsx";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { head } from "../head.ts";
import { Filter } from "../listing/filter.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { queryOf, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/team.ts";

const path = "/team";

function read({ request: { url } }: Route.LoaderArgs) {
  const query = queryOf(url, queries.team);
  redirectToCanonical(url, urlFor(path, query));
  return query;
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Team",
    description:
      "The governing board of the institute: who answers for its research, its money and its promises.",
    path: urlFor(path, { ...args.loaderData }),
  });

export default function Team({ loaderData: { department, q = "" } }: Route.ComponentProps) {
  const board = boardOf(useSite());
  return (
    <>
      <PageHeader
        badge="Our team"
        title="Governing Board"
        lead={
          board.length > 0
            ? "They answer for what the institute does, and each of them can be written to."
            : undefined
        }
      >
        {board.length > 0 && <Stats />}
      </PageHeader>
      {board.length > 0 ? (
        <Board board={board} department={department} query={q} />
      ) : (
        <div className="page pb-12">
          <EmptyBoard />
        </div>
      )}
      <div className="page pb-16 md:pb-24">
        <div className="flex flex-wrap items-center gap-4 rounded-base bg-sunken p-6 md:p-8">
          <p className="heading grow text-h3">
            {board.length > 0 ? "A question for one of them, or for all?" : "Do you have a question?"}
          </p>
          <LinkButton to="/contact">Contact Us</LinkButton>
          <LinkButton to="/about" look="outline">
            About Us
          </LinkButton>
        </div>
      </div>
    </>
  );
}

type BoardProps = { board: BoardMember[]; department: BoardMember["department"] | undefined; query: string };

function Board({ board, department, query }: BoardProps) {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ words: query, key });
  const words = typed.key === key ? typed.words : query;
  const shown = findMembers(board, { department, query: words });
  return (
    <>
      <div className="page pb-8 md:pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <Filter
            path={path}
            query={{ department, q: words.trim() }}
            parameter="department"
            label="Department"
            choices={[[undefined, "All"], ...departments.map((name) => [name, name] as const)]}
          />
          <SearchBox
            action={path}
            label="Search the team"
            query={words}
            params={{ department }}
            onType={(text) => setTyped({ words: text, key })}
            className="flex w-full sm:max-w-[20rem]"
          />
        </div>
        <p role="status" className="mt-4 text-small text-muted empty:hidden">
          {words.trim() && `${plural(shown.length, "person", "people")} for “${words.trim()}”`}
        </p>
      </div>
      <div className="page space-y-16 pb-16 md:space-y-20">
        {shown.length === 0 && (
          <MessagePanel
            title="No members found"
            text="No board members match. Try a shorter word, or another department."
          >
            <LinkButton to={path} look="outline">
              Show everybody
            </LinkButton>
          </MessagePanel>
        )}
        <Members
          title="Leadership"
          members={shown.filter((member) => member.department === "Leadership")}
          large
        />
        <Members
          title="Board Members"
          members={shown.filter((member) => member.department !== "Leadership")}
        />
      </div>
    </>
  );
}

type MembersProps = { title: string; members: BoardMember[]; large?: boolean };

function Members({ title, members, large }: MembersProps) {
  if (members.length === 0) return null;
  const id = title.toLowerCase().replace(" ", "-");
  return (
    <Section id={id} title={title} look="plain">
      <ul
        className={
          large
            ? "grid grid-cols-1 gap-12 lg:grid-cols-2"
            : "grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
        }
      >
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} large={large} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stats() {
  return (
    <dl className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-base border border-hairline bg-hairline lg:grid-cols-4">
      {boardStats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-surface p-5 md:p-6">
          <dt className="mt-1 text-small text-muted">{label}</dt>
          <dd className="heading text-h1 text-brand">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
