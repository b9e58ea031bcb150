import { useId, useState } from "react";
import { useLocation } from "react-router";
import { type Api, api } from "#core/api.ts";
import { EmptyPage } from "#features/pages/empty-page.tsx";
import { FreeText } from "#features/pages/free-text.tsx";
import { MemberCard } from "#features/people/member-card.tsx";
import {
  type Colleague,
  departmentsOf,
  findPeople,
  statsOf,
  teamOf,
  withPortrait,
} from "#features/people/team.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { Filter } from "../listing/filter.tsx";
import { headOfListing, readListingPage, topOf } from "../listing/listing-page.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { queryOf, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import { useSite } from "../site/site.ts";
import type { Route } from "./+types/team.ts";

const path = "/team";
const pageSize = 100;
const maxPages = 5;

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const [page, { people, isCut }] = await Promise.all([
    readListingPage(context, "team"),
    withRouteErrors(readTeam(context.get(api).people)),
  ]);
  const { department, q } = queryOf(url, queries.team);
  const query = { department: departmentsOf(people).find((name) => name === department), q };
  redirectToCanonical(url, urlFor(path, query));
  return { ...query, page, people, isCut };
}

export { read as clientLoader, read as loader };

/** Everybody on the page, former members last; `isCut`: and there are more. */
async function readTeam(people: Api["people"]): Promise<{ people: Colleague[]; isCut: boolean }> {
  const readPage = (page: number) => people.list({ page, limit: pageSize });
  const first = await readPage(1);
  const more = Array.from({ length: Math.min(first.pages, maxPages) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(more.map(readPage));
  const team = teamOf([first, ...rest].flatMap(({ items }) => items.map(withPortrait)));
  return { people: Object.values(team).flat(), isCut: first.pages > maxPages };
}

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ page, department, q }) => ({
    ...headOfListing(page),
    path: urlFor(path, { department, q }),
  }));

export default function Team({ loaderData }: Route.ComponentProps) {
  const { page, people, isCut, department, q = "" } = loaderData;
  if (people.length === 0 && page.article === "" && !page.map && !page.listing?.introduction)
    return (
      <EmptyPage
        title={page.listing?.heading || page.title}
        language={page.language}
        text={m.people.noneYet()}
      />
    );
  return (
    <>
      <PageHeader {...topOf(page)}>
        <Figures people={people} />
      </PageHeader>
      {people.length > 0 ? (
        <Board people={people} department={department} query={q} />
      ) : (
        <p className="page pb-12 text-lead text-muted">{m.people.noneYet()}</p>
      )}
      {isCut && (
        <p className="page pb-12 text-small text-muted">
          {m.people.firstPeople({ count: maxPages * pageSize })}
        </p>
      )}
      <FreeText page={page} />
      <div className="page pb-16 md:pb-24">
        <div className="flex flex-wrap items-center gap-4 rounded-base bg-sunken p-6 md:p-8">
          <p className="heading grow text-h3">{m.people.haveQuestion()}</p>
          <LinkButton to="/contact">{m.people.contactUs()}</LinkButton>
          <LinkButton to="/about" variant="outline">
            {m.people.aboutUs()}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

type BoardProps = { people: Colleague[]; department: string | undefined; query: string };

function Board({ people, department, query }: BoardProps) {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ words: query, key });
  const words = typed.key === key ? typed.words : query;
  const shown = findPeople(people, { department, query: words });
  const { leaders, board, others, former } = teamOf(shown, people);
  const departments = departmentsOf(people);
  return (
    <>
      <div className="page pb-8 md:pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {departments.length > 1 && (
            <Filter
              path={path}
              query={{ department, q: words.trim() }}
              parameter="department"
              label={m.people.department()}
              choices={[
                [undefined, m.people.allDepartments()],
                ...departments.map((name) => [name, name] as const),
              ]}
            />
          )}
          <SearchBox
            action={path}
            label={m.people.search()}
            query={words}
            params={{ department }}
            onType={(text) => setTyped({ words: text, key })}
            className="flex w-full sm:max-w-[20rem]"
          />
        </div>
        <p role="status" className="mt-4 text-small text-muted empty:hidden">
          {words.trim() && m.people.found({ count: shown.length, words: words.trim() })}
        </p>
      </div>
      <div className="page space-y-16 pb-16 md:space-y-20">
        {shown.length === 0 && (
          <MessagePanel title={m.people.noneFound()} text={m.people.noneFoundHint()}>
            <LinkButton to={path} variant="outline">
              {m.people.showEverybody()}
            </LinkButton>
          </MessagePanel>
        )}
        <Members title={leaders[0]?.department ?? ""} members={leaders} large />
        <Members title={m.people.boardMembers()} members={board} />
        <Members title={m.people.teamHeading()} members={others} />
        <Members title={m.people.formerMembers()} members={former} />
      </div>
    </>
  );
}

function Members({ title, members, large }: { title: string; members: Colleague[]; large?: boolean }) {
  const id = useId();
  if (members.length === 0) return null;
  const isMixed = new Set(members.map(({ department }) => department)).size > 1;
  return (
    <Section id={id} title={title} variant="plain">
      <ul
        className={
          large
            ? "grid grid-cols-1 gap-12 lg:grid-cols-2"
            : "grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
        }
      >
        {members.map((person) => (
          <li key={person._id}>
            <MemberCard person={person} large={large} plain={!isMixed} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Figures({ people }: { people: Colleague[] }) {
  const stats = statsOf(people, useSite());
  if (stats.length === 0) return null;
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-2.5">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="heading text-h2 text-brand">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
