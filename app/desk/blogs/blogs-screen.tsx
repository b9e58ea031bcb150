import { Plus } from "lucide-react";
import { useRef } from "react";
import { ManagedTable } from "#features/blogs/manage/managed-table.tsx";
import { useBlogDesk } from "#features/blogs/manage/use-blog-desk.ts";
import type { ManagedBlog } from "#features/blogs/writing-contract.ts";
import { useAnswer } from "#features/members/use-answer.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { BulkBar } from "#ui/manage/bulk-bar.tsx";
import { useSelection } from "#ui/manage/selection.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useNotice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { useApi } from "../../api.ts";
import { pageOf, pageSize } from "../../listing/asking.ts";
import { ManageHeader } from "../manage-page.tsx";
import { useAskedBlogs } from "./asked.ts";
import { BlogFilters } from "./blog-filters.tsx";

type BlogsScreenProps = {
  title: string;
  /** Events only, with their dates. */
  ofEvents?: boolean;
};

/** The blogs of the institute, or its events, whether public or not: found, published, closed and deleted. */
export function BlogsScreen({ title, ofEvents = false }: BlogsScreenProps) {
  const { writing } = useApi();
  const asked = useAskedBlogs(ofEvents);
  const { narrowed, addressWith, page, ...wanted } = asked;
  const list = useAnswer(addressWith({ page }), () =>
    pageOf(page, (number) => writing.manage({ ...wanted, page: number, limit: pageSize })),
  );
  const counts = useAnswer("counts", () => writing.counts(ofEvents ? { section: "events" } : {}));
  const blogs = list.value?.items ?? [];
  const selection = useSelection(blogs.map(({ _id }) => _id));
  const chosen = blogs.filter(({ _id }) => selection.isChosen(_id));
  const { notice, tell } = useNotice();
  const table = useRef<HTMLDivElement>(null);
  const desk = useBlogDesk({
    calls: writing,
    tell,
    focusTable: () => table.current?.focus({ preventScroll: true }),
    changed() {
      list.again();
      counts.again();
    },
  });

  async function toAll(work: (blogs: ManagedBlog[]) => Promise<void>): Promise<void> {
    await work(chosen);
    selection.clear();
  }

  return (
    <>
      <ManageHeader
        title={title}
        lead={
          counts.value &&
          counted(counts.value.all, ofEvents ? "event" : "article", narrowed ? list.value?.total : undefined)
        }
        aside={
          <LinkButton to={ofEvents ? "/create-blog?type=events" : "/create-blog"}>
            <Plus aria-hidden className="size-4.5" />
            {ofEvents ? "Create Event" : "Create Article"}
          </LinkButton>
        }
      >
        <BlogFilters asked={asked} counts={counts.value} ofEvents={ofEvents} />
      </ManageHeader>
      <div ref={table} tabIndex={-1} className="page pb-16 outline-none md:pb-24" aria-busy={list.stale}>
        {list.state === "loading" && <Waiting />}
        {list.state === "failed" && (
          <MessagePanel
            title={ofEvents ? "Failed to fetch events" : "Failed to fetch articles"}
            text="Please try again in a moment."
          >
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value && blogs.length === 0 && <Nothing narrowed={narrowed} ofEvents={ofEvents} />}
        {blogs.length > 0 && (
          <ManagedTable
            name={title}
            blogs={blogs}
            ofEvents={ofEvents}
            sort={asked.sort}
            order={asked.order}
            sortedBy={(sort, order) => addressWith({ sort, order })}
            selection={selection}
            desk={desk}
          />
        )}
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button look="outline" aria-disabled={Boolean(desk.busy)} onClick={() => toAll(desk.publish)}>
            Publish
          </Button>
          <Button look="outline" aria-disabled={Boolean(desk.busy)} onClick={() => toAll(desk.unpublish)}>
            Unpublish
          </Button>
          <Button look="danger" aria-disabled={Boolean(desk.busy)} onClick={() => toAll(desk.trash)}>
            Move to trash
          </Button>
        </BulkBar>
        <Pagination
          page={list.value?.page ?? 1}
          pages={list.value?.pages ?? 0}
          addressOf={(number) => addressWith({ page: number })}
        />
      </div>
      {desk.undo}
      {notice}
    </>
  );
}

function Nothing({ narrowed, ofEvents }: { narrowed: boolean; ofEvents: boolean }) {
  const nouns = ofEvents ? "events" : "articles";
  if (narrowed)
    return (
      <MessagePanel title={`No ${nouns} found`} text={`There are no ${nouns} with these words and filters.`}>
        <LinkButton to={ofEvents ? "/manage-events" : "/manage-blogs"} look="outline">
          Show all
        </LinkButton>
      </MessagePanel>
    );
  return (
    <MessagePanel title={`No ${nouns} yet`} text="What you write stands here, from the first draft on.">
      <LinkButton to={ofEvents ? "/create-blog?type=events" : "/create-blog"}>
        {ofEvents ? "Create Event" : "Create Article"}
      </LinkButton>
    </MessagePanel>
  );
}

function counted(all: number, noun: string, found?: number): string {
  const some = found === undefined ? "" : `${found.toLocaleString("en-US")} of `;
  if (all === 1) return some ? `${some}1 ${noun}` : `One ${noun}`;
  return `${some}${all.toLocaleString("en-US")} ${noun}s`;
}
