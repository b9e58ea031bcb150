import type { ReactNode } from "react";
import { useRouteError, useSearchParams } from "react-router";
import { urlFor } from "#app/listing/search-params.ts";
import { messageOf } from "#core/errors.ts";
import { pick } from "#core/pick.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Cards } from "./cards.tsx";
import { type List, named } from "./list.ts";
import { ListHeader } from "./list-header.tsx";
import { PageSize } from "./page-size.tsx";
import { queryFrom } from "./query.ts";
import { Table } from "./table.tsx";
import type { ListView } from "./use-list.tsx";

type ListPageProps = {
  view: ListView;
  /** In place of the link to create something. */
  aside?: ReactNode;
  /** Between the header and the list. */
  children?: ReactNode;
};

export function ListPage({ view, aside, children }: ListPageProps) {
  const { list, query, page, lines, actions, urlWith } = view;
  const bulkActions = (list.actions ?? []).filter(({ only }) => only !== "row");
  const Rows = list.card ? Cards : Table;
  return (
    <>
      <ListHeader {...view} query={view.nextQuery} total={page.total} aside={aside} />
      {children}
      <div
        aria-busy={view.isLoading}
        className="page pb-16 transition-opacity delay-200 aria-busy:opacity-60 md:pb-24"
      >
        {!view.isLoaded && <Loading />}
        {view.isLoaded && lines.length === 0 && <NothingHere view={view} />}
        {lines.length > 0 && <Rows view={view} selectable={bulkActions.length > 0} />}
        <BulkBar view={view} offered={bulkActions} />
        <Pagination page={page.page} pages={page.pages} urlFor={(page) => urlWith({ page })} />
        <PageSize size={query.limit} total={page.total} urlFor={(limit) => urlWith({ limit })} />
      </div>
      <ActionDialog view={view} />
      {actions.offer && <UndoToast {...actions.offer} onClose={actions.dismiss} />}
      {view.toast}
    </>
  );
}

function ActionDialog({ view: { list, actions } }: { view: ListView }) {
  const { action, rows } = actions.confirming ?? { rows: [] };
  if (action?.dialog) {
    const Dialog = action.dialog;
    return (
      <Dialog rows={rows} onRun={actions.runConfirmed} onDone={actions.finish} onClose={actions.close} />
    );
  }
  const question = action?.confirm?.(rows, named(list, rows));
  if (!action || !question) return null;
  const { busy: busyText, ...texts } = question;
  return (
    <ConfirmDialog
      open
      {...texts}
      busyText={busyText}
      danger={action.danger}
      busy={actions.busy.size > 0}
      failure={actions.error}
      onYes={() => actions.perform(action, rows)}
      onNo={actions.close}
    />
  );
}

function NothingHere({ view: { list, query } }: { view: ListView }) {
  const { path, params, scope = [], empty, create } = list;
  const set = Object.keys(params).filter((name) => name !== "sort" && !scope.includes(name) && query[name]);
  const tab = list.tabs?.choices.find(
    (tab) => Object.keys(tab.set).length === set.length && set.every((name) => query[name] === tab.set[name]),
  );
  if (!query.q && tab?.empty) return <MessagePanel title={tab.empty.title()} text={tab.empty.text()} />;
  if (query.q || set.length > 0) {
    return (
      <MessagePanel title={list.noneFound()} text={list.noMatch()}>
        <LinkButton to={urlFor(path, pick(query, scope))} variant="outline">
          {m.adminList.clearFilters()}
        </LinkButton>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel title={empty.title()} text={empty.text()}>
      {create && <LinkButton to={create.to}>{create.text()}</LinkButton>}
    </MessagePanel>
  );
}

/** Replaces a list that could not be read. Its search and filters still work. */
export function ListError({ list }: { list: List }) {
  const [params] = useSearchParams();
  return (
    <>
      <ListHeader list={list} query={queryFrom(list, params)} />
      <div className="page pb-16 md:pb-24">
        <MessagePanel
          title={list.loadFailed()}
          text={messageOf(useRouteError(), m.adminList.tryAgainLater())}
        >
          <TryAgainButton />
        </MessagePanel>
      </div>
    </>
  );
}
