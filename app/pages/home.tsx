import { useEffect, useState } from "react";
import { api } from "#core/api.ts";
import { BlogActions, mayChange } from "#features/blogs/blog-actions.tsx";
import type { BlogCard } from "#features/blogs/contract.ts";
import { Hero } from "#features/blogs/hero.tsx";
import { useSession } from "#features/members/session.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { head } from "../head.ts";
import { instituteData } from "../linked-data/institute.ts";
import { messageFor, withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/home.ts";
import { EmptyHero } from "./home/empty-hero.tsx";
import { HomeSections } from "./home/sections.tsx";

const read = ({ context }: Route.LoaderArgs) => withRouteErrors(context.get(api).blogs.front());

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) => head(args, { things: instituteData });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { member } = useSession();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const left = (blogs: BlogCard[]) => blogs.filter(({ _id }) => !removed.has(_id));
  const [hero] = left(loaderData.hero ? [loaderData.hero, ...loaderData.latest] : []);
  const others = (blogs: BlogCard[]) => left(blogs).filter(({ _id }) => _id !== hero?._id);
  const { latest, research, publications, events, highlights } = loaderData;
  const front = {
    ...loaderData,
    ...{ latest: left(latest), highlights: left(highlights) },
    ...{ research: others(research), publications: others(publications), events: others(events) },
  };
  const isWelcoming = front.sections.some(({ name }) => name === "welcome");

  // The focus was in the dialog of a removed card.
  useEffect(() => {
    if (removed.size > 0) document.getElementById("main")?.focus({ preventScroll: true });
  }, [removed]);

  const actions = (blog: BlogCard) =>
    mayChange(member, blog) && (
      <BlogActions compact blog={blog} onRemoved={() => setRemoved(new Set(removed).add(blog._id))} />
    );
  return (
    <>
      {hero ? <Hero blog={hero} /> : <EmptyHero titled={!isWelcoming} />}
      <HomeSections front={front} level={hero ? 2 : 1} actions={actions} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MessagePanel level={1} title="Something went wrong" text={messageFor(error, "Failed to fetch blogs")}>
      <ReloadButton>Try again</ReloadButton>
    </MessagePanel>
  );
}
