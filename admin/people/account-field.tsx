import { useId, useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { Account } from "./fields.ts";

const mostFound = 6;
const leastLetters = 2;

type AccountFieldProps = {
  account: Account | null;
  onChange(account: Account | null): void;
  error: string | undefined;
};

/** The account that the person logs in with, found by searching the members. */
export function AccountField({ account, onChange, error }: AccountFieldProps) {
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  function change(next: Account | null): void {
    onChange(next);
    // The focused element was replaced.
    requestAnimationFrame(() => field.current?.querySelector<HTMLElement>("button, input")?.focus());
  }

  return (
    <fieldset ref={field} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="text-small font-semibold">
        Account <span className="font-normal text-muted">(optional)</span>
      </legend>
      {account ? (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-base border border-hairline bg-surface px-4 py-2.5">
          <p className="min-w-0 text-small wrap-anywhere">
            <bdi className="font-semibold">{account.name}</bdi>{" "}
            <span className="text-muted">{account.email || "This account was deleted."}</span>
          </p>
          <Button look="outline" aria-label={`Unlink ${account.name}`} onClick={() => change(null)}>
            Unlink
          </Button>
        </div>
      ) : (
        <AccountSearch onChoose={change} />
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-meta font-medium text-danger">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-meta text-muted">
        Link the account with which this person signs in. What it has published is listed on the person’s
        page.
      </p>
    </fieldset>
  );
}

function AccountSearch({ onChoose }: { onChoose(account: Account): void }) {
  const { members } = useApi();
  const [typed, setTyped] = useState("");
  const q = typed.trim();
  const isSearching = q.length >= leastLetters;
  const found = useQuery(q, async () =>
    isSearching ? members.members({ q, sort: "name", limit: mostFound }) : undefined,
  );
  const accounts = isSearching ? (found.value?.items ?? []) : [];
  const total = found.value?.total ?? 0;
  return (
    <>
      <Field
        className="mt-1.5"
        label={<span className="sr-only">Search the members</span>}
        type="search"
        autoComplete="off"
        placeholder="Name or email address"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {accounts.length > 0 && (
        <ul aria-label="Members found" className="mt-1.5 rounded-base border border-hairline bg-surface py-1">
          {accounts.map(({ _id, name, email }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => onChoose({ _id, name, email })}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-4 py-1.5 text-left text-small hover:bg-sunken hover:text-brand"
              >
                <bdi className="font-semibold">{name}</bdi>
                <span className="text-muted wrap-anywhere">{email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1.5 text-meta text-muted empty:hidden">
        {isSearching && !found.stale && messageOf(found.state, total)}
      </p>
    </>
  );
}

function messageOf(state: "loading" | "failed" | "loaded", total: number): string {
  if (state === "failed") return "The members could not be searched. Please try again.";
  if (state === "loading") return "";
  if (total === 0) return "No member has this name or address.";
  return total > mostFound ? `${total} members found. Type more to find the right one.` : `${total} found.`;
}
