import { Image, Plus, SquareArrowOutUpRight } from "lucide-react";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { head } from "#app/head.ts";
import { messageFor } from "#app/route-errors.ts";
import { useSite } from "#app/site.ts";
import { api } from "#core/api.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import type { AdminHandle } from "../guard.tsx";
import { Checklist } from "./checklist.tsx";
import { Events } from "./events.tsx";
import { FailedEmails } from "./failed-emails.tsx";
import { SamplePanel } from "./sample-panel.tsx";
import { Waiting } from "./waiting.tsx";

const title = "Administration";
const description = "What is waiting for you, and recent activity.";

export const handle: AdminHandle = { forbidden: "Only administrators can open the administration." };

export const meta = (args: MetaArgs) => head(args, { title, description, path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) => context.get(api).overview.read();

export default function Overview() {
  const overview = useLoaderData<typeof clientLoader>();
  const { name } = useSite();
  return (
    <>
      <PageHeader
        badge={name}
        title={title}
        lead={description}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/create-blog">
              <Plus aria-hidden className="size-4.5" />
              Write an article
            </LinkButton>
            <LinkButton to="/manage-media" look="outline">
              <Image aria-hidden className="size-4.5" />
              Add pictures
            </LinkButton>
            <LinkButton to="/" look="quiet">
              <SquareArrowOutUpRight aria-hidden className="size-4.5" />
              View the site
            </LinkButton>
          </div>
        }
      />
      <div className="page pb-16 md:pb-24">
        <FailedEmails failed={overview.failedEmails} />
        <Checklist list={overview.checklist} mail={overview.mail} />
        <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <Waiting overview={overview} />
          <Events events={overview.events} />
        </div>
        {overview.sample && <SamplePanel sample={overview.sample} />}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MessagePanel
      level={1}
      title="The overview could not be loaded"
      text={messageFor(error, "Please try again in a moment. The links above may still work.")}
    >
      <TryAgainButton />
    </MessagePanel>
  );
}
