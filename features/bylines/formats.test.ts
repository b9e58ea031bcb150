import { beforeAll, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { personApi } from "#test/persons.ts";
import { article, writingApi } from "#test/writing.ts";

let id: string;
let event: string;
const site = useSite({ env: { SITE_URL: "https://institute.example" } });
beforeAll(async () => {
  const admin = await site.bearer();
  const { add } = personApi(site, admin);
  const { _id: personId } = await add({ title: "Ada Ferreira", orcid: "0000-0002-1825-0097" });
  const byline = {
    authors: [{ personId }, { name: "Editorial team" }, { name: "Ben van der Rohe" }],
    with: [{ name: "Caro Lind" }, { name: "Dev & Sons" }],
  };
  const api = writingApi(site, admin);
  id = (await api.add({ ...article, ...byline })).body._id;
  const dated = { ...article, title: "An evening", section: "events", eventDate: "2026-05-01T18:00:00Z" };
  event = (await api.add({ ...dated, ...byline })).body._id;
});

/** Follows the redirect to the readable URL. */
async function text(path: string): Promise<string> {
  const answer = await site.fetch(path);
  const moved = answer.headers.get("location");
  return moved ? text(moved) : answer.text();
}

async function dataOf(path: string): Promise<Record<string, unknown>> {
  const [, json = ""] =
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await text(path)) ?? [];
  return JSON.parse(json)["@graph"][0];
}

it("lists all authors in the exports for reference managers", async () => {
  const bib = await text(`/blogs/${id}/cite.bib`);
  expect(bib).toContain("author = {Ferreira, Ada and {Editorial team} and van der Rohe, Ben}");
  expect(bib).toContain("note = {With Caro Lind and Dev \\& Sons}");
  expect(bib).toMatch(/^@techreport\{ferreira2026/);
  const ris = await text(`/blogs/${id}/cite.ris`);
  expect(ris.match(/^AU {2}- .*$/gm)).toEqual([
    "AU  - Ferreira, Ada",
    "AU  - Editorial team",
    "AU  - van der Rohe, Ben",
  ]);
  expect(ris).toContain("N1  - With Caro Lind and Dev & Sons");
  expect(JSON.parse(await text(`/blogs/${id}/cite.json`))).toMatchObject([
    {
      author: [
        { family: "Ferreira", given: "Ada" },
        { literal: "Editorial team" },
        { family: "van der Rohe", given: "Ben" },
      ],
      contributor: [{ family: "Lind", given: "Caro" }, { literal: "Dev & Sons" }],
    },
  ]);
});

it("names all authors to readers, search engines and libraries", async () => {
  const html = await text(`/blogs/${id}`);
  const words = html.replace(/<script.*?<\/script>/gs, "").replace(/<!-- -->|<[^>]*>/g, "");
  expect(words).toContain(
    "By Ada Ferreira, Editorial team and Ben van der Rohe, with Caro Lind and Dev &amp; Sons",
  );
  expect(words).toContain(
    "Ferreira, A., Editorial team, &amp; van der Rohe, B. (with Lind, C., &amp; Dev &amp; Sons.) (2026",
  );
  expect(html.match(/name="citation_author"/g)?.length).toBe(3);
  expect(html).toContain(
    'name="author" content="Ada Ferreira, Editorial team and Ben van der Rohe, with Caro Lind',
  );
  expect(html).toContain('property="article:author" content="https://institute.example/people/ada-ferreira"');
  expect(await dataOf(`/blogs/${id}`)).toMatchObject({
    author: [
      {
        "@type": "Person",
        name: "Ada Ferreira",
        url: "https://institute.example/people/ada-ferreira",
        sameAs: "https://orcid.org/0000-0002-1825-0097",
      },
      { name: "Editorial team" },
      { name: "Ben van der Rohe" },
    ],
    contributor: [{ name: "Caro Lind" }, { name: "Dev & Sons" }],
  });
  const { author, organizer, performer } = await dataOf(`/blogs/${event}`);
  expect([author, organizer]).toMatchObject([undefined, { "@type": "Organization" }]);
  expect(performer).toMatchObject([{ name: "Caro Lind" }, { name: "Dev & Sons" }]);
});

it("lists all authors in the feeds", async () => {
  const rss = await text("/feed.xml");
  const [item = ""] = rss.split("<item>").filter((each) => each.includes(`/blogs/${id}</guid>`));
  expect(item.match(/<dc:creator>.*?<\/dc:creator>/g)).toEqual(
    ["Ada Ferreira", "Editorial team", "Ben van der Rohe"].map((name) => `<dc:creator>${name}</dc:creator>`),
  );
  expect(item).toContain("<dc:contributor>Dev &#38; Sons</dc:contributor>");
  const { items } = JSON.parse(await text("/feed.json"));
  expect(items.find(({ title }: { title: string }) => title === article.title).authors).toEqual([
    { name: "Ada Ferreira", url: "https://institute.example/people/ada-ferreira" },
    { name: "Editorial team" },
    { name: "Ben van der Rohe" },
  ]);
});
