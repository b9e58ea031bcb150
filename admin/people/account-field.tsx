import { useId, useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { AccountSearch, MatchingAccounts } from "./account-search.tsx";
import type { Account } from "./fields.ts";

type AccountFieldProps = {
  account: Account | null;
  /** Accounts with the same name or email address are suggested. */
  person: { title: string; email: string };
  onChange(account: Account | null): void;
  error: string | undefined;
};

/** The account that the person logs in with, found by searching the members. */
export function AccountField({ account, person, onChange, error }: AccountFieldProps) {
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  function change(next: Account | null): void {
    onChange(next);
    // The focused element was replaced.
    requestAnimationFrame(() => field.current?.querySelector<HTMLElement>("button, input")?.focus());
  }

  return (
    <fieldset ref={field} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="sr-only">{m.adminPeople.account()}</legend>
      {account ? (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-base border border-hairline bg-surface px-4 py-2.5">
          <p className="min-w-0 text-small wrap-anywhere">
            <bdi className="font-semibold">{account.name}</bdi>{" "}
            <span className="text-muted">{account.email || m.adminPeople.accountDeleted()}</span>
          </p>
          <Button
            variant="outline"
            aria-label={m.adminPeople.unlinkAccount({ name: account.name })}
            onClick={() => change(null)}
          >
            {m.adminPeople.unlink()}
          </Button>
        </div>
      ) : (
        <>
          <MatchingAccounts person={person} onChoose={change} />
          <AccountSearch onChoose={change} />
        </>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-meta font-medium text-danger">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-meta text-muted">
        {m.adminPeople.accountHint()}
      </p>
    </fieldset>
  );
}
