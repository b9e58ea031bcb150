import { beforeAll, describe, expect, it } from "vitest";
import type { BlogPage } from "#features/blogs/contract.ts";
import { publicationsOfSeries } from "#features/blogs/series.server.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, errorsIn, writingApi } from "#test/writing.ts";
import { doiUrl } from "./formats.ts";
import { parseDoi, parseIsbn, parseIssn, parsePartialDate, parseRor } from "./identifiers.ts";
import { emptyRecord } from "./record.server.ts";

let seriesId: string;
const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const api = writingApi(site, useBearer(site));
beforeAll(async () => {
  seriesId = (await addSeries("Path Papers", { issn: "2049-3630" }))._id;
});

async function addSeries(title: string, parts = {}, more = {}): Promise<{ _id: string }> {
  const page = { title, template: "series", parts, ...more };
  const { status, body } = await api.call<{ _id: string }>("POST /api/pages/add", page);
  expect(status).toBe(201);
  return body;
}

const added = async (record: object, more = {}) => (await api.add({ ...article, ...more, record })).body;
const shown = async (id: string) => (await site.json<BlogPage>(`/api/blogs/${id}/page`)).record;
const html = async (id: string) => (await site.fetch(`/blogs/${id}`)).text();

const whole = {
  type: "paper",
  issued: "2024-05",
  seriesNumber: "7",
  doi: "https://doi.org/10.5555/ABC.7",
  isbn: "316148410X",
  licence: "by-sa",
  pages: "12–34",
  funders: [{ name: "Road Fund", award: "G-1", ror: "05gq02987" }],
  errata: [
    { date: "2024-06-01", text: "Table 1 had a wrong unit." },
    { date: "2025-01-15", text: "Page 3 named the wrong street." },
  ],
};

describe("the record of a publication", () => {
  it("is normalised, shown, and kept in the history", async () => {
    const { _id, record, version } = await added({ ...whole, series: seriesId });
    expect(record).toMatchObject({ doi: "10.5555/abc.7", isbn: "978-3-16-148410-0", series: seriesId });
    expect(await shown(_id)).toMatchObject({
      series: { title: "Path Papers", path: "/path-papers" },
      issn: "2049-3630",
      funders: [{ name: "Road Fund", award: "G-1", ror: "https://ror.org/05gq02987" }],
      errata: [{ date: "2025-01-15" }, { date: "2024-06-01" }],
    });
    const page = await html(_id);
    for (const text of [
      'href="https://doi.org/10.5555/abc.7"',
      'href="https://creativecommons.org/licenses/by-sa/4.0/"',
      '"citation_doi" content="10.5555/abc.7"',
      '"citation_isbn" content="978-3-16-148410-0"',
      '"citation_issn" content="2049-3630"',
      '"citation_publication_date" content="2024"',
      '"citation_technical_report_number" content="7"',
      '"citation_firstpage" content="12"',
      '"reportNumber":"7"',
      '"@type":"CorrectionComment"',
      "Page 3 named the wrong street.",
      "May 2024",
    ])
      expect(page, text).toContain(text);
    expect(page.replace(/<!-- -->|<[^>]*>/g, "")).toContain("(Path Papers, No. 7). Institute of the Path.");
    const feed = await (await site.fetch("/feeds/section/publications.xml")).text();
    expect(feed).toContain("Correction, January 15, 2025:");
    await api.update(_id, { record: { doi: "" }, version });
    expect((await shown(_id))?.doi).toBe("");
    const { body } = await api.call<{ record: object }>(`GET /api/blogs/${_id}/revisions/1`);
    expect(body.record).toMatchObject({ doi: "10.5555/abc.7", series: seriesId });
    await api.call(`POST /api/blogs/${_id}/revisions/1/restore`, { version: 2 });
    expect((await shown(_id))?.doi).toBe("10.5555/abc.7");
  });

  it("is refused with an error for each faulty entry", async () => {
    await added({ doi: "10.5555/taken" }, { title: "The first" });
    const faulty = {
      doi: "10.5555/TAKEN",
      isbn: "978-3-16-148410-1",
      issn: "2049-3631",
      issued: "2024-13",
      series: "0123456789abcdef01234567",
      replaces: "nothing",
      pdf: "nothing",
      licence: "mine",
      errata: [{ date: "2024-02-30", text: "" }],
    };
    const answer = await api.add({ ...article, record: faulty });
    expect(errorsIn(answer).sort()).toEqual(
      [
        ...["doi", "errata.0.date", "errata.0.text", "isbn", "issn", "issued", "licence", "pdf", "replaces"],
        "series",
      ].map((name) => `record.${name}`),
    );
    expect(answer.body.errors?.find(({ path }) => path === "record.doi")?.msg).toBe(
      "“The first” has this DOI already.",
    );
    const elsewhere = await api.add({ ...article, section: "programmes", record: whole });
    expect(errorsIn(elsewhere)).toEqual(["record"]);
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((title) => api.add({ ...article, title, record: { doi: "10.5555/at-once" } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it("leaves with the section, and is empty for others", async () => {
    const { _id } = await added({ doi: "10.5555/moves" });
    await api.update(_id, { section: "programmes" });
    expect((await api.read(_id)).body.record).toEqual(emptyRecord);
    expect(await shown(_id)).toBeNull();
    expect((await added({ doi: "10.5555/moves" })).record.doi).toBe("10.5555/moves");
  });

  it("tells readers of the older publication of the newer one while that is public", async () => {
    const older = await added({}, { title: "Old findings" });
    const middle = await added({ replaces: older._id }, { title: "New findings" });
    const replaced = "This publication has been replaced by";
    expect(await html(older._id)).toContain(replaced);
    expect((await shown(older._id))?.replacedBy).toEqual([
      { title: "New findings", path: "/blogs/new-findings" },
    ]);
    await api.update(middle._id, { title: "Newest findings", slug: "newest" });
    expect(await html(older._id)).toContain("/blogs/newest");
    await api.update(middle._id, { status: "draft" });
    expect(await html(older._id)).not.toContain(replaced);
    await api.update(middle._id, { status: "published" });
    expect(await html(older._id)).toContain(replaced);
    await api.call(`DELETE /api/blogs/${middle._id}`);
    expect(await html(older._id)).not.toContain(replaced);
    await api.call("POST /api/blogs/restore", { ids: [middle._id] });
    expect(await html(older._id)).toContain(replaced);
    const last = await added({ replaces: middle._id });
    for (const replaces of [older._id, middle._id, last._id])
      expect(errorsIn(await api.update(older._id, { record: { replaces } }))).toEqual(["record.replaces"]);
  });

  it("links its PDF, which is found by its words", async () => {
    const headers = await site.bearer();
    const upload = async (name: string) => (await uploadFile(site, headers, [name, fileOf(name)])).body;
    const [pdf, text] = [await upload("water.pdf"), await upload("water.docx")];
    expect(errorsIn(await api.add({ ...article, record: { pdf: text._id } }))).toEqual(["record.pdf"]);
    const { _id } = await added({ pdf: pdf._id }, { title: "With a file" });
    const page = await html(_id);
    const found = await api.call<object[]>("GET /api/media?kind=pdf&q=water");
    expect(found.body).toMatchObject([{ _id: pdf._id }]);
    const path = "/blogs/with-a-file/publication.pdf";
    expect(page).toContain(`"citation_pdf_url" content="https://institute.example${path}"`);
    const [file, original] = await Promise.all([site.fetch(path), site.fetch(pdf.url)]);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await file.text()).toBe(await original.text());
    for (const id of [seriesId, "none", (await added({}))._id])
      expect((await site.fetch(`/blogs/${id}/publication.pdf`)).status).toBe(404);
    expect(page.replace(/<!-- -->|<[^>]*>/g, "")).toMatch(/water \(PDF, \d+ KB, 1 page\)/);
    const used = await api.call<{ uses: { _id: string }[] }>(`GET /api/media/${pdf._id}`);
    expect(JSON.stringify(used.body)).toContain(_id);
  });

  it("puts publications into the order of a series", async () => {
    const { _id } = await addSeries("Numbers");
    for (const number of ["2", "10", "1b", ""]) await added({ series: _id, seriesNumber: number });
    await api.add({ ...article, status: "draft", record: { series: _id, seriesNumber: "11" } });
    const ctx = await site.ctx();
    const { items, total } = await publicationsOfSeries(ctx, _id, { page: 1, limit: 3 });
    expect([items.map(({ number }) => number), total]).toEqual([["10", "2", "1b"], 4]);
  });

  it("names contributors with their roles", async () => {
    const contributors = [{ name: "Ada Vale", role: "editor" }, { name: "Bo Lind" }];
    const { _id, ...blog } = await added(
      {},
      {
        with: contributors,
        authors: [{ name: "Cy Moss" }, { name: "Centre for Streets" }, { name: "Institute of the Path" }],
      },
    );
    expect(blog.with).toMatchObject([{ name: "Ada Vale", role: "editor" }, { name: "Bo Lind" }]);
    const page = await html(_id);
    expect(page.match(/"citation_author" content="[^"]*"/g)).toEqual([
      '"citation_author" content="Moss, Cy"',
      '"citation_author" content="Centre for Streets"',
      '"citation_author" content="Institute of the Path"',
    ]);
    expect(page).toContain('{"@type":"Organization","name":"Centre for Streets"}');
    expect(page.replace(/<!-- -->|<[^>]*>/g, "")).toContain(
      "By Cy Moss, Centre for Streets and Institute of the Path, with Ada Vale (editor) and Bo Lind",
    );
    expect(page).toContain('"editor":[{"@type":"Person","name":"Ada Vale"}]');
    const [item] = await site.json<{ editor: object[] }[]>(`/blogs/${_id}/cite.json`);
    expect(item?.editor).toEqual([{ family: "Vale", given: "Ada" }]);
    await api.update(_id, { with: [{ name: "Ada Vale" }] });
    expect((await api.read(_id)).body.with[0]).not.toHaveProperty("role");
    expect(errorsIn(await api.update(_id, { with: [{ name: "X", role: "boss" }] }))).toHaveLength(1);
  });
});

it("never lets publications replace each other, also when several are saved at once", async () => {
  const ring = await Promise.all(["R0", "R1", "R2"].map((title) => added({}, { title })));
  for (let round = 0; round < 5; round += 1) {
    const saves = ring.map(({ _id }, index) =>
      api.update(_id, { record: { replaces: ring[(index + 1) % ring.length]?._id } }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 400]);
    for (const { _id } of ring) await api.update(_id, { record: { replaces: "" } });
  }
});

it("GET /api/publications/choices offers publications to those who may edit them", async () => {
  const member = await addPerson(site, "Some Writer");
  await added({}, { title: "Xylophone draft", status: "draft" });
  await added({}, { title: "Xylophone public" });
  await added({}, { title: "Xylophone of theirs", authors: [{ userId: member.id }] });
  const titles = async (of: string, q: string, headers = {}) => {
    const { status, body } = await site.call<{ title: string }[]>(
      `GET /api/publications/choices?of=${of}&q=${q}`,
      undefined,
      headers,
    );
    return status === 200 ? body.map(({ title }) => title).sort() : status;
  };
  const admin = await site.bearer();
  expect(await titles("publication", "xylo")).toBe(401);
  expect(await titles("publication", "xylo", member.signedIn)).toEqual(["Xylophone of theirs"]);
  expect(await titles("publication", "xylo", admin)).toHaveLength(3);
  expect(await titles("series", "papers", admin)).toEqual(["Path Papers"]);
});

it("lets authors replace only what they may edit", async () => {
  const member = await addPerson(site, "Ambitious Author");
  const own = writingApi(site, member.signedIn);
  const named = { authors: [{ userId: member.id }] };
  const theirs = await added({}, { title: "By others" });
  const earlier = await added({}, { title: "My earlier one", status: "draft", ...named });
  const { _id } = await added({}, named);
  const refused = await own.update(_id, { record: { replaces: theirs._id } });
  expect([refused.status, refused.body.msg]).toEqual([
    400,
    "Only authors of “By others” and administrators can say that it was replaced.",
  ]);
  expect((await shown(theirs._id))?.replacedBy).toEqual([]);
  expect((await own.update(_id, { record: { replaces: earlier._id } })).status).toBe(200);
  await api.update(_id, { record: { replaces: theirs._id } });
  expect((await own.update(_id, { title: "Stays", record: { replaces: theirs._id } })).status).toBe(200);
});

it("tells authors nothing of publications that are not public", async () => {
  const draft = await added({ doi: "10.5555/hidden" }, { title: "Hidden draft", status: "draft" });
  const member = await addPerson(site, "Careful Author");
  const text = { title: "Mine", content: "<p>x</p>", section: "publications", subcategory: "", tags: [] };
  const { id } = await publishBlog(await site.ctx(), text, { authorId: member.id });
  const own = writingApi(site, member.signedIn);
  for (const record of [{ replaces: draft._id }, { doi: "10.5555/hidden" }]) {
    const refused = await own.update(id ?? "", { record });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.not.stringContaining("Hidden"),
    ]);
  }
});

it("identifiers are checked and normalised", () => {
  const value = (result: object) => ("value" in result ? result.value : null);
  expect(
    ["doi:10.1000/182", "doi.org/10.1000/182", "https://dx.doi.org/10.1000/A%3C", "10.1000", "10.1/x"].map(
      (doi) => value(parseDoi(doi)),
    ),
  ).toEqual(["10.1000/182", "10.1000/182", "10.1000/a<", null, null]);
  const sici = "10.1002/(sici)1096-8644(199603)99:3<439::aid-ajpa6>3.0.co;2-q";
  expect([value(parseDoi(sici)), value(parseDoi('10.1000/a"b'))]).toEqual([sici, null]);
  expect(doiUrl(sici)).toContain("99%3A3%3C439%3A%3Aaid-ajpa6%3E3.0.co%3B2-q");
  expect(
    ["0-306-40615-2", "ISBN 978 0 306 40615 7", "9780306406158", "123"].map((isbn) => value(parseIsbn(isbn))),
  ).toEqual(["978-0-306-40615-7", "978-0-306-40615-7", null, null]);
  expect(["ISSN 2434561x", "2434-561X", "2434-5611"].map((issn) => value(parseIssn(issn)))).toEqual([
    "2434-561X",
    "2434-561X",
    null,
  ]);
  expect(
    ["2024", "2024-02-29", "2023-02-29", "24", "0000"].map((date) => value(parsePartialDate(date))),
  ).toEqual(["2024", "2024-02-29", null, null, null]);
  expect(
    ["https://ror.org/05GQ02987", "ror.org/05gq02987", "05gq0298"].map((ror) => value(parseRor(ror))),
  ).toEqual(["https://ror.org/05gq02987", "https://ror.org/05gq02987", null]);
});
