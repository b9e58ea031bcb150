import { useState } from "react";
import { api } from "#core/api.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { Hero } from "#features/blogs/hero.tsx";
import type { ShownCard } from "#features/blogs/shown-card.ts";
import { readBoard } from "#features/people/team.ts";
import { stripped } from "#features/photography/gallery-strip.tsx";
import { m } from "#messages";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { instituteData } from "../linked-data/institute.ts";
import { head } from "../page/head.ts";
import { messageFor, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/home.ts";
import { EmptyHero } from "./home/empty-hero.tsx";
import { HomeSections } from "./home/sections.tsx";
import { shownFront } from "./home/shown-front.ts";

async function read({ context }: Route.LoaderArgs) {
  const { blogs, people, photography } = context.get(api);
  const front = shownFront(await withRouteErrors(blogs.front()));
  const countOf = (wanted: string) => front.sections.find(({ name }) => name === wanted)?.count ?? 0;
  const [members, limit] = [countOf("team"), countOf("gallery")];
  const board = members ? await withRouteErrors(readBoard(people, members)) : [];
  const gallery = limit ? await withRouteErrors(photography.list({ page: 1, limit, view: "card" })) : null;
  return { front, board, collections: gallery?.items.map(stripped) ?? [] };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  head(args, { things: import.meta.env.SSR ? instituteData : undefined });

export default function Home({ loaderData: { front: all, board, collections } }: Route.ComponentProps) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const left = (blogs: ShownCard[]) => blogs.filter(({ _id }) => !removed.has(_id));
  const [hero] = left(all.hero ? [all.hero, ...all.latest] : []);
  const others = (blogs: ShownCard[]) => left(blogs).filter(({ _id }) => _id !== hero?._id);
  const { latest, research, publications, events, highlights } = all;
  const front = {
    ...all,
    latest: left(latest),
    highlights: left(highlights),
    research: others(research),
    publications: others(publications),
    events: others(events),
  };
  const isWelcoming = front.sections.some(({ name }) => name === "welcome");

  const actions = (blog: ShownCard) => (
    <BlogActions
      compact
      blog={blog}
      onRemoved={(isRestored) =>
        setRemoved((before) => {
          const others = [...before].filter((id) => id !== blog._id);
          return new Set(isRestored ? others : [...others, blog._id]);
        })
      }
    />
  );
  return (
    <>
      {hero ? <Hero blog={hero} /> : <EmptyHero titled={!isWelcoming} />}
      <HomeSections
        front={front}
        board={board}
        collections={collections}
        level={hero ? 2 : 1}
        actions={actions}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MessagePanel
      level={1}
      title={m.failure.somethingWrong()}
      text={messageFor(error, m.archive.fetchFailed())}
    >
      <ReloadButton>{m.common.tryAgain()}</ReloadButton>
    </MessagePanel>
  );
}
