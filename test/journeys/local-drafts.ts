import { expect, type Page } from "@playwright/test";

type Row = Record<string, unknown>;

/** What this browser keeps of unsaved work. A file is only the words "a file". */
function stored(page: Page, store: "drafts" | "files"): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open("local-drafts");
    opening.onupgradeneeded = () => opening.transaction?.abort(); // the site creates it
    const database = await done(opening).catch(() => null);
    if (!database) return [];
    const rows = await done(database.transaction(name).objectStore(name).getAll());
    database.close();
    return JSON.parse(JSON.stringify(rows, (_, value) => (value instanceof Blob ? "a file" : value)));
  }, store);
}

/** Waits until the local draft is stored under its present name, with the end of the text, and with `part`. */
export async function expectLocalDraft(page: Page, part = ""): Promise<void> {
  await expect(page.getByText(/Saved on this device at \d+:\d\d [AP]M/)).toBeVisible();
  const isStored = async () => {
    const { end, id } = await page.evaluate(() => ({
      end: document.querySelector("[contenteditable=true] > :last-child")?.textContent ?? "",
      id: /^\/edit-\w+\/([\da-f]{24})$/.exec(location.pathname)?.[1] || (history.state?.usr?.draft ?? ""),
    }));
    const drafts = (await stored(page, "drafts")).filter(({ subject }) => String(subject).endsWith(id));
    return drafts
      .map((draft) => JSON.stringify(draft))
      .some((text) => text.includes(end) && text.includes(part));
  };
  await expect.poll(isStored).toBe(true);
}

/** Waits until a local draft, of the document with this id, has a file. */
export async function expectFileInDraft(page: Page, id = ""): Promise<void> {
  const files = async () =>
    (await stored(page, "files"))
      .filter(({ key }) => String(key).includes(id))
      .map((row) => JSON.stringify(row));
  await expect.poll(async () => (await files()).some((row) => row.includes('"a file"'))).toBe(true);
}

/** The texts of this browser's local drafts. */
export async function localDraftsIn(page: Page): Promise<string[]> {
  type Draft = { content: { fields?: { content: string }; bio: string } };
  const drafts = (await stored(page, "drafts")) as Draft[];
  return drafts.map(({ content }) => content.fields?.content ?? content.bio);
}
