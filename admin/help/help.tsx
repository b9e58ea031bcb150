import { groups as allGroups, chapters } from "virtual:guide";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router";
import { head } from "#app/page/head.ts";
import { messageFor } from "#app/site/route-errors.ts";
import type { ChapterGroup, Chapter as ChapterOf } from "#core/guide.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import { type AdminHandle, useMember } from "../guard.tsx";
import { Chapter } from "./chapter.tsx";
import { Contents } from "./contents.tsx";
import { helpPath } from "./path.ts";

const title = "Help";
const description = "How to write, publish and look after this site.";

export const handle: AdminHandle = { forbidden: "Only people with an account can read the help." };

export function meta(args: MetaArgs) {
  const chapter = allChapters(allGroups).find(({ slug }) => slug === args.params.chapter);
  return head(args, { title: chapter?.title ?? title, description, path: null });
}

/** Fetches nothing but the chapter that was asked for. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const module = await chapters[params.chapter ?? ""]?.();
  return module?.default ?? null;
}

/** The guides. Those who are not administrators have the one for editors. */
export default function Help() {
  const trees = useLoaderData<typeof clientLoader>();
  const { member } = useMember();
  const { chapter: slug } = useParams();
  const groups = allGroups.filter(({ audience }) => audience === "editors" || member.role === "admin");
  const chapter = allChapters(groups).find((chapter) => chapter.slug === slug);
  if (!slug) return <Contents title={title} groups={groups} />;
  if (chapter && trees) {
    return <Chapter key={slug} chapter={chapter} trees={trees} groups={groups} all={allChapters(groups)} />;
  }
  return (
    <MessagePanel level={1} title="Chapter not found" text="It may have been renamed.">
      <LinkButton to={helpPath}>See all chapters</LinkButton>
    </MessagePanel>
  );
}

function allChapters(groups: ChapterGroup[]): ChapterOf[] {
  return groups.flatMap(({ chapters }) => chapters);
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MessagePanel
      level={1}
      title="This chapter could not be loaded"
      text={messageFor(error, "Please try again in a moment.")}
    >
      <TryAgainButton />
    </MessagePanel>
  );
}
