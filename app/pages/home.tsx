import { EducationalResources } from "#features/blogs/educational-resources.tsx";
import { FeaturedGrid } from "#features/blogs/featured-grid.tsx";
import { Hero } from "#features/blogs/hero.tsx";
import { boardOf } from "#features/institute/board.ts";
import { InformationCards } from "#features/institute/information-cards.tsx";
import { TeamSection } from "#features/institute/team-section.tsx";
import { institute } from "#features/institute/texts.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { api } from "../api.ts";
import { head } from "../head.ts";
import { instituteData } from "../linked-data/institute.ts";
import { reading, sentenceOf } from "../reading.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/home.ts";
import { EmptyHero } from "./home/empty-hero.tsx";
import { WelcomeBar } from "./home/welcome-bar.tsx";

const read = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  reading(context.get(api).blogs.front());
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export const meta = (args: Route.MetaArgs) =>
  head(args, { description: institute.description, things: instituteData });

export default function Home({ loaderData: front }: Route.ComponentProps) {
  const [newest] = front.latest;
  return (
    <>
      {newest ? <Hero blog={newest} /> : <EmptyHero />}
      <WelcomeBar level={newest ? 2 : 1} />
      <FeaturedGrid {...front} />
      <TeamSection board={boardOf(useSite())} />
      <EducationalResources blogs={front.latest} />
      <InformationCards />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MessagePanel level={1} title="Something went wrong" text={sentenceOf(error, "Failed to fetch blogs")}>
      <ReloadButton>Try again</ReloadButton>
    </MessagePanel>
  );
}
