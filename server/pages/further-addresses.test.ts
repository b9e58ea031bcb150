import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import { addEvent, addGuests, guestOf, sentEmails } from "#test/content/guests.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { article, writingApi } from "#test/writing.ts";

const origin = "https://institute.example";
const site = useSite({ env: { SITE_URL: origin } });
const admin = useBearer(site);
const api = writingApi(site, admin);

const text = async (path: string) => (await site.fetch(path)).text();

let older: { _id: string; slug: string };
let newer: { _id: string; slug: string };
let address: string;

async function publish(fields: object) {
  const { _id, slug } = (await api.add({ ...article, language: "fr", status: "published", ...fields })).body;
  return { _id, slug: slug ?? "" };
}

beforeAll(async () => {
  const languages = [{ language: "fr", segments: ["blogs = articles"] }];
  await changeSettings(site, admin, "institute", { languages });
  const page = { title: "Cahiers", template: "series", language: "fr", status: "published" };
  const series = (await api.call<{ _id: string }>("POST /api/pages/add", page)).body._id;
  older = await publish({ title: "Loyers" });
  const record = { doi: "10.5555/path.7", series, replaces: older._id };
  newer = await publish({ title: "Loyers et routes", record });
  address = `${origin}/fr/articles/${newer.slug}`;
});

/** All addresses of the articles in a text. */
const addressesIn = (text: string) =>
  new Set(text.match(/https:\/\/institute\.example\/[\w/-]*\bloyers[\w-]*/g));

it("citations name the address among the pages of the article's language", async () => {
  for (const file of ["cite.bib", "cite.ris", "cite.json"])
    expect([...addressesIn(await text(`/blogs/${newer.slug}/${file}`))], file).toEqual([address]);
  const page = await text(`/fr/articles/${newer.slug}`);
  expect(page).toContain(`name="citation_abstract_html_url" content="${address}"`);
  expect(page).toMatch(new RegExp(`Institute of the Path[^<]*${address}`));
  expect([...addressesIn(page.replaceAll(/"[^"]*card\.jpg"/g, ""))]).toEqual([address]);
});

it("files of an article name it, too, and lead to it", async () => {
  const answer = await site.fetch(`/fr/articles/${newer.slug}.epub`);
  expect(answer.headers.get("link")).toContain(`<${address}>`);
  const files = Object.values(unzipSync(await answer.bytes())).map((bytes) => strFromU8(bytes));
  expect([...addressesIn(files.join("\n"))].sort()).toEqual([`${origin}/fr/articles/${older.slug}`, address]);
  const moved = await site.fetch(`/blogs/${newer._id}.epub`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe(`/fr/articles/${newer.slug}.epub`);
});

it("feeds of a language and catalogues name it, too", async () => {
  const both = [`${origin}/fr/articles/${older.slug}`, address];
  for (const path of ["/feeds/language/fr.json", "/oai?verb=ListRecords&metadataPrefix=oai_dc"])
    expect([...addressesIn(await text(path))].sort(), path).toEqual(both);
  expect(await text("/oai?verb=ListRecords&metadataPrefix=oai_dc")).toContain(`${origin}/fr/cahiers<`);
  for (const agency of ["crossref", "datacite"]) {
    const line = `GET /api/publications/${newer._id}/deposits/${agency}`;
    const { content } = (await api.call<{ content: string }>(line)).body;
    expect([...addressesIn(content)].sort(), agency).toEqual(both);
  }
});

it("emails to guests and their calendars lead to the event among the pages of its language", async () => {
  const event = await addEvent(site, { title: "Marche", language: "fr" });
  const page = `${origin}/fr/articles/${event.slug}`;
  const [token = ""] = await addGuests(site, event._id, 1);
  await guestOf(site, token).confirm();
  const [email] = (await sentEmails(site)).filter(({ subject }) => subject.includes("Marche"));
  expect(email?.text).toContain(`${page}\n`);
  expect(email?.text).not.toContain(`${origin}/blogs/`);
  const input = { audience: "confirmed", subject: "Bonjour", text: "À demain." };
  const line = `POST /api/events/${event._id}/guest-emails/preview`;
  const shown = await api.call<{ text: string }>(line, input);
  expect(shown.body.text).toContain(page);
});
