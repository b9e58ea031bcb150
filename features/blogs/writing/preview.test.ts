import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { article, errorsIn, writingApi } from "#test/writing.ts";
import type { BlogPage } from "../contract.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));

const preview = (fields: object) => api.call<BlogPage & { msg: string }>("POST /api/blogs/preview", fields);
const total = async () => (await site.fetch("/api/blogs/all?view=card")).headers.get("x-total-count");

describe("POST /api/blogs/preview", () => {
  it("shows what the page of the same text would show, and keeps nothing", async () => {
    const before = await total();
    const content = `<h2>One</h2><table><tbody><tr><td>1</td></tr></tbody></table>${"<p>word word</p>".repeat(400)}<h2>Two</h2><p>a<script>b</script></p><h2>Three</h2>`;
    const fields = { ...article, content, tags: "#one, two", subcategory: "Housing", coverAlt: "x" };
    const { status, body } = await preview(fields);
    expect([status, await total()]).toEqual([200, before]);
    const { _id } = (await api.add(fields)).body;
    const page = await site.json<BlogPage>(`/api/blogs/${_id}/page`);
    const around = { _id: "preview", slug: null, previous: null, next: null, related: [] };
    expect({ ...page, ...around }).toMatchObject(body);
    expect(body.contents.length).toBe(3);
  });

  it("shows what there is of a piece that is not complete", async () => {
    const { body } = await preview({});
    expect(body).toMatchObject({ title: "Untitled", article: "", section: "programmes", image: null });
    const event = await preview({ section: "events" });
    expect(event.body).toMatchObject({ eventDate: site.services.clock().toISOString() });
  });

  it("prepares no text of a member who has written none", async () => {
    const of = async (email: string, fields: object) =>
      (await site.call("POST /api/blogs/preview", fields, await site.bearer(email))).status;
    expect(await of("joaquim.rahmani@example.org", article)).toBe(403);
    expect(await of("joaquim.rahmani@example.org", {})).toBe(200);
    expect(await of("nasrin.oyelaran@example.org", article)).toBe(200);
  });

  it("says what is wrong with the text, and leaves out a picture that cannot be shown", async () => {
    expect(errorsIn(await preview({ ...article, content: "<b>".repeat(200) }))).toEqual(["content"]);
    expect((await preview({ ...article, image: "javascript:alert(1)" })).body.image).toBeNull();
  });
});
