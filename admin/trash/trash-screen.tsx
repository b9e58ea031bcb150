import { type RefObject, useRef, useState } from "react";
import { pageOf } from "#app/listing/search-params.ts";
import type { Page } from "#core/contract.ts";
import { isAppError } from "#core/errors.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { useQuery } from "#ui/use-query.ts";
import { BulkBar } from "../list/bulk-bar.tsx";
import { useSelection } from "../list/selection.ts";
import { type Trashed, TrashList } from "./trash-list.tsx";

type Ids = { ids: string[] };

export type TrashCalls = {
  list(page: number): Promise<Page<Trashed>>;
  restore(some: Ids): Promise<Ids>;
  discard(some: Ids): Promise<Ids>;
};

type TrashScreenProps = {
  /** What one of them is called, such as "article". */
  noun: string;
  page: number;
  urlFor(page: number): string;
  calls: TrashCalls;
  /** Something has gone from the trash. */
  onChanged(): void;
};

const sorry = "This could not be done. Please try again.";

/** One kind of what is in the trash, to be brought back or deleted for good. */
export function TrashPage({ noun, page, urlFor, calls, onChanged }: TrashScreenProps) {
  const list = useQuery(urlFor(page), () => pageOf(page, calls.list));
  const items = list.value?.items ?? [];
  const selection = useSelection(items.map(({ _id }) => _id));
  const chosen = items.filter(({ _id }) => selection.isChosen(_id));
  const results = useRef<HTMLDivElement>(null);
  const { notice, tell } = useToast("status");
  const actions = useTrash({ noun, calls, results, tell, changed });

  function changed(): void {
    selection.clear();
    list.again();
    onChanged();
  }

  return (
    <div ref={results} tabIndex={-1} className="page pb-16 outline-none md:pb-24" aria-busy={list.stale}>
      {list.state === "loading" && <Loading />}
      {list.state === "failed" && (
        <MessagePanel title="Failed to fetch the trash" text="Please try again in a moment.">
          <Button onClick={list.again}>Try Again</Button>
        </MessagePanel>
      )}
      {list.value && items.length === 0 && (
        <MessagePanel title="Nothing here" text={`There are no ${noun}s in the trash.`} />
      )}
      {items.length > 0 && (
        <TrashList
          items={items}
          selection={selection}
          busy={actions.busy}
          onRestore={actions.restore}
          onDiscard={actions.ask}
        />
      )}
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button look="outline" aria-disabled={actions.busy} onClick={() => actions.restore(chosen)}>
          Restore
        </Button>
        <Button look="danger" aria-disabled={actions.busy} onClick={() => actions.ask(chosen)}>
          Delete for good
        </Button>
      </BulkBar>
      <Pagination page={list.value?.page ?? 1} pages={list.value?.pages ?? 0} urlFor={urlFor} />
      {actions.dialog}
      {notice}
    </div>
  );
}

type TrashProps = Pick<TrashScreenProps, "noun" | "calls"> & {
  results: RefObject<HTMLElement | null>;
  tell: ReturnType<typeof useToast>["tell"];
  changed(): void;
};

/** What can be done to what is in the trash. The focus goes to the list, because the rows go. */
function useTrash({ noun, calls, results, tell, changed }: TrashProps) {
  const [asked, setAsked] = useState<Trashed[]>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const focusList = useFocusAfterRender(!asked && !busy, () =>
    results.current?.focus({ preventScroll: true }),
  );

  async function work(
    what: () => Promise<Ids>,
    done: string,
    failed: (message: string) => void,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { ids } = await what();
      setAsked(undefined);
      focusList();
      changed();
      tell("success", `${counted(ids.length, noun)} ${done}.`, 5000);
    } catch (error) {
      failed((isAppError(error) && error.message) || sorry);
    } finally {
      setBusy(false);
    }
  }

  const idsOf = (items: Trashed[]) => ({ ids: items.map(({ _id }) => _id) });
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title="Delete for good"
      text={`Are you sure you want to delete ${asked && named(asked, noun)} for good? This action cannot be undone.`}
      yes="Delete for good"
      busyText="Deleting..."
      danger
      busy={busy}
      failure={failure}
      onYes={() => asked && work(() => calls.discard(idsOf(asked)), "deleted for good", setFailure)}
      onNo={() => setAsked(undefined)}
    />
  );
  return {
    busy,
    dialog,
    restore: (items: Trashed[]) =>
      work(
        () => calls.restore(idsOf(items)),
        "restored",
        (message) => tell("error", message, 5000),
      ),
    ask(items: Trashed[]) {
      setFailure("");
      setAsked(items);
    },
  };
}

function named(items: Trashed[], noun: string): string {
  const [first] = items;
  return items.length === 1 && first ? `“${first.title}”` : counted(items.length, noun);
}

function counted(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${count} ${noun}s`;
}
