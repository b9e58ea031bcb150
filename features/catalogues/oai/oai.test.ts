import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";
import { encodeToken } from "./token.server.ts";

const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const api = writingApi(site, useBearer(site));

const many = ["record", "set", "setSpec", "dc:identifier", "dc:creator", "dc:relation"];
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name, path) => many.includes(name) || String(path).endsWith("ListIdentifiers.header"),
});

type Header = { identifier: string; datestamp: string; setSpec?: string[]; "@_status"?: string };
type OaiRecord = { header: Header; metadata?: { "oai_dc:dc": Record<string, string | string[]> } };
type Part = { record?: OaiRecord[]; header?: Header[]; resumptionToken?: { "#text"?: string } };
type Answer = { request: object; error?: { "@_code": string; "#text": string } } & Record<string, Part>;

/** Checks the envelope, which is the same for every answer. */
async function ask(query: string, init: RequestInit = {}): Promise<Answer> {
  const response = await site.fetch(`/oai${query && `?${query}`}`, init);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
  expect(XMLValidator.validate(text)).toBe(true);
  const { "OAI-PMH": answer } = parser.parse(text);
  expect(answer["@_xmlns"]).toBe("http://www.openarchives.org/OAI/2.0/");
  expect(answer.responseDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  return answer;
}

const errorOf = async (query: string) => (await ask(query)).error?.["@_code"];
const listing = "verb=ListIdentifiers&metadataPrefix=oai_dc";

async function harvest(query: string, between: () => Promise<unknown> = async () => {}): Promise<Header[]> {
  const headers: Header[] = [];
  let { ListIdentifiers: part } = await ask(query);
  for (;;) {
    headers.push(...(part?.header ?? []));
    const token = part?.resumptionToken?.["#text"];
    if (!token) return headers;
    await between();
    part = (await ask(`verb=ListIdentifiers&resumptionToken=${token}`)).ListIdentifiers;
  }
}

describe("the Open Archives protocol", () => {
  it("identifies the archive, its formats and its sets", async () => {
    const series = { title: "Open Papers", template: "series", parts: { issn: "2049-3630" } };
    const { body } = await api.call<{ _id: string }>("POST /api/pages/add", series);
    expect((await ask("verb=Identify")).Identify).toMatchObject({
      baseURL: "https://institute.example/oai",
      protocolVersion: "2.0",
      deletedRecord: "transient",
      granularity: "YYYY-MM-DDThh:mm:ssZ",
    });
    const { ListSets } = await ask("verb=ListSets");
    expect(ListSets).toMatchObject({
      set: expect.arrayContaining([{ setSpec: [`series:${body._id}`], setName: "Open Papers" }]),
    });
    expect((await ask("verb=ListMetadataFormats")).ListMetadataFormats).toMatchObject({
      metadataFormat: { metadataPrefix: "oai_dc" },
    });
  });

  it("describes a publication in Dublin Core, also by POST", async () => {
    const record = {
      doi: "10.5555/oai",
      isbn: "316148410X",
      issued: "2024-05",
      licence: "by",
      type: "brief",
    };
    const added = await api.add({
      ...article,
      title: "Roads & <paths>\u0001",
      authors: [{ name: "Nasrin Oyelaran" }],
      tags: "rent, roads",
      record,
    });
    const identifier = `oai:institute.example:${added.body._id}`;
    const form = new URLSearchParams({ verb: "GetRecord", metadataPrefix: "oai_dc", identifier });
    const answers = Array.from({ length: 6 }, () => ask("", { method: "POST", body: form })); // some have to wait
    const GetRecord = (await Promise.all(answers))[0]?.GetRecord;
    const [found] = GetRecord?.record ?? [];
    expect(found?.header).toMatchObject({ identifier, setSpec: ["section:publications"] });
    expect(found?.metadata?.["oai_dc:dc"]).toMatchObject({
      "dc:title": "Roads &#38; &#60;paths&#62;",
      "dc:creator": ["Oyelaran, Nasrin"],
      "dc:subject": ["rent", "roads"],
      "dc:date": "2024-05",
      "dc:identifier": [
        "https://institute.example/blogs/roads-paths",
        "https://doi.org/10.5555/oai",
        "urn:isbn:978-3-16-148410-0",
      ],
      "dc:rights": "https://creativecommons.org/licenses/by/4.0/",
    });
    expect((await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier}`)).GetRecord).toEqual(
      GetRecord,
    );
  });

  it("lists everything once in parts, while articles are added and changed", async () => {
    const ctx = await site.ctx();
    const draft = {
      title: "One of many",
      content: "<p>x</p>",
      section: "programmes",
      subcategory: "",
      tags: [],
    };
    for (let n = 0; n < 130; n += 1) await publishBlog(ctx, draft);
    const before = (await harvest(listing)).map(({ identifier }) => identifier);
    expect(new Set(before).size).toBe(before.length);
    expect(before.length).toBeGreaterThan(150);
    site.clock.set("2026-03-10T09:30:00.000Z");
    const [first = ""] = before;
    const during = await harvest(listing, () => api.update(first.split(":")[2] ?? "", { title: "Changed" }));
    const ids = during.map(({ identifier }) => identifier);
    expect(ids.slice(0, -1)).toEqual(before);
    expect(ids.at(-1)).toBe(first); // changed meanwhile: listed again
    expect(during.at(-1)?.datestamp).toBe("2026-03-10T09:30:00Z");
    const since = await harvest(`${listing}&from=2026-03-10T09:30:00Z`);
    expect(since.map(({ identifier }) => identifier)).toEqual([first]);
    expect(await errorOf(`${listing}&until=1999-12-31`)).toBe("noRecordsMatch");
    expect(await errorOf(`${listing}&until=9999-12-31`)).toBeUndefined();
    const inSet = await harvest(`${listing}&set=section:events`);
    expect(inSet.length).toBeGreaterThan(3);
    for (const { setSpec } of inSet) expect(setSpec).toEqual(["section:events"]);
    const { ListRecords } = await ask("verb=ListRecords&metadataPrefix=oai_dc");
    expect(ListRecords?.record).toHaveLength(100);
  });

  it("reports what readers no longer see as deleted, and drafts not at all", async () => {
    const { _id } = (await api.add({ ...article, title: "Short life" })).body;
    const draft = (await api.add({ ...article, status: "draft" })).body;
    const status = async (id: string) => {
      const answer = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:institute.example:${id}`);
      const [record] = answer.GetRecord?.record ?? [];
      return answer.error?.["@_code"] ?? [record?.header["@_status"], record?.metadata !== undefined];
    };
    expect([await status(_id), await status(draft._id)]).toEqual([[undefined, true], "idDoesNotExist"]);
    site.clock.set("2026-03-10T10:00:00.000Z");
    await api.call(`DELETE /api/blogs/${_id}`);
    expect(await status(_id)).toEqual(["deleted", false]);
    const deleted = { identifier: `oai:institute.example:${_id}`, "@_status": "deleted" };
    expect(await harvest(`${listing}&from=2026-03-10T10:00:00Z`)).toMatchObject([deleted]);
    await api.call("POST /api/blogs/discard", { ids: [_id] });
    expect(await status(_id)).toEqual(["deleted", false]);
    const hidden = (await api.add({ ...article, noindex: true })).body;
    expect(await status(hidden._id)).toEqual(["deleted", false]);
  });

  it("answers faulty requests with the protocol's errors", async () => {
    const [from, before, at] = [
      "2000-01-01T00:00:00.000Z",
      "2030-01-01T00:00:00.000Z",
      "2020-01-01T00:00:00.000Z",
    ];
    const forged = encodeToken({ prefix: "oai_dc", from, before, at, id: "\0", cursor: 1 });
    const beforeYearOne = encodeToken({
      prefix: "oai_dc",
      from,
      before,
      at: "0000-01-01T00:00:00Z",
      id: "a",
      cursor: 1,
    });
    const errors = {
      "": "badVerb",
      "verb=Delete": "badVerb",
      "verb=Identify&verb=Identify": "badVerb",
      "verb=Identify&set=x": "badArgument",
      "verb=ListRecords": "badArgument",
      [`${listing}&from=2024-13-01`]: "badArgument",
      [`${listing}&from=2024-01-01&until=2024-01-01T00:00:00Z`]: "badArgument",
      [`${listing}&from=2025-01-01&until=2024-01-01`]: "badArgument",
      [`${listing}&set=a&set=b`]: "badArgument",
      [`${listing}&resumptionToken=x`]: "badArgument",
      "verb=ListRecords&resumptionToken=bm9uZQ": "badResumptionToken",
      [`verb=ListIdentifiers&resumptionToken=${forged}`]: "badResumptionToken",
      [`verb=ListIdentifiers&resumptionToken=${beforeYearOne}`]: "badResumptionToken",
      [`${listing}&from=0000-01-01`]: "badArgument",
      "verb=ListSets&resumptionToken=x": "badResumptionToken",
      "verb=ListRecords&metadataPrefix=marc": "cannotDisseminateFormat",
      [`${listing}&set=section:secrets`]: "noRecordsMatch",
      "verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other:1": "idDoesNotExist",
      "verb=ListMetadataFormats&identifier=%00'<": "idDoesNotExist",
    };
    for (const [query, code] of Object.entries(errors)) expect(await errorOf(query), query).toBe(code);
    const { request } = await ask("verb=ListRecords&metadataPrefix=marc%22%26");
    expect(request).toMatchObject({ "@_metadataPrefix": "marc&#34;&#38;" });
  });
});
