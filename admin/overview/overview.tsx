import { Image, Plus } from "lucide-react";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { head } from "#app/page/head.ts";
import { messageFor } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import { lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import type { AdminHandle } from "../guard.tsx";
import { Backups } from "./backups.tsx";
import { Checklist } from "./checklist.tsx";
import { Events } from "./events.tsx";
import { FailedEmails } from "./failed-emails.tsx";
import { SamplePanel } from "./sample-panel.tsx";
import { Waiting } from "./waiting.tsx";

export const handle: AdminHandle = { forbidden: m.adminOverview.forbidden };

export const meta = (args: MetaArgs) =>
  head(args, { title: m.adminOverview.title(), description: m.adminOverview.description(), path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) => context.get(api).overview.read();

export default function Overview() {
  const overview = useLoaderData<typeof clientLoader>();
  const { checklist, mail, backups } = overview;
  const isUrgent = backups.setup === "missing" || backups.problem !== "" || backups.isLate;
  return (
    <>
      <header className="page flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
        <h1 className="heading text-h2 max-lg:sr-only">{m.adminOverview.title()}</h1>
        <div className="flex flex-wrap gap-3 lg:ms-auto">
          <LinkButton to={lists.article.create}>
            <Plus aria-hidden className="size-4.5" />
            {m.adminArticleList.create()}
          </LinkButton>
          <LinkButton to="/manage-media" variant="outline">
            <Image aria-hidden className="size-4.5" />
            {m.adminMedia.uploadFiles()}
          </LinkButton>
        </div>
      </header>
      <div className="page pt-2 pb-16 md:pb-24">
        {isUrgent && <Backups backups={backups} />}
        <FailedEmails failed={overview.failedEmails} />
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="space-y-10">
            <Waiting overview={overview} />
            <Checklist list={checklist} mail={mail} />
          </div>
          <Events events={overview.events} />
        </div>
        {overview.sample && <SamplePanel sample={overview.sample} />}
        {!isUrgent && <Backups backups={backups} />}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MessagePanel
      level={1}
      title={m.adminOverview.loadFailed()}
      text={messageFor(error, m.adminOverview.loadFailedHint())}
    >
      <TryAgainButton />
    </MessagePanel>
  );
}
