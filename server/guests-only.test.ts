import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { pages } from "#app/pages.ts";
import { methodAndUrl } from "#core/contract.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { generatedFilePaths } from "./generated-files.ts";

const site = useSite({ env: { TIME_ZONE: "UTC" } });
const admin = usePerson(site, "Ada Admin", { role: "admin" });

const secret = "zzyzxroom4711";
const event = {
  title: "Zzyzx assembly",
  content: "<p>Come.</p>",
  section: "events",
  subcategory: "Zzyzx",
  tags: ["zzyzx"],
  eventDate: "2026-03-20T18:30",
  place: "Hall",
  onlineUrl: `https://meet.example/${secret}`,
};

/** What somebody without an account reads, unpacked. */
async function read(path: string): Promise<string> {
  const answer = await site.fetch(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, path).toBeLessThan(500);
  const texts = [bytes.toString("latin1"), JSON.stringify([...answer.headers])];
  if (path.endsWith(".epub"))
    for (let at = bytes.indexOf("PK\u0003\u0004"); at >= 0; at = bytes.indexOf("PK\u0003\u0004", at + 4)) {
      const name = bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
      const packed = bytes.subarray(at + 30 + name);
      if (bytes.readUInt16LE(at + 8) === 8) texts.push(inflateRawSync(packed).toString("latin1"));
    }
  return texts.join("\n");
}

it("the link to the meeting is at no public address, before and after the event", async () => {
  const { status, body } = await site.call<EditableBlog>("POST /api/blogs/add", event, admin.signedIn);
  expect([status, body.onlineUrl]).toEqual([201, event.onlineUrl]);
  const { _id, slug } = body;
  const names: Record<string, string> = {
    id: slug ?? _id,
    sectionType: "events",
    section: "events",
    slug: "zzyzx",
    part: "blogs-1",
    path: "zzyzx",
    file: "events.xml",
    page: "events",
    name: "x",
  };
  const filled = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name) => names[name] ?? "x");
  const endpoints = Object.values(contracts).flatMap((calls) => Object.values(calls));
  const routes = endpoints.map(methodAndUrl).flatMap(([method, url]) => (method === "GET" ? [url] : []));
  const paths = [
    ...[...routes, ...pages.map(({ path }) => path), ...generatedFilePaths].map(filled),
    ...[
      "/feeds/tag/zzyzx.xml",
      "/feeds/tag/zzyzx.json",
      "/feeds/tag/zzyzx.ics",
      "/feeds/section/events.json",
    ],
    ...["/feeds/section/events.ics", "/api/events/month?month=2026-03", "/events?view=month&month=2026-03"],
    ...[
      `/api/search?q=${secret}`,
      `/api/search?q=zzyzx`,
      `/search?q=meet.example+${secret}`,
      "/search?q=zzyzx",
    ],
    ...[
      "/oai?verb=ListRecords&metadataPrefix=oai_dc",
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=${_id}`,
    ],
    ...["/docs", "/healthz", `/api/blogs/${_id}/revisions/1`, `/blogs/${_id}`],
  ];
  expect(paths.length).toBeGreaterThan(100);
  let shown = 0;
  for (const now of ["2026-03-10T09:00:00.000Z", "2026-03-28T09:00:00.000Z"]) {
    site.clock.set(now);
    for (const path of paths) {
      const text = await read(path);
      if (/zzyzx assembly/i.test(text)) shown += 1;
      if (text.includes(secret)) expect(path, now).toMatch(/^\/(api\/)?search\?q=/); // echoes the query
    }
    const { total } = await site.json<{ total: number }>(`/api/search?q=${secret}`);
    expect(total).toBe(0);
  }
  expect(shown).toBeGreaterThan(40);
});
