import { store, stored } from "#ui/stored.ts";

const tokenKey = "setup link";
const draftKey = "setup";

/**
 * The token after the # of the setup link, or "". It is removed from the URL, where others could read it, and
 * kept in this tab's storage for reloads.
 */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (!token) return stored("sessionStorage", tokenKey) ?? "";
  store("sessionStorage", tokenKey, token);
  history.replaceState(history.state, "", location.pathname);
  return token;
}

/** The form's values in this tab, except the password. */
export const setupDraft = {
  read: (): Record<string, string> => JSON.parse(stored("sessionStorage", draftKey) ?? "{}"),
  save(form: FormData): void {
    const fields = [...form].filter(([name]) => name !== "token" && name !== "admin.password");
    store("sessionStorage", draftKey, JSON.stringify(Object.fromEntries(fields)));
  },
  forget(): void {
    for (const key of [tokenKey, draftKey]) store("sessionStorage", key, null);
  },
};
