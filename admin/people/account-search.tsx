import { useState } from "react";
import { useApi } from "#core/api.ts";
import { Field } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { Account } from "./fields.ts";

const mostFound = 6;
const leastLetters = 2;
const longestQuery = 100; // characters

type MatchingAccountsProps = {
  person: { title: string; email: string };
  onChoose(account: Account): void;
};

/** Accounts with the person's name or email address that are not linked to anybody. */
export function MatchingAccounts({ person, onChoose }: MatchingAccountsProps) {
  const { authors } = useApi();
  const texts = [person.title, person.email].map(asKey).filter(({ length }) => length >= leastLetters);
  const found = useQuery(texts.join("\n"), async () => {
    const suggested = await Promise.all(
      texts.map((text) => authors.suggest({ q: text.slice(0, longestQuery) })),
    );
    const accounts = suggested
      .flat()
      .flatMap(({ userId: _id, name, note: email }) => (_id ? { _id, name, email } : []));
    const matching = accounts.filter(({ name, email }) =>
      [name, email].some((text) => texts.includes(asKey(text))),
    );
    return [...new Map(matching.map((account) => [account._id, account])).values()];
  });
  const accounts = (!found.stale && found.value) || [];
  return (
    <>
      <p role="status" className="mt-1.5 text-small empty:hidden">
        {accounts.length > 0 &&
          `${accounts.length === 1 ? "This account has" : "These accounts have"} the same name or email address. Link it if it belongs to this person. Otherwise bylines may name the person twice.`}
      </p>
      <AccountList label="Accounts of the same name" {...{ accounts, onChoose }} />
    </>
  );
}

function asKey(text: string): string {
  return text.trim().toLowerCase();
}

export function AccountSearch({ onChoose }: { onChoose(account: Account): void }) {
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
      <AccountList label="Members found" {...{ accounts, onChoose }} />
      <p role="status" className="mt-1.5 text-meta text-muted empty:hidden">
        {isSearching && !found.stale && messageOf(found.state, total)}
      </p>
    </>
  );
}

type AccountListProps = { label: string; accounts: Account[]; onChoose(account: Account): void };

function AccountList({ label, accounts, onChoose }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-1.5 rounded-base border border-hairline bg-surface py-1">
      {accounts.map((account) => (
        <li key={account._id}>
          <button
            type="button"
            onClick={() => onChoose(account)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-4 py-1.5 text-left text-small hover:bg-sunken hover:text-brand"
          >
            <bdi className="font-semibold">{account.name}</bdi>
            <span className="text-muted wrap-anywhere">{account.email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function messageOf(state: "loading" | "failed" | "loaded", total: number): string {
  if (state === "failed") return "The members could not be searched. Please try again.";
  if (state === "loading") return "";
  if (total === 0) return "No member has this name or address.";
  return total > mostFound ? `${total} members found. Type more to find the right one.` : `${total} found.`;
}
