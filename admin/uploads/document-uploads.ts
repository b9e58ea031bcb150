import { m } from "#messages";
import { asFile } from "#ui/local-drafts/store.ts";
import type { DocumentKind, Fields } from "../document/kind.ts";
import { uploadsIn } from "./field-uploads.ts";
import { canRetry, isPending, isStopped, stopped, type Uploadable } from "./upload.ts";

type Options<F, Item> = {
  /** What an uploaded file is called. */
  noun: "picture" | "file";
  /** What is uploaded besides the pictures of fields. */
  items?(fields: F): Item[];
  /** Changes each item, or leaves it out. */
  change?(fields: F, each: (item: Item) => Item[]): Partial<F>;
  /** False for files that are too large to store twice on a device. */
  isKept?(item: Item): boolean;
  /** An item whose file is not in the local draft asks for it again; otherwise it is left out. */
  asksAgain?: boolean;
};

const uploadTexts = {
  picture: { notUploaded: m.adminUploads.pictureNotUploaded, waitingFor: m.adminUploads.waitingForPicture },
  file: { notUploaded: m.adminUploads.fileNotUploaded, waitingFor: m.adminUploads.waitingForFile },
};

type DocumentUploads<F extends Fields> = Pick<
  DocumentKind<F>,
  "uploads" | "sendable" | "filesOf" | "withoutFiles" | "withFiles"
>;

/** The uploads of a document: a save waits for them, and local drafts keep their files. */
export function documentUploads<F extends Fields, Item extends Uploadable = never>({
  noun,
  isKept = () => true,
  asksAgain = false,
  ...own
}: Options<F, Item>): DocumentUploads<F> {
  const isDone = ({ upload }: Item) => upload.state === "done";
  const retried = (item: Item): Item => (canRetry(item) ? { ...item, upload: { state: "waiting" } } : item);
  const items = (fields: F) => [...(own.items?.(fields) ?? []), ...uploadsIn(fields)] as Item[];
  const change = (fields: F, each: (item: Item) => Item[]) => {
    const uploads = (uploadsIn(fields) as Uploadable[] as Item[]).flatMap(each);
    return { ...own.change?.(fields, each), ...({ uploads } as Fields as Partial<F>) };
  };
  return {
    uploads: {
      ...uploadTexts[noun],
      keys: (fields) => items(fields).flatMap((item) => (isDone(item) ? [] : item.key)),
      pending: (fields) => items(fields).filter(isPending).length,
      failed: (fields) => items(fields).filter(isStopped).length,
      canRetry: (fields) => items(fields).some(canRetry),
      retry: (fields) => change(fields, (item) => [retried(item)]),
      remove: (fields) => change(fields, (item) => (isDone(item) ? [item] : [])),
    },
    sendable: (fields) => ({ ...fields, ...change(fields, (item) => (isDone(item) ? [item] : [])) }),
    filesOf: (fields) =>
      Object.fromEntries(
        items(fields).flatMap((item) =>
          item.file && !isDone(item) && isKept(item) ? [[item.key, item.file] as const] : [],
        ),
      ),
    withoutFiles: (fields) => ({ ...fields, ...change(fields, (item) => [withoutFile(item)]) }),
    withFiles: (fields, files) => ({
      ...fields,
      ...change(fields, (item) => {
        const file = asFile(files[item.key], item.name);
        if (isDone(item)) return [item];
        if (file) return [withFile(item, file)];
        return asksAgain ? [{ ...item, upload: missing() }] : [];
      }),
    }),
  };
}

function missing() {
  return stopped("missing", m.adminUploads.chooseAgain());
}

function withoutFile<Item extends Uploadable>(item: Item): Item {
  const isSending = item.upload.state === "sending";
  return { ...item, file: undefined, upload: isSending ? { state: "waiting" } : item.upload };
}

/** It is uploaded again, unless it was refused or its writer is still asked about it. */
function withFile<Item extends Uploadable>(item: Item, file: File): Item {
  const isSame = item.upload.state === "asking" || item.upload.because === "refused";
  return { ...item, file, upload: isSame ? item.upload : { state: "waiting" } };
}
