import { describe, expect, it } from "vitest";
import { methodAndUrl } from "#core/contract.ts";
import { everyEndpoint } from "#server/local-api.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));

type Slugged = { _id: string; slug: string };

describe("calls with a slug in the place of the id", () => {
  it("is possible in every call for an article or a collection", () => {
    const routes = everyEndpoint
      .filter(({ endpoint }) => /^\/api\/(blogs|photography|events)\/.*:id/.test(methodAndUrl(endpoint)[1]))
      .filter(({ endpoint }) => endpoint.document === undefined);
    expect(routes.map(({ endpoint }) => endpoint.route)).toEqual([]);
  });

  it("reads, likes, comments on, changes and deletes an article, also by a former slug", async () => {
    const { _id, slug } = (await api.add({ ...article, title: "Slow trams" })).body as Slugged;
    await api.update(_id, { slug: "slower-trams" });
    for (const name of [slug, "slower-trams", "Slower-Trams"]) {
      expect((await api.call(`PUT /api/blogs/like/${name}`)).body).toMatchObject({ _id, likeCount: 1 });
      expect((await api.call(`PUT /api/blogs/unlike/${name}`)).body).toMatchObject({ _id, likeCount: 0 });
      const [comment] = (await api.call<Slugged[]>(`POST /api/blogs/comment/${name}`, { text: "Hello" }))
        .body;
      const removed = await api.call(`DELETE /api/blogs/comment/${name}/${comment?._id}`);
      expect(removed).toMatchObject({ status: 200, body: [] });
      expect((await api.read(name)).body).toMatchObject({ _id });
      expect(await api.update(name, { content: `<p>${name}</p>` })).toMatchObject({
        status: 200,
        body: { _id, content: `<p>${name}</p>` },
      });
      expect((await api.call(`GET /api/blogs/${name}/revisions`)).status).toBe(200);
      expect((await api.call(`PUT /api/blogs/${name}/comments`, { closed: false })).status).toBe(200);
    }
    expect(await api.call(`DELETE /api/blogs/${slug}`)).toMatchObject({ body: { msg: "Blog removed" } });
    expect((await site.fetch(`/blogs/${_id}`)).status).toBe(410);
    expect((await api.call("PUT /api/blogs/like/slower-trams")).status).toBe(404);
  });

  it("reads, changes and deletes a collection", async () => {
    const images = await pictureFile("teal");
    const fields = { title: "Quiet squares", category: "street", mediaType: "images", images };
    const { _id, slug } = (await api.send("POST /api/photography/add", fields)).body as Slugged;
    expect((await api.call(`GET /api/photography/${slug}`)).body).toMatchObject({ _id });
    const changed = await api.call(`PUT /api/photography/${slug}`, { title: "Loud squares" });
    expect(changed.body).toMatchObject({ _id, title: "Loud squares", slug });
    expect((await api.call(`GET /api/photography/${slug}/writing`)).body).toMatchObject({ _id });
    expect((await api.call(`DELETE /api/photography/${slug}`)).status).toBe(200);
    expect((await site.fetch(`/photography/${_id}`)).status).toBe(410);
  });

  it("saves a draft and links translations", async () => {
    const { _id, slug } = (await api.add({ ...article, title: "Night buses", status: "draft" }))
      .body as Slugged;
    const saved = await api.call(`PUT /api/blogs/${slug}/draft`, { ...article, version: 1, title: "Buses" });
    expect(saved.body).toMatchObject({ _id, title: "Buses" });
    expect((await api.call(`GET /api/translations/blog/${slug}`)).status).toBe(200);
  });

  it("saves the draft of an article that is called like a call", async () => {
    for (const title of ["Like", "Unlike"]) {
      const { _id, slug } = (await api.add({ ...article, title, status: "draft" })).body as Slugged;
      const saved = await api.call(`PUT /api/blogs/${slug}/draft`, { ...article, title, version: 1 });
      expect(saved.body).toMatchObject({ _id });
    }
  });

  it("does not find the slug of another kind, nor an id that no document has", async () => {
    const { slug } = (await api.add({ ...article, title: "Only an article" })).body as Slugged;
    expect((await api.call(`GET /api/photography/${slug}/writing`)).status).toBe(404);
    expect((await api.call(`PUT /api/blogs/like/${"e".repeat(24)}`)).status).toBe(404);
    expect((await api.call(`DELETE /api/blogs/${"f".repeat(24)}`)).status).toBe(404);
  });

  it("never takes a slug for an id", async () => {
    const { _id } = (await api.add({ ...article, title: "a".repeat(24) })).body as Slugged;
    const { slug } = (await api.read(_id)).body as Slugged;
    expect(slug).not.toBe("a".repeat(24));
    expect((await api.call(`PUT /api/blogs/like/${"a".repeat(24)}`)).status).toBe(404);
    expect((await api.call(`PUT /api/blogs/like/${slug}`)).body).toMatchObject({ _id });
  });
});
