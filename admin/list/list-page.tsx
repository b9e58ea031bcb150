import type { ReactNode } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Button, LinkButton } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Cards } from "./cards.tsx";
import { type List, type ListQuery, named, type Params, type Row } from "./list.ts";
import { ListHeader } from "./list-header.tsx";
import { PageSize } from "./page-size.tsx";
import { queryFrom } from "./query.ts";
import { Table } from "./table.tsx";
import type { useList } from "./use-list.tsx";

type ListPageProps<R extends Row, P extends Params, C> = {
  view: ReturnType<typeof useList<R, P, C>>;
  /** In place of the link to create something. */
  aside?: ReactNode;
  /** Between the header and the list. */
  children?: ReactNode;
};

export function ListPage<R extends Row, P extends Params, C>({
  view,
  aside,
  children,
}: ListPageProps<R, P, C>) {
  const { list, query, page, counts, lines, selection, actions, urlWith } = view;
  const bulkActions = (list.actions ?? []).filter(({ only }) => only !== "row");
  return (
    <>
      <ListHeader {...{ list, counts, aside }} query={view.nextQuery} total={page.total} />
      {children}
      <div
        aria-busy={view.isLoading}
        className="page pb-16 transition-opacity delay-200 aria-busy:opacity-60 md:pb-24"
      >
        {!view.isLoaded && <Loading />}
        {view.isLoaded && lines.length === 0 && (
          <NothingHere list={list} isFiltered={isFiltered(list, query)} />
        )}
        {lines.length > 0 && list.card && (
          <Cards
            list={list}
            rows={page.items}
            selection={bulkActions.length > 0 ? selection : undefined}
            onRun={(action, row) => actions.run(action, [row])}
          />
        )}
        {lines.length > 0 && !list.card && (
          <Table
            {...{ list, lines }}
            sorting={{
              sort: (query as { sort?: string }).sort ?? list.defaultSort,
              order: query.order,
              urlFor: (sort, order) =>
                urlWith({ sort: sort === list.defaultSort ? undefined : sort, order } as never),
            }}
            selection={bulkActions.length > 0 ? selection : undefined}
            busy={actions.busy}
            onRun={(action, row) => actions.run(action, [row])}
          />
        )}
        <BulkBar
          selection={selection}
          actions={bulkActions}
          busy={actions.busy !== undefined}
          onRun={(action) => actions.run(action, selection.chosen)}
        />
        <Pagination page={page.page} pages={page.pages} urlFor={(page) => urlWith({ page } as never)} />
        <PageSize size={query.limit} total={page.total} urlFor={(limit) => urlWith({ limit } as never)} />
      </div>
      <ActionDialog {...{ list, actions }} />
      {actions.undo}
      {view.toast}
    </>
  );
}

type ActionDialogProps<R extends Row, P extends Params, C> = Pick<
  ListPageProps<R, P, C>["view"],
  "list" | "actions"
>;

function ActionDialog<R extends Row, P extends Params, C>({ list, actions }: ActionDialogProps<R, P, C>) {
  const { action, rows } = actions.confirming ?? { action: undefined, rows: [] };
  if (action?.dialog) {
    const Dialog = action.dialog;
    return (
      <Dialog rows={rows} onRun={actions.runConfirmed} onDone={actions.finish} onClose={actions.close} />
    );
  }
  const question = action?.confirm?.(rows, named(list, rows));
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={question?.title ?? ""}
      text={question?.text ?? ""}
      yes={question?.yes ?? ""}
      busyText={question?.busy ?? ""}
      danger={action?.danger}
      busy={actions.busy !== undefined}
      failure={actions.error}
      onYes={() => action && actions.perform(action, rows)}
      onNo={actions.close}
    />
  );
}

function NothingHere<R extends Row, P extends Params, C>({
  list,
  isFiltered,
}: {
  list: List<R, P, C>;
  isFiltered: boolean;
}) {
  const { noun, path, empty, create } = list;
  if (isFiltered) {
    return (
      <MessagePanel title={`No ${noun}s found`} text={`No ${noun}s match this search and these filters.`}>
        <LinkButton to={path} look="outline">
          Clear filters
        </LinkButton>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel {...empty}>{create && <LinkButton to={create.to}>{create.text}</LinkButton>}</MessagePanel>
  );
}

function isFiltered<R extends Row, P extends Params, C>(list: List<R, P, C>, query: ListQuery<P>): boolean {
  const names = Object.keys(list.params).filter((name) => name !== "sort" && !list.scope?.includes(name));
  return Boolean(query.q) || names.some((name) => query[name]);
}

/** In the place of a list that could not be read. The URL can still be changed. */
export function ListError<R extends Row, P extends Params, C>({ list }: { list: List<R, P, C> }) {
  const [params] = useSearchParams();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <ListHeader list={list} query={queryFrom(list, params)} />
      <div className="page pb-16 md:pb-24">
        <MessagePanel title={`Failed to fetch ${list.noun}s`} text="Please try again in a moment.">
          <Button aria-disabled={state === "loading"} onClick={revalidate}>
            Try Again
          </Button>
        </MessagePanel>
      </div>
    </>
  );
}
