import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { pageOf } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { ManagedBlog } from "#features/blogs/writing-contract.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { BulkBar } from "../list/bulk-bar.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { PageSize } from "../list/page-size.tsx";
import { useSelection } from "../list/selection.ts";
import { Table } from "../list/table.tsx";
import { ManageHeader } from "../page.tsx";
import { BlogActions } from "./article-actions.tsx";
import { blogColumns, firstOrder } from "./article-columns.tsx";
import { BlogFilters } from "./article-filters.tsx";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";
import { useArticleQuery } from "./search-params.ts";
import { type BulkChange, useArticleActions } from "./use-article-actions.ts";

type BlogsScreenProps = {
  title: string;
  /** Events only, with their dates. */
  ofEvents?: boolean;
};

/** The blogs of the institute, or its events, whether public or not: found, published, closed and deleted. */
export function ArticleList({ title, ofEvents = false }: BlogsScreenProps) {
  const { writing } = useApi();
  const asked = useArticleQuery(ofEvents);
  const { narrowed, addressWith, rows, page, limit, ...wanted } = asked;
  const address = addressWith({ page });
  const list = useQuery(address, () =>
    pageOf(page, (number) => writing.manage({ ...wanted, page: number, limit })),
  );
  const counts = useQuery("counts", () => writing.counts(ofEvents ? { section: "events" } : {}));
  const blogs = list.value?.items ?? [];
  const { notice, tell } = useToast("status");
  const table = useRef<HTMLDivElement>(null);
  const actions = useArticleActions({
    rows: blogs,
    list: address,
    calls: writing,
    tell,
    focusTable: () => table.current?.focus({ preventScroll: true }),
    changed() {
      list.again();
      counts.again();
    },
  });

  const here = actions.lines.flatMap(({ row, gone }) => (gone ? [] : [row]));
  const selection = useSelection(here.map(({ _id }) => _id));
  const chosen = here.filter(({ _id }) => selection.isChosen(_id));
  const [changing, setChanging] = useState(false);

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
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && (
          <MessagePanel
            title={ofEvents ? "Failed to fetch events" : "Failed to fetch articles"}
            text="Please try again in a moment."
          >
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value && actions.lines.length === 0 && <Nothing narrowed={narrowed} ofEvents={ofEvents} />}
        {actions.lines.length > 0 && (
          <Table
            name={title}
            lines={actions.lines}
            columns={blogColumns(ofEvents)}
            sorting={{
              sort: asked.sort,
              order: asked.order,
              first: firstOrder,
              urlFor: (sort, order) => addressWith({ sort, order }),
            }}
            selection={selection}
            actions={(blog) => <BlogActions blog={blog} actions={actions} />}
          />
        )}
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button look="outline" aria-disabled={Boolean(actions.busy)} onClick={() => toAll(actions.publish)}>
            Publish
          </Button>
          <Button
            look="outline"
            aria-disabled={Boolean(actions.busy)}
            onClick={() => toAll(actions.unpublish)}
          >
            Unpublish
          </Button>
          <Button look="outline" aria-disabled={Boolean(actions.busy)} onClick={() => setChanging(true)}>
            Change...
          </Button>
          <Button look="danger" aria-disabled={Boolean(actions.busy)} onClick={() => toAll(actions.trash)}>
            Move to trash
          </Button>
        </BulkBar>
        <Pagination
          page={list.value?.page ?? 1}
          pages={list.value?.pages ?? 0}
          urlFor={(number) => addressWith({ page: number })}
        />
        <PageSize
          size={limit}
          total={list.value?.total ?? 0}
          urlFor={(size) => addressWith({ limit: size })}
        />
      </div>
      <BulkChangeDialog
        asked={changing ? counted(chosen.length, ofEvents ? "event" : "article").toLowerCase() : undefined}
        subcategories={counts.value?.subcategories ?? []}
        onChange={(change: BulkChange) => {
          setChanging(false);
          void toAll((some) => actions.reclassify(some, change));
        }}
        onClose={() => setChanging(false)}
      />
      {actions.undo}
      {notice}
    </>
  );
}

function Nothing({ narrowed, ofEvents }: { narrowed: boolean; ofEvents: boolean }) {
  const nouns = ofEvents ? "events" : "articles";
  if (narrowed) return <NothingFound nouns={nouns} to={ofEvents ? "/manage-events" : "/manage-blogs"} />;
  return (
    <MessagePanel title={`No ${nouns} yet`} text="Drafts and published ones appear here.">
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
