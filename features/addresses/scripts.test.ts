import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { usePages } from "#test/pages.ts";
import { raw } from "#test/raw.ts";

type Blog = { _id: string; slug: string; errors?: { msg: string }[] };

const pages = usePages({ filled: false });

const add = async (fields: object) =>
  (await pages.call<Blog>("POST /api/blogs/add", { content: "<p>x</p>", section: "publications", ...fields }))
    .body;
const choose = (id: string, slug: string) => pages.call<Blog>(`PUT /api/blogs/${id}`, { slug });
const at = async (path: string) => {
  const { status, headers } = await raw(pages.site, path);
  return headers.location ? [status, headers.location] : [status];
};

const titles = {
  "الحق في الظلّ": "الحق-في-الظلّ",
  "הזכות לצל של צה״ל": "הזכות-לצל-של-צהל",
  "चौथी मंज़िल से शहर": "चौथी-मंज़िल-से-शहर",
  "Город с четвёртого этажа": "город-с-четвёртого-этажа",
  "Η ΠΟΛΗ από ψηλά": "η-πολη-από-ψηλά",
  从四楼看城市: "从四楼看城市",
};

describe("an address in another script", () => {
  it.each(Object.entries(titles))("keeps the letters of %s", async (title, slug) => {
    const made = await add({ title });
    expect(made.slug).toBe(slug);
    const path = `/blogs/${encodeURIComponent(slug)}`;
    expect(await at(path)).toEqual([200]);
    const html = await pages.html(path);
    for (const address of ['rel="canonical" href=', 'property="og:url" content='])
      expect(html).toMatch(new RegExp(`${address}"[^"]*${path}"`));
    expect(html).toContain(`${path}/card.jpg`);
    expect(html).toContain(`"mainEntityOfPage":"${pages.site.services.site.url}${path}"`);
    for (const file of ["/sitemaps/blogs-1.xml", "/feed.xml"]) {
      const xml = await pages.html(file);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml).toContain(`${path}<`);
    }
    for (const file of [
      "/feed.json",
      "/blogs",
      `${path}/cite.bib`,
      "/oai?verb=ListRecords&metadataPrefix=oai_dc",
    ])
      expect(await pages.html(file), file).toContain(path);
    expect((await pages.site.json<Blog>(`/api${path}`)).slug).toBe(slug);

    await choose(made._id, "elsewhere");
    expect(await at(path)).toEqual([301, "/blogs/elsewhere"]);
    await choose(made._id, slug);
    expect(await at("/blogs/elsewhere?a=1")).toEqual([301, `${path}?a=1`]);
    expect(await at(`/blogs/${made._id}`)).toEqual([301, path]);
    expect(await at(`/blogs/${made._id}.pdf`)).toEqual([301, `${path}.pdf`]);
    const bib = await raw(pages.site, `${path}/cite.bib`);
    expect(bib.headers["content-disposition"]).toContain(`filename*=UTF-8''${encodeURIComponent(slug)}.bib`);
    await pages.call(`DELETE /api/blogs/${made._id}`);
  });

  it("is found however it is encoded, and has one spelling", async () => {
    await add({ title: "Öffentlich · Город й" });
    const path = `/blogs/offentlich-${encodeURIComponent("город-й")}`;
    expect(await at(path)).toEqual([200]);
    expect(await at(path.replace(/%../g, (code) => code.toLowerCase()))).toEqual([200]);
    const others = ["offentlich-город-й".normalize("NFD"), "OFFENTLICH-ГОРОД-Й", "ｏffentlich-город-й"];
    for (const other of others) expect(await at(`/blogs/${encodeURIComponent(other)}`)).toEqual([301, path]);
    expect(await at(`${path}?before=%20`)).toEqual([302, path]);
    for (const other of ["offentlich-город-\u200bй", "\u202eoffentlich-город-й", "город/й"])
      expect(await at(`/blogs/${encodeURIComponent(other)}`), other).toEqual([404]);
  });

  it("has nothing invisible, and is not as long as its text", async () => {
    const made = async (title: string) => (await add({ title })).slug;
    expect(await made("\u202eمدينة\u2066 ال\u200dظل\ufeff")).toBe("مدينة-الظل");
    expect(await made("چشم\u200cانداز")).toBe("چشم-انداز");
    expect(await made("\u3164\u115f")).toBe("blog");
    expect(await made("本".repeat(300))).toBe("本".repeat(40));
    expect(await made("مدينة ".repeat(40))).toBe("مدينة-".repeat(11).slice(0, -1));
    expect(await made("क्षि".repeat(40))).toBe("क्षि".repeat(10));
  });

  it("is taken by what looks the same", async () => {
    expect((await add({ title: "ﻼﻡ" })).slug).toBe("لام");
    expect((await add({ title: "لام" })).slug).toBe("لام-2");
    const other = await add({ title: "Another" });
    const { status, body } = await choose(other._id, "ﻻم");
    expect([status, body.errors?.[0]?.msg]).toEqual([
      400,
      "“ﻼﻡ” already has the address “لام”. Please choose another.",
    ]);
  });

  it("is also that of a topic page, with its feeds and its picture", async () => {
    const parts = { scope: "tag", topic: "ظل" };
    await pages.add({ title: "الظل", template: "topic", parts, content: "<p>x</p>" });
    const path = `/${encodeURIComponent("الظل")}`;
    const html = await pages.html(path);
    for (const file of [`/feeds/topic${path}.xml`, `/feeds/topic${path}.json`, `/cards${path}.jpg`]) {
      expect(html).toContain(file);
      expect(await at(file), file).toEqual([200]);
    }
    expect(await at(`${path}?page=x`)).toEqual([302, path]);
    expect(await pages.html("/sitemap.xml")).toBeTruthy();
  });
});
