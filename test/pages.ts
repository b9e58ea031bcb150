import type { EditablePage } from "#features/pages/contract.ts";
import { type Refused, type SignedIn, type TestSite, useSite } from "./harness.ts";
import { usePerson } from "./people.ts";
import { blob, sendForm, somePicture } from "./uploads.ts";

export type Answer = EditablePage & Partial<Refused>;

/** A site with an admin and helpers for pages. */
export function usePages(options: { filled?: boolean } = {}) {
  const site = useSite(options);
  const admin = usePerson(site, "Edits Pages", { role: "admin" }).signedIn;
  const member = usePerson(site, "Reads Only").signedIn;
  return { member, ...pagesApi(site, admin) };
}

export type Pages = ReturnType<typeof usePages>;

/** Helpers for writing pages with JSON requests. */
export function pagesApi(site: TestSite, admin: SignedIn) {
  const call = <Body = Answer>(line: string, body?: object, by = admin) => site.call<Body>(line, body, by);
  return {
    site,
    admin,
    call,
    add: async (fields: object) => (await call("POST /api/pages/add", fields)).body,
    update: (id: string, fields: object) => call(`PUT /api/pages/${id}`, fields),
    read: async (id: string) => (await call(`GET /api/pages/${id}/writing`)).body,
    async upload(alt = ""): Promise<string> {
      const form = { file: blob(await somePicture("#0e4a39", 80)), alt };
      return (await sendForm<{ _id: string }>(site, "POST /api/media", form, admin)).body._id;
    },
    html: async (path: string) => (await (await site.fetch(path)).text()).replaceAll("<!-- -->", ""),
  };
}
