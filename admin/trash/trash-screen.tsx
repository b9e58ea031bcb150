import { type RefObject, useRef, useState } from "react";
import { pageOf } from "#app/listing/search-params.ts";
import type { Page } from "#core/contract.ts";
import { isRefusal } from "#core/errors.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Waiting } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useNotice } from "#ui/toast.tsx";
import { useLaterFocus } from "#ui/use-focus-after-render.ts";
import { useAnswer } from "#ui/use-query.ts";
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
  addressOf(page: number): string;
  calls: TrashCalls;
  /** Something has gone from the trash. */
  onChanged(): void;
};

const sorry = "This could not be done. Please try again.";

/** One kind of what is in the trash, to be brought back or deleted for good. */
export function TrashScreen({ noun, page, addressOf, calls, onChanged }: TrashScreenProps) {
  const list = useAnswer(addressOf(page), () => pageOf(page, calls.list));
  const items = list.value?.items ?? [];
  const selection = useSelection(items.map(({ _id }) => _id));
  const chosen = items.filter(({ _id }) => selection.isChosen(_id));
  const results = useRef<HTMLDivElement>(null);
  const { notice, tell } = useNotice("status");
  const desk = useTrash({ noun, calls, results, tell, changed });

  function changed(): void {
    selection.clear();
    list.again();
    onChanged();
  }

  return (
    <div ref={results} tabIndex={-1} className="page pb-16 outline-none md:pb-24" aria-busy={list.stale}>
      {list.state === "loading" && <Waiting />}
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
          busy={desk.busy}
          onRestore={desk.restore}
          onDiscard={desk.ask}
        />
      )}
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button look="outline" aria-disabled={desk.busy} onClick={() => desk.restore(chosen)}>
          Restore
        </Button>
        <Button look="danger" aria-disabled={desk.busy} onClick={() => desk.ask(chosen)}>
          Delete for good
        </Button>
      </BulkBar>
      <Pagination page={list.value?.page ?? 1} pages={list.value?.pages ?? 0} addressOf={addressOf} />
      {desk.dialog}
      {notice}
    </div>
  );
}

type TrashProps = Pick<TrashScreenProps, "noun" | "calls"> & {
  results: RefObject<HTMLElement | null>;
  tell: ReturnType<typeof useNotice>["tell"];
  changed(): void;
};

/** What can be done to what is in the trash. The focus goes to the list, because the rows go. */
function useTrash({ noun, calls, results, tell, changed }: TrashProps) {
  const [asked, setAsked] = useState<Trashed[]>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const focusList = useLaterFocus(!asked && !busy, () => results.current?.focus({ preventScroll: true }));

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
      failed((isRefusal(error) && error.message) || sorry);
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
