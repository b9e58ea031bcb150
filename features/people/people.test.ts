import { describe, expect, it } from "vitest";
import { personApi } from "#test/content/persons.ts";
import { useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { orcidOf } from "./orcid.ts";

const site = useSite({ filled: false });
const api = personApi(site, usePerson(site, "An Admin", { role: "admin" }).signedIn);

describe("GET /api/people", () => {
  it("lists the public people in their order, former ones last", async () => {
    await api.add({ title: "Past Ada", past: true });
    await api.named("Berta", "Anna");
    await api.add({ title: "Drafted", status: "draft" });
    await api.add({ title: "Later", status: "scheduled", publishAt: "2026-03-10T12:00:00Z" });
    await api.add({ title: "Chair", onBoard: true, role: "Chair", tags: "law, courts" });
    expect(await api.names()).toEqual(["Berta", "Anna", "Chair", "Past Ada"]);
    expect(await api.names("?board=true")).toEqual(["Chair"]);
    expect(await api.names("?board=false&past=false")).toEqual(["Berta", "Anna"]);
    expect(await api.names("?past=true")).toEqual(["Past Ada"]);
    const { status, headers, body } = await site.call<object[]>("GET /api/people?limit=2&page=2");
    expect([status, headers.get("x-total-count"), body]).toMatchObject([
      200,
      "4",
      [{ name: "Chair", role: "Chair", expertise: ["law", "courts"], portrait: null }, { past: true }],
    ]);
    site.clock.set("2026-03-10T12:00:01.000Z");
    expect(await api.names("?past=false")).toContain("Later");
  });

  it("shows the beginning of a biography", async () => {
    await api.add({ title: "Long", biography: `${"word ".repeat(200)}end` });
    const [card] = (await api.list()).filter(({ name }) => name === "Long");
    expect(card?.excerpt).toMatch(/^word word.*word…$/);
    expect(card?.excerpt.length).toBeLessThanOrEqual(401);
  });

  it("refuses wrong parameters", async () => {
    for (const query of ["board=perhaps", "page=0", "limit=101"])
      expect((await site.fetch(`/api/people?${query}`)).status, query).toBe(400);
  });
});

describe("GET /api/people/{id}", () => {
  it("answers by id", async () => {
    const portraitId = await api.picture("Mira at her desk");
    const fields = {
      title: "Mira Osei",
      role: "Researcher",
      department: "Archive",
      biography: "One.\n\nTwo.",
      tags: ["maps"],
      email: "mira@institute.example",
      links: "https://mira.example/\nhttps://mastodon.example/@mira",
      orcid: "https://orcid.org/0000-0002-1825-0097",
    };
    const { _id } = await api.add({ ...fields, portraitId });
    expect(await api.read(_id)).toMatchObject({
      _id,
      name: "Mira Osei",
      role: "Researcher",
      department: "Archive",
      biography: "One.\n\nTwo.",
      expertise: ["maps"],
      email: "mira@institute.example",
      orcid: "0000-0002-1825-0097",
      links: ["https://mira.example/", "https://mastodon.example/@mira"],
      portrait: { url: `/media/${portraitId}/64.webp`, alt: "Mira at her desk", width: 64 },
      onBoard: false,
      past: false,
      user: null,
    });
  });

  it("shows nobody drafts and what is in the trash", async () => {
    const { _id } = await api.add({ title: "Draft", status: "draft" });
    expect((await site.fetch(`/api/people/${_id}`)).status).toBe(404);
    const [gone = ""] = await api.named("Gone");
    await api.call("POST /api/people/trash", { ids: [gone] });
    expect((await site.fetch(`/api/people/${gone}`)).status).toBe(404);
    expect((await site.fetch("/api/people/nobody-here")).status).toBe(404);
  });
});

it("DELETE /api/people/{id} puts a person into the trash, by admins only", async () => {
  const [id = ""] = await api.named("Removed");
  const member = await addPerson(site, "Somebody");
  const line = `DELETE /api/people/${id}`;
  expect((await site.call(line)).status).toBe(401);
  expect((await site.call(line, undefined, member.signedIn)).status).toBe(403);
  expect(await api.call(line)).toMatchObject({ status: 200, body: { msg: "Person removed" } });
  expect((await api.call(line)).status).toBe(404);
});

describe("an ORCID iD", () => {
  it("is accepted in every spelling and kept in one", () => {
    const spellings = [
      "0000-0002-1825-0097",
      "0000000218250097",
      " 0000 0002 1825 0097 ",
      "https://orcid.org/0000-0002-1825-0097",
      "http://www.orcid.org/0000-0002-1825-0097/",
      "orcid.org/0000-0002-1825-0097",
      "0000‐0002–1825—0097",
    ];
    expect(new Set(spellings.map(orcidOf))).toEqual(new Set(["0000-0002-1825-0097"]));
    expect(orcidOf("0000-0002-1694-233x")).toBe("0000-0002-1694-233X");
    expect(orcidOf("0000-0001-5109-3700")).toBe("0000-0001-5109-3700");
  });

  it("is refused if its check digit or its length is wrong", () => {
    const wrong = ["0000-0002-1825-0098", "0000-0002-1694-2330", "0000-0002-1825-009", "X", ""];
    const foreign = [
      "https://example.org/0000-0002-1825-0097",
      "0000-0002-1825-00975",
      "٠٠٠٠-0002-1825-0097",
    ];
    expect([...wrong, ...foreign].map(orcidOf).filter(Boolean)).toEqual([]);
  });
});
