import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schemaErrors } from "#test/formats/crossref-schema.ts";
import { openSite, useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Deposit } from "../contract.ts";

type Request = { line: string; headers: IncomingMessage["headers"]; body: string };
let requests: Request[] = [];
let respond: (response: ServerResponse) => void;

/** Speaks as Crossref and DataCite do. */
const agency = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url, headers } = request;
  requests.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() });
  respond(response);
});
const answer =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

beforeAll(() => new Promise<void>((done) => void agency.listen(0, "127.0.0.1", done)));
afterAll(() => agency.close());
const site = useSite(() => {
  const { port } = agency.address() as AddressInfo;
  return {
    env: {
      SITE_URL: "https://institute.example",
      CROSSREF_URL: `http://ours%40example.org:p%3Aw@127.0.0.1:${port}/`,
      DATACITE_URL: `http://INST.PATH:secret@127.0.0.1:${port}`,
    },
  };
});
const admin = useBearer(site);
const api = writingApi(site, admin);
beforeEach(() => {
  requests = [];
  respond = answer(
    200,
    "<html><h2>SUCCESS</h2><p>Your batch submission was successfully received.</p></html>",
  );
});

const record = {
  isbn: "316148410X",
  issued: "2024-05-17",
  licence: "by",
  pages: "48",
  funders: [{ name: "Road & Fund", award: "G-1", ror: "05gq02987" }],
};
const authors = [{ name: "Nasrin Oyelaran" }, { name: "Editorial team" }];

async function publish(more: object = {}, own: object = {}): Promise<string> {
  const valid = { ...record, doi: `10.5555/path.${Math.random()}`, ...own };
  const { body } = await api.add({ ...article, title: "Rents & roads", authors, record: valid, ...more });
  return body._id;
}

const list = async (id: string) => (await api.call<Deposit[]>(`GET /api/publications/${id}/deposits`)).body;
const send = (id: string, to: string) =>
  api.call<Deposit & { msg: string }>(`POST /api/publications/${id}/deposits`, { agency: to });
const file = (id: string, from: string) =>
  api.call<{ name: string; content: string; msg: string }>(`GET /api/publications/${id}/deposits/${from}`);

it("GET /api/publications/{id}/deposits says what is missing, to administrators only", async () => {
  const id = await publish({ status: "draft" });
  const member = await addPerson(site, "Just Reading");
  const line = `GET /api/publications/${id}/deposits`;
  expect((await site.call(line)).status).toBe(401);
  expect((await site.call(line, undefined, member.signedIn)).status).toBe(403);
  expect(await list(id)).toMatchObject([
    {
      agency: "crossref",
      canSend: true,
      missing: [expect.stringContaining("Publish it first")],
      last: null,
    },
    { agency: "datacite", canSend: true },
  ]);
  const ancient = await publish({}, { issued: "1300", doi: "" });
  expect((await list(ancient)).map(({ missing }) => missing.length)).toEqual([2, 1]);
});

it("finds publications by their slug", async () => {
  const slug = (await api.read(await publish())).body.slug ?? "";
  expect([(await file(slug, "crossref")).status, (await send(slug, "crossref")).status]).toEqual([200, 200]);
  expect(await list(slug)).toMatchObject([{ last: { state: "sent" } }, { last: null }]);
});

describe("GET /api/publications/{id}/deposits/{agency}", () => {
  it("has the publication in the schema of each agency", async () => {
    const series = { title: "Path Papers", template: "series", parts: { issn: "2049-3630" } };
    const page = await api.call<{ _id: string }>("POST /api/pages/add", series);
    const doi = "10.5555/path(7)";
    const id = await publish({}, { doi, series: page.body._id, seriesNumber: "7" });
    const crossref = (await file(id, "crossref")).body;
    expect(crossref.name).toBe(`${id}.crossref.xml`);
    expect(XMLValidator.validate(crossref.content)).toBe(true);
    const { doi_batch: batch } = new XMLParser({ parseTagValue: false }).parse(crossref.content);
    expect(batch.body["report-paper"]["report-paper_metadata"]).toMatchObject({
      publisher_item: { item_number: "7" },
      contributors: {
        person_name: { given_name: "Nasrin", surname: "Oyelaran" },
        organization: "Editorial team",
      },
      publication_date: { month: "05", day: "17", year: "2024" },
      doi_data: { doi, resource: expect.stringMatching(/^https:..institute.example.blogs.rents-roads/) },
    });
    const datacite = JSON.parse((await file(id, "datacite")).body.content);
    expect(datacite.data.attributes).toMatchObject({
      doi,
      event: "publish",
      publicationYear: 2024,
      types: { resourceTypeGeneral: "Report" },
      creators: [{ nameType: "Personal", familyName: "Oyelaran" }, { name: "Editorial team" }],
      fundingReferences: [{ awardNumber: "G-1", funderIdentifierType: "ROR" }],
      rightsList: [{ rightsUri: "https://creativecommons.org/licenses/by/4.0/" }],
    });
    const book = await publish({}, { type: "book", isbn: "" });
    expect((await file(book, "crossref")).body.content).toContain('<noisbn reason="monograph"/>');
    const draft = await publish({ status: "draft" });
    expect((await file(draft, "datacite")).status).toBe(400);
  });

  it("follows the schema of Crossref for each type, also with unusual names", async () => {
    const series = {
      title: "Path Studies ".repeat(15).trim(),
      template: "series",
      parts: { issn: "2049-3630" },
    };
    const { _id } = (await api.call<{ _id: string }>("POST /api/pages/add", series)).body;
    const older = await publish({ title: "Before" });
    const unusual = {
      language: "zu",
      authors: [{ name: "Ada Vale" }, { name: "R2D2 Lab?" }, { name: `Bo ${"Lindqvist".repeat(9)}` }],
      with: [
        { name: "Cy Moss", role: "editor" },
        { name: "The Board", role: "translator" },
      ],
    };
    const inSeries = { series: _id, seriesNumber: "Special report 12/3", replaces: older };
    const plain = { licence: "", funders: [] };
    const cases: [own: object, element: string][] = [
      [{ ...inSeries, isbn: "" }, "<report-paper_metadata><contributors>"],
      [{ ...inSeries, ...plain, seriesNumber: "7" }, "<series_number>7</series_number>"],
      [{ ...inSeries, ...plain, issued: "2024" }, "<item_number>Special report 12/3</item_number>"],
      [{ type: "book" }, '<fr:assertion name="funder_name">Road &#38; Fund</fr:assertion>'],
      [
        { type: "article", pages: "12–34", ...inSeries },
        "<first_page>12</first_page><last_page>34</last_page>",
      ],
      [{ type: "article", issued: "2024-05" }, '<posted_content type="other">'],
    ];
    for (const [own, element] of cases) {
      const { content } = (await file(await publish(unusual, own), "crossref")).body;
      expect(schemaErrors(content), JSON.stringify(own)).toEqual([]);
      expect(content).toContain(element);
      expect(content).toContain('<organization sequence="additional" contributor_role="author">R2D2 Lab?');
    }
  });
});

describe("POST /api/publications/{id}/deposits", () => {
  it("sends the file to Crossref with the account", async () => {
    const id = await publish();
    const { status, body } = await send(id, "crossref");
    expect([status, body.last]).toMatchObject([200, { state: "sent" }]);
    const [{ line, body: form, headers }] = requests as [Request];
    expect([line, requests.length]).toEqual(["POST /servlet/deposit", 1]);
    const sent = await new Response(form, {
      headers: { "content-type": headers["content-type"] ?? "" },
    }).formData();
    expect([sent.get("operation"), sent.get("login_id"), sent.get("login_passwd")]).toEqual([
      "doMDUpload",
      "ours@example.org",
      "p:w",
    ]);
    expect(await (sent.get("fname") as File).text()).toContain("<title>Rents &#38; roads</title>");
    expect(await list(id)).toMatchObject([{ last: { state: "sent" } }, { last: null }]);
  });

  it("puts the metadata into DataCite", async () => {
    respond = answer(201, '{"data":{"id":"10.5555/data?cite#1"}}');
    const id = await publish({}, { doi: "10.5555/data?cite#1" });
    expect((await send(id, "datacite")).body.last).toMatchObject({
      state: "sent",
      doi: "10.5555/data?cite#1",
    });
    expect(requests[0]).toMatchObject({
      line: "PUT /dois/10.5555%2Fdata%3Fcite%231",
      headers: {
        authorization: `Basic ${Buffer.from("INST.PATH:secret").toString("base64")}`,
        "content-type": "application/vnd.api+json",
      },
    });
  });

  it("keeps what went wrong, and can be repeated", async () => {
    const id = await publish();
    const failures: [string, (response: ServerResponse) => void, string][] = [
      ["crossref", answer(200, "<h2>FAILURE</h2> Bad file"), "Crossref answered: FAILURE Bad file"],
      ["crossref", answer(200, "<p>Welcome to the hotel</p>"), "Crossref answered: Welcome to the hotel"],
      ["datacite", answer(200, "null"), "DataCite answered: null"],
      ["crossref", (response) => void response.end(requests.at(-1)?.body), "Crossref answered: "],
      [
        "datacite",
        (response) => void response.writeHead(400).end(requests.at(-1)?.headers.authorization),
        "DataCite answered: Basic …",
      ],
      ["crossref", answer(401, "no"), "rejected the user name or the password"],
      [
        "crossref",
        answer(302, "", { location: "http://127.0.0.1:9/elsewhere" }),
        "redirects to another address",
      ],
      [
        "datacite",
        answer(422, '{"errors":[{"title":"Url is not allowed"}]}'),
        "DataCite answered: Url is not allowed",
      ],
      ["datacite", answer(500, "<b>\0oops</b>".padEnd(200_000, "x")), "DataCite answered: oops"],
      ["datacite", (response) => response.destroy(), "DataCite could not be reached."],
    ];
    for (const [to, how, message] of failures) {
      respond = how;
      const { last } = (await send(id, to)).body;
      expect(last?.state, message).toBe("failed");
      expect(last?.message).toContain(message);
      expect(last?.message).not.toMatch(/secret|p:w/);
    }
    expect(requests).toHaveLength(failures.length);
    respond = answer(200, "SUCCESS");
    expect((await send(id, "crossref")).body.last?.state).toBe("sent");
  });

  it("is never sent twice at once", async () => {
    const id = await publish();
    const waiting = Promise.withResolvers<ServerResponse>();
    respond = waiting.resolve;
    const first = send(id, "crossref");
    const held = await waiting.promise;
    const second = await send(id, "crossref");
    expect([second.status, second.body.msg]).toEqual([409, "It is being sent to Crossref already."]);
    expect((await list(id))[0]?.last?.state).toBe("sending");
    answer(200, "SUCCESS")(held);
    expect((await first).body.last?.state).toBe("sent");
    expect(requests).toHaveLength(1);
  });

  it("can be tried again after an attempt that was cut short", async () => {
    const id = await publish();
    await site.services.db.write((queries) =>
      queries
        .insertInto("deposits")
        .values({
          blogId: id,
          agency: "crossref",
          state: "sending",
          message: "",
          attempt: "lost",
          doi: "10.5555/x",
          at: "2026-03-10T08:00:00.000Z",
        })
        .execute(),
    );
    expect((await list(id))[0]?.last?.state).toBe("failed");
    expect((await send(id, "crossref")).body.last?.state).toBe("sent");
  });
});

it("without an account nothing is sent", async () => {
  const other = await openSite({ env: { SITE_URL: "https://institute.example" } });
  const headers = await other.bearer();
  const body = { ...article, record: { doi: "10.5555/none" } };
  const { _id } = (await other.call<{ _id: string }>("POST /api/blogs/add", body, headers)).body;
  const line = `/api/publications/${_id}/deposits`;
  const answer = await other.call(`POST ${line}`, { agency: "datacite" }, headers);
  expect([answer.status, answer.body.msg]).toEqual([400, "There is no account with DataCite."]);
  expect((await other.call<Deposit[]>(`GET ${line}`, undefined, headers)).body).toMatchObject([
    { canSend: false, missing: [] },
    { canSend: false, missing: [] },
  ]);
  await other.close();
});
