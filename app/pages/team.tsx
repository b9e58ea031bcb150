import { useState } from "react";
import { useLocation } from "react-router";
import { type Api, api } from "#core/api.ts";
import { plural } from "#core/plural.ts";
import { EmptyBoard } from "#features/institute/empty-board.tsx";
import { MemberCard } from "#features/institute/member-card.tsx";
import type { PersonCard } from "#features/people/contract.ts";
import { departmentsOf, findPeople, statsOf, teamOf } from "#features/people/team.ts";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { head } from "../head.ts";
import { Filter } from "../listing/filter.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { queryOf, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { withRouteErrors } from "../route-errors.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/team.ts";

const path = "/team";
const pageSize = 100;
const mostPages = 5;

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { people, isCut } = await withRouteErrors(readTeam(context.get(api).people));
  const { department, q } = queryOf(url, queries.team);
  const query = { department: departmentsOf(people).find((name) => name === department), q };
  redirectToCanonical(url, urlFor(path, query));
  return { ...query, people, isCut };
}

export { read as clientLoader, read as loader };

/** Everybody on the page, former members last; `isCut`: and there are more. */
async function readTeam(people: Api["people"]): Promise<{ people: PersonCard[]; isCut: boolean }> {
  const readPage = (page: number) => people.list({ page, limit: pageSize });
  const first = await readPage(1);
  const more = Array.from({ length: Math.min(first.pages, mostPages) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(more.map(readPage));
  const team = teamOf([first, ...rest].flatMap(({ items }) => items));
  return { people: Object.values(team).flat(), isCut: first.pages > mostPages };
}

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Team",
    description:
      "The governing board of the institute: who answers for its research, its money and its promises.",
    path: urlFor(path, { department: args.loaderData?.department, q: args.loaderData?.q }),
  });

export default function Team({ loaderData: { people, isCut, department, q = "" } }: Route.ComponentProps) {
  const isKnown = people.length > 0;
  return (
    <>
      <PageHeader
        badge="Our team"
        title="Governing Board"
        lead={
          isKnown
            ? "They are responsible for what the institute does, and you can write to each of them."
            : undefined
        }
      >
        {isKnown && <Stats people={people} />}
      </PageHeader>
      {isKnown ? (
        <Board people={people} department={department} query={q} />
      ) : (
        <div className="page pb-12">
          <EmptyBoard />
        </div>
      )}
      {isCut && (
        <p className="page pb-12 text-small text-muted">
          This page shows the first {mostPages * pageSize} people.
        </p>
      )}
      <div className="page pb-16 md:pb-24">
        <div className="flex flex-wrap items-center gap-4 rounded-base bg-sunken p-6 md:p-8">
          <p className="heading grow text-h3">
            {isKnown ? "A question for one of them, or for all?" : "Do you have a question?"}
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

type BoardProps = { people: PersonCard[]; department: string | undefined; query: string };

function Board({ people, department, query }: BoardProps) {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ words: query, key });
  const words = typed.key === key ? typed.words : query;
  const shown = findPeople(people, { department, query: words });
  const { leaders, board, others, former } = teamOf(shown);
  return (
    <>
      <div className="page pb-8 md:pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <Filter
            path={path}
            query={{ department, q: words.trim() }}
            parameter="department"
            label="Department"
            choices={[[undefined, "All"], ...departmentsOf(people).map((name) => [name, name] as const)]}
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
        <Members title="Leadership" members={leaders} large />
        <Members title="Board Members" members={board} />
        <Members title="Team" members={others} />
        <Members title="Former Members" members={former} />
      </div>
    </>
  );
}

type MembersProps = { title: string; members: PersonCard[]; large?: boolean };

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
        {members.map((person) => (
          <li key={person._id}>
            <MemberCard person={person} large={large} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stats({ people }: { people: PersonCard[] }) {
  const { sample } = useSite();
  const counts = statsOf(people);
  const stats = sample ? [...counts, { value: "10+", label: "Years of experience" }] : counts;
  if (stats.length === 0) return null;
  return (
    <dl
      className={classes(
        "mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-base border border-hairline bg-hairline",
        columns[stats.length],
      )}
    >
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-surface p-5 md:p-6">
          <dt className="mt-1 text-small text-muted">{label}</dt>
          <dd className="heading text-h1 text-brand">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const columns: Record<number, string> = {
  1: "max-w-xs grid-cols-1",
  2: "max-w-2xl",
  3: "max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3",
  4: "lg:grid-cols-4",
};
