import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import { SearchChoice } from "../combobox/search-choice.tsx";
import type { Account } from "./fields.ts";

const maxFound = 8;
const minLetters = 2;
const maxQueryLength = 100; // characters

type MatchingAccountsProps = {
  person: { title: string; email: string };
  onChoose(account: Account): void;
};

/** Accounts with the person's name or email address that are not linked to anybody. */
export function MatchingAccounts({ person, onChoose }: MatchingAccountsProps) {
  const { authors } = useApi();
  const texts = [person.title, person.email].map(asKey).filter(({ length }) => length >= minLetters);
  const found = useQuery(texts.join("\n"), async () => {
    const suggested = await Promise.all(
      texts.map((text) => authors.suggest({ q: text.slice(0, maxQueryLength) })),
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
        {accounts.length > 0 && m.adminPeople.matchingNote({ count: accounts.length })}
      </p>
      <AccountList label={m.adminPeople.matchingAccounts()} accounts={accounts} onChoose={onChoose} />
    </>
  );
}

function asKey(text: string): string {
  return text.trim().toLowerCase();
}

export function AccountSearch({ onChoose }: { onChoose(account: Account): void }) {
  const { members } = useApi();
  async function find(q: string) {
    const { items } = await members.members({ q, sort: "name", limit: maxFound });
    return items.map(({ _id, name, email }) => ({ key: _id, text: name, note: email }));
  }
  return (
    <SearchChoice
      label={m.adminPeople.account()}
      hasHeading
      hint={m.adminPeople.accountSearchHint()}
      find={find}
      onChoose={({ key, text, note }) => onChoose({ _id: key, name: text, email: note })}
    />
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
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-4 py-1.5 text-start text-small hover:bg-sunken hover:text-brand"
          >
            <bdi className="font-semibold">{account.name}</bdi>
            <span className="text-muted wrap-anywhere">{account.email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
