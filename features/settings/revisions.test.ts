import { describe, expect, it } from "vitest";
import type { Settings } from "#core/settings.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import type { SavedSettings } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);

const read = async () => (await site.call<SavedSettings>("GET /api/settings", undefined, admin)).body;

it("GET /api/settings/{group}/revisions lists every save with its editor and what it changed", async () => {
  await changeSettings(site, admin, "contact", {});
  const answer = await site.call<{ version: number; editor: string }[]>(
    "GET /api/settings/contact/revisions",
    undefined,
    admin,
  );
  expect(answer.body).toMatchObject([
    { version: 1, title: "Nothing changed", editor: { name: "Administrator" } },
    { version: 0, title: "The default", savedAt: null },
  ]);
  expect((await site.call("GET /api/settings/other/revisions", undefined, admin)).status).toBe(404);
});

it("POST /api/settings/{group}/revisions/{version}/restore saves the group as it was", async () => {
  const { version, values } = (await read()).contact;
  const changed = { ...values, phone: "+351 200 000 000" };
  await site.call("PUT /api/settings/contact", { version, values: changed }, admin);
  const restored = await site.call("POST /api/settings/contact/revisions/1/restore", {}, admin);
  expect(restored.body).toMatchObject({ version: version + 2, values: { phone: values.phone } });
  const listed = await site.call<{ title: string }[]>(
    "GET /api/settings/contact/revisions",
    undefined,
    admin,
  );
  expect(listed.body.map(({ title }) => title)).toEqual([
    "Telephone",
    "Telephone",
    "Nothing changed",
    "The default",
  ]);
  expect((await read()).contact.values.phone).toBe(values.phone);
  expect((await site.call("POST /api/settings/contact/revisions/99/restore", {}, admin)).status).toBe(404);
});

it("GET /api/settings/{group}/revisions/{version} reads the group as it was saved, and as it is by default", async () => {
  const at = (version: number) =>
    site.call<{ values: Settings["contact"] }>(
      `GET /api/settings/contact/revisions/${version}`,
      undefined,
      admin,
    );
  expect((await at(2)).body.values.phone).toBe("+351 200 000 000");
  expect((await at(0)).body).toMatchObject({
    version: 0,
    savedAt: null,
    values: { phone: (await read()).contact.defaults.phone },
  });
  expect((await at(99)).status).toBe(404);
});

describe("a group of settings", () => {
  it("has its fields, and refuses those of another", async () => {
    const { version, values } = (await read()).menu;
    const sent = { group: "contact", version, values };
    expect((await site.call("PUT /api/settings/contact", sent, admin)).status).toBe(400);
    expect((await site.call("PUT /api/settings/other", sent, admin)).status).toBe(404);
  });

  it("has lists without duplicates, and numbers within their limits", async () => {
    const twice = await changeSettings(site, admin, "menu", ({ bar }) => ({
      bar: [...bar, ...bar.slice(0, 1)],
    }));
    expect([twice.status, twice.body.errors]).toMatchObject([
      400,
      [{ path: "values.bar.8.to", msg: "This menu has a link to this address already." }],
    ]);
    const many = await changeSettings(site, admin, "home", ({ sections }) => ({
      sections: sections.map((section) => ({ ...section, count: 99 })),
    }));
    expect(many.body.errors?.[0]).toMatchObject({
      path: "values.sections.0.count",
      msg: "Please enter a number from 1 to 12.",
    });
  });

  it("keeps texts on one line", async () => {
    const { body } = await changeSettings(site, admin, "institute", { tagline: " One\r\nTwo\t " });
    expect(body.values.tagline).toBe("One Two");
  });
});
