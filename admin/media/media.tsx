import { useEffect, useState } from "react";
import type { MetaArgs } from "react-router";
import { useSearchParams } from "react-router";
import { head } from "#app/head.ts";
import { pageOf, pageSize, urlFor } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { useQuery } from "#ui/use-query.ts";
import type { AdminHandle } from "../guard.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { ManageHeader } from "../page.tsx";
import { MediaDetails } from "./media-details.tsx";
import { type Asked, askedBy, MediaFilters, sinceOf } from "./media-filters.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { RemoveUnused } from "./remove-unused.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

const path = "/manage-media";
const askedAgainAfter = 3000; // milliseconds, while a video is being prepared

export const handle: AdminHandle = {
  refusal: "Only administrators can manage pictures and videos.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Media", description: "Every picture and video.", path: null });

export default function ManageMedia() {
  const { media } = useApi();
  const [query] = useSearchParams();
  const asked = askedBy(query);
  const { page, days, ...filter } = asked;
  const list = useQuery(urlFor(path, asked), () =>
    pageOf(page, (number) => media.list({ ...filter, since: sinceOf(asked), page: number, limit: pageSize })),
  );
  const [opened, setOpened] = useState<MediaEntry>();
  const { notice, tell } = useToast("status");
  const uploads = useUploads(media.add, () => list.again());
  const entries = list.value?.items ?? [];
  const keepPlace = useFocusAfterRender(!opened && !list.stale, () => {
    // What was opened may be on this page no longer.
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  });
  const isPreparing = entries.some(({ status }) => status === "processing");

  useEffect(() => {
    if (!isPreparing || list.stale) return;
    const timer = setTimeout(list.again, askedAgainAfter);
    return () => clearTimeout(timer);
  });

  function told(message: string): void {
    tell("success", message, 5000);
    keepPlace();
    list.again();
  }

  return (
    <>
      <ManageHeader
        title="Manage Media"
        lead={list.value && countOf(list.value.total)}
        aside={<UploadButton onChoose={uploads.add} />}
      >
        <MediaFilters path={path} asked={asked} />
      </ManageHeader>
      <p className="page -mt-1 mb-6 text-meta text-muted">
        Pictures are scaled to at most 2,000 pixels, and all files lose their metadata, such as the place
        where they were taken. The originals are not kept.
      </p>
      <UploadList
        uploads={uploads.uploads}
        onAgain={uploads.again}
        onDrop={uploads.drop}
        onDescribe={setOpened}
      />
      <div className="page pb-16 md:pb-24" aria-busy={list.stale}>
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && (
          <MessagePanel title="Failed to fetch the library" text="Please try again in a moment.">
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value && entries.length === 0 && <Nothing asked={asked} />}
        {asked.use === "unused" && entries.length > 0 && (
          <RemoveUnused entries={entries} removeUnused={media.removeUnused} onRemoved={told} />
        )}
        <MediaGrid entries={entries} onOpen={setOpened} />
        <Pagination
          page={list.value?.page ?? 1}
          pages={list.value?.pages ?? 0}
          urlFor={(number) => urlFor(path, { ...filter, days, page: number })}
        />
      </div>
      {opened && (
        <MediaDetails
          key={opened._id}
          entry={entries.find(({ _id }) => _id === opened._id) ?? opened}
          media={media}
          onDone={(message) => {
            setOpened(undefined);
            told(message);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {notice}
    </>
  );
}

function Nothing({ asked: { q, kind, use, alt, days } }: { asked: Asked }) {
  if (q || kind || use || alt || days) return <NothingFound nouns="files" to={path} />;
  return (
    <MessagePanel
      title="The library is empty"
      text="Pictures and videos that are uploaded here or with an article can be used again."
    />
  );
}

function countOf(total: number): string {
  return total === 1 ? "One file" : `${total.toLocaleString("en-US")} files`;
}
