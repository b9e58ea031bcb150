import { Suspense, useRef, useState } from "react";
import type { MetaArgs } from "react-router";
import { Link, useLocation } from "react-router";
import { head } from "#app/head.ts";
import * as parameters from "#app/listing/parameters.ts";
import { choiceIn, pageIn, pageOf, pageSize, queryIn, urlFor } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { TakeDownDialog } from "#features/comments/lazy-take-down-dialog.ts";
import { Button } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { useQuery } from "#ui/use-query.ts";
import type { AdminHandle } from "../guard.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { ManageHeader } from "../page.tsx";
import { ManagedItem } from "./comment-item.tsx";

const path = "/manage-comments";
const states = [
  { text: "All comments", state: undefined },
  { text: "Shown", state: "shown" },
  { text: "Taken down", state: "removed" },
] as const;

export const handle: AdminHandle = {
  refusal: "Only administrators can manage comments.",
};

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Manage Comments",
    description: "What readers have said, shown or taken down.",
    path: null,
  });

export default function ManageComments() {
  const { comments: calls } = useApi();
  const { q, user, state, page } = useAsked();
  const list = useQuery(urlFor(path, { q, user, state, page }), () =>
    pageOf(page, (number) => calls.list({ q, user, state, page: number, limit: pageSize })),
  );
  const { notice, tell } = useToast("status");
  const [asked, setAsked] = useState<ManagedComment>();
  const [busy, setBusy] = useState<string>();
  const results = useRef<HTMLDivElement>(null);
  // What is filtered goes from the list with the button that had the focus.
  const focusList = useFocusAfterRender(asked === undefined && busy === undefined, () => {
    if (state !== undefined) results.current?.focus({ preventScroll: true });
  });

  function changed(message: string): void {
    setAsked(undefined);
    focusList();
    list.again();
    tell("success", message, 5000);
  }

  async function putBack(comment: ManagedComment): Promise<void> {
    if (busy) return;
    setBusy(comment._id);
    try {
      await calls.putBack({ id: comment._id });
      changed(`The comment by ${comment.name} is shown again.`);
    } catch {
      tell("error", "The comment could not be put back. Please try again.", 5000);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <ManageHeader title="Manage Comments" lead={list.value && counted(list.value.total)}>
        <FilterLinks
          compact
          label="State"
          filters={states.map((choice) => ({
            text: choice.text,
            to: urlFor(path, { q, user, state: choice.state }),
            active: choice.state === state,
          }))}
        />
        <SearchForm key={q} label="Text or writer" asked={q} kept={{ user, state }} />
      </ManageHeader>
      {user && list.value?.items[0] && (
        <p className="page mb-4 text-small">
          Comments by <strong className="font-semibold">{list.value.items[0].name}</strong>.{" "}
          <Link
            to={urlFor(path, { q, state })}
            className="text-brand underline underline-offset-4 hover:text-ink"
          >
            Show everybody's
          </Link>
        </p>
      )}
      <div ref={results} tabIndex={-1} className="page pb-16 outline-none md:pb-24" aria-busy={list.stale}>
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && (
          <MessagePanel title="Failed to fetch comments" text="Please try again in a moment.">
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value?.items.length === 0 &&
          (q || user || state ? (
            <NothingFound nouns="comments" to={path} />
          ) : (
            <MessagePanel title="No comments yet" text="Comments by readers appear here." />
          ))}
        {list.value && list.value.items.length > 0 && (
          <ol aria-label="Comments" className="border-t-2 border-ink">
            {list.value.items.map((comment) => (
              <ManagedItem
                key={comment._id}
                comment={comment}
                busy={busy === comment._id}
                onTakeDown={() => setAsked(comment)}
                onPutBack={() => putBack(comment)}
              />
            ))}
          </ol>
        )}
        <Pagination
          page={list.value?.page ?? 1}
          pages={list.value?.pages ?? 0}
          urlFor={(number) => urlFor(path, { q, user, state, page: number })}
        />
      </div>
      <Suspense>
        <TakeDownDialog
          comment={asked}
          takeDown={calls.takeDown}
          all={{
            takeDown: calls.takeDownAll,
            onDone: (name, count) =>
              changed(`${count === 1 ? "One comment" : `${count} comments`} by ${name} taken down.`),
          }}
          onDone={(comment) => changed(`The comment by ${comment.name} is taken down.`)}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
      {notice}
    </>
  );
}

/** What the address asks for. */
function useAsked() {
  const { search } = useLocation();
  const url = `http://desk${path}${search}`;
  return {
    q: queryIn(url)?.slice(0, 100),
    user: parameters.id(new URL(url).searchParams.get("user") ?? ""),
    state: choiceIn(url, "state", ["shown", "removed"]),
    page: pageIn(url),
  };
}

function counted(total: number): string {
  return total === 1 ? "One comment" : `${total.toLocaleString("en-US")} comments`;
}
