import { groups as allGroups, chapters } from "virtual:guide";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router";
import { head } from "#app/page/head.ts";
import { messageFor } from "#app/site/route-errors.ts";
import type { ChapterGroup, Chapter as ChapterOf } from "#core/guide.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import { type AdminHandle, useMember } from "../guard.tsx";
import { Chapter } from "./chapter.tsx";
import { Contents } from "./contents.tsx";
import { helpPath } from "./path.ts";

export const handle: AdminHandle = { forbidden: m.adminHelp.forbidden };

export function meta(args: MetaArgs) {
  const chapter = allChapters(allGroups).find(({ slug }) => slug === args.params.chapter);
  const title = chapter?.title ?? m.adminHelp.title();
  return head(args, { title, description: m.adminHelp.description(), path: null });
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
  if (!slug) return <Contents title={m.adminHelp.title()} groups={groups} />;
  if (chapter && trees) {
    return <Chapter key={slug} chapter={chapter} trees={trees} groups={groups} all={allChapters(groups)} />;
  }
  return (
    <MessagePanel level={1} title={m.adminHelp.notFoundTitle()} text={m.adminHelp.notFoundText()}>
      <LinkButton to={helpPath}>{m.adminHelp.seeAll()}</LinkButton>
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
      title={m.adminHelp.loadFailedTitle()}
      text={messageFor(error, m.adminDocument.loadFailedText())}
    >
      <TryAgainButton />
    </MessagePanel>
  );
}
