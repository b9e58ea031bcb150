import { Plus } from "lucide-react";
import { useRef } from "react";
import { pageOf } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { ManagedCollection } from "#features/photography/writing-contract.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { BulkBar } from "../list/bulk-bar.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { PageSize } from "../list/page-size.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { useSelection } from "../list/selection.ts";
import { Table } from "../list/table.tsx";
import { useRowActions } from "../list/use-row-actions.ts";
import { ManageHeader } from "../page.tsx";
import { collectionColumns, firstOrder } from "./collection-columns.tsx";
import { CollectionFilters } from "./collection-filters.tsx";
import { useCollectionQuery } from "./search-params.ts";

const title = "Manage Collections";

/** The collections of the institute, whether public or not: found, published and deleted. */
export function CollectionList() {
  const { collections: calls } = useApi();
  const asked = useCollectionQuery();
  const { narrowed, addressWith, rows: _, page, limit, ...wanted } = asked;
  const address = addressWith({ page });
  const list = useQuery(address, () =>
    pageOf(page, (number) => calls.manage({ ...wanted, page: number, limit })),
  );
  const counts = useQuery("counts", () => calls.counts());
  const rows = list.value?.items ?? [];
  const { notice, tell } = useToast("status");
  const table = useRef<HTMLDivElement>(null);
  const work = useRowActions<ManagedCollection>({
    rows,
    list: address,
    noun: "collection",
    calls,
    tell,
    focusTable: () => table.current?.focus({ preventScroll: true }),
    changed() {
      list.again();
      counts.again();
    },
  });
  const here = work.lines.flatMap(({ row, gone }) => (gone ? [] : [row]));
  const selection = useSelection(here.map(({ _id }) => _id));
  const chosen = here.filter(({ _id }) => selection.isChosen(_id));
  const publish = (some: ManagedCollection[]) =>
    work.each(some, ({ _id }) => calls.update({ id: _id, status: "published" }), "published");
  const unpublish = (some: ManagedCollection[]) =>
    work.each(
      some,
      ({ _id }) => calls.update({ id: _id, status: "draft" }),
      "is a draft again",
      "are drafts again",
    );

  async function toAll(change: (some: ManagedCollection[]) => Promise<void>): Promise<void> {
    await change(chosen);
    selection.clear();
  }

  return (
    <>
      <ManageHeader
        title={title}
        lead={counts.value && counted(counts.value.all, narrowed ? list.value?.total : undefined)}
        aside={
          <LinkButton to="/create-photography">
            <Plus aria-hidden className="size-4.5" />
            Create Photography
          </LinkButton>
        }
      >
        <CollectionFilters asked={asked} counts={counts.value} />
      </ManageHeader>
      <div ref={table} tabIndex={-1} className="page pb-16 outline-none md:pb-24" aria-busy={list.stale}>
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && (
          <MessagePanel title="Failed to fetch collections" text="Please try again in a moment.">
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value && work.lines.length === 0 && <Nothing narrowed={narrowed} />}
        {work.lines.length > 0 && (
          <Table
            name={title}
            lines={work.lines}
            columns={collectionColumns}
            sorting={{
              sort: asked.sort,
              order: asked.order,
              first: firstOrder,
              urlFor: (sort, order) => addressWith({ sort, order }),
            }}
            selection={selection}
            actions={(row) => (
              <RowActions
                title={row.title}
                verb={row.status === "published" ? "Unpublish" : "Publish"}
                busy={work.busy === row._id}
                editAt={`/edit-photography/${row._id}`}
                viewAt={row.status === "published" ? `/photography/${row._id}` : undefined}
                onPublish={() => (row.status === "published" ? unpublish([row]) : publish([row]))}
                onTrash={() => work.trash([row])}
              />
            )}
          />
        )}
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button look="outline" aria-disabled={Boolean(work.busy)} onClick={() => toAll(publish)}>
            Publish
          </Button>
          <Button look="outline" aria-disabled={Boolean(work.busy)} onClick={() => toAll(unpublish)}>
            Unpublish
          </Button>
          <Button look="danger" aria-disabled={Boolean(work.busy)} onClick={() => toAll(work.trash)}>
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
      {work.undo}
      {notice}
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) return <NothingFound nouns="collections" to="/manage-collections" />;
  return (
    <MessagePanel title="No collections yet" text="Drafts and published ones appear here.">
      <LinkButton to="/create-photography">Create Photography</LinkButton>
    </MessagePanel>
  );
}

function counted(all: number, found?: number): string {
  const some = found === undefined ? "" : `${found.toLocaleString("en-US")} of `;
  if (all === 1) return some ? `${some}1 collection` : "One collection";
  return `${some}${all.toLocaleString("en-US")} collections`;
}
