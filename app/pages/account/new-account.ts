let created: { email: string; password: string } | undefined;

/** Keeps in memory what was typed to sign up, for the login that follows. */
export function keepNewAccount(account: typeof created): void {
  created = account;
}

/** Returns the account once; later calls get undefined. */
export function takeNewAccount(): typeof created {
  const account = created;
  created = undefined;
  return account;
}
