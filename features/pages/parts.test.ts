import { describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import type { Page } from "./contract.ts";

const pages = usePages();

const errorsOf = async (id: string, parts: unknown) => {
  const { status, body } = await pages.update(id, { parts, status: "published" });
  return [status, Object.fromEntries((body.errors ?? []).map(({ path, msg }) => [path, msg]))];
};
const area = { title: "Rivers", text: "Who may swim", layout: "area" };

describe("the parts of a page", () => {
  it("are changed one by one", async () => {
    const before = (await pages.read("about")).parts as Record<string, unknown>;
    const { body } = await pages.update("about", { parts: { heading: "  Shade  ", sections: [area] } });
    expect(body.parts).toEqual({ ...before, heading: "Shade", sections: [area] });
  });

  it("are shown as text, whatever they hold", async () => {
    const bad = `<script>alert("x")</script> " onload=x {{7*7}} \u202e`;
    const departments = [{ name: bad, text: bad, email: "a@b.example" }];
    const offices = [{ name: bad, address: [bad, " ", "\0"], hours: bad }];
    const parts = {
      heading: bad,
      introduction: bad,
      departments,
      offices,
      mapText: bad,
      mapLink: "https://a.example/?a=1&b='2",
    };
    expect((await pages.update("contact", { parts, status: "published" })).status).toBe(200);
    const html = await pages.html("/contact");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert");
    expect(html).not.toMatch(/<iframe/i);
    expect((await pages.read("contact")).parts).toMatchObject({ offices: [{ address: [bad.trim()] }] });
  });

  it.each([
    [{ heading: "x".repeat(201) }, "parts.heading", "“Heading” can have at most 200 characters."],
    [{ sections: Array(31).fill(area) }, "parts.sections", "Sections can have at most 30 sections."],
    [
      { sections: [{ ...area, layout: "blink" }] },
      "parts.sections.0.layout",
      "“Shown as” must be one of its options.",
    ],
    [{ sections: [area, { title: " ", text: "" }] }, "parts.sections.1.title", "Please enter a title."],
    [{ sections: [{ ...area, colour: "red" }] }, "parts.sections.0.colour", 'There is no field "colour".'],
    [{ sections: "none" }, "parts.sections", "“Sections” must be a list."],
    [{ sections: ["Rivers"] }, "parts.sections", "“Sections” must be a list."],
    [{ showBoard: "yes" }, "parts.showBoard", "“Show the governing board” must be yes or no."],
    [{ heading: true }, "parts.heading", "“Heading” must be a text."],
    [{ constructor: "x" }, "parts.constructor", 'There is no part "constructor".'],
    [{ offices: [] }, "parts.offices", 'There is no part "offices".'],
  ])("refuses %j of the about page", async (parts, path, msg) => {
    expect(await errorsOf("about", parts)).toEqual([400, { [path]: msg }]);
  });

  it.each([
    [
      { mapLink: "javascript:alert(1)" },
      "parts.mapLink",
      "Please enter a whole address that begins with https:// or http://.",
    ],
    [
      { mapLink: "//maps.example" },
      "parts.mapLink",
      "Please enter a whole address that begins with https:// or http://.",
    ],
    [
      { departments: [{ name: "A", text: "", email: "nobody" }] },
      "parts.departments.0.email",
      "Please enter an email address, such as office@example.org.",
    ],
    [
      { offices: [{ name: "A", address: Array(9).fill("x"), hours: "" }] },
      "parts.offices.0.address",
      "“Address” can have at most 8 lines.",
    ],
    [
      { offices: [{ name: "A", address: "x", hours: "" }] },
      "parts.offices.0.address",
      "“Address” must be a list of lines.",
    ],
    [
      { mapPicture: { mediaId: "../x", alt: "Map" } },
      "parts.mapPicture",
      "“Picture of the map” must be a picture.",
    ],
    [
      { mapPicture: { mediaId: "000000000000000000000000", alt: "Map" } },
      "parts.mapPicture",
      "This picture is no longer in the media library.",
    ],
    [{ mapPicture: "x" }, "parts.mapPicture", "“Picture of the map” must be a picture."],
  ])("refuses %j of the contact page", async (parts, path, msg) => {
    expect(await errorsOf("contact", parts)).toEqual([400, { [path]: msg }]);
  });

  it.each([[[]], ["x"], [{ heading: { deep: [[[]]] } }], [{ heading: null }], [null]])(
    "refuses %j",
    async (parts) => {
      expect((await pages.update("about", { parts })).status).toBe(400);
    },
  );

  it("ignore a prototype in JSON", async () => {
    const answer = await pages.site.fetch("/api/pages/about", {
      method: "PUT",
      headers: { ...pages.admin, "content-type": "application/json" },
      body: '{"parts":{"__proto__":{"heading":"x"}}}',
    });
    expect([200, 400]).toContain(answer.status);
    expect(Object.hasOwn(Object.prototype, "heading")).toBe(false);
  });
});

it("the map is a picture of the library with an alternative text", async () => {
  const mediaId = await pages.upload();
  const [, errors] = await errorsOf("contact", { mapPicture: { mediaId, alt: " " } });
  expect(errors).toEqual({
    "parts.mapPicture": "Please say what the map shows, for people who cannot see it.",
  });
  const mapPicture = { mediaId, alt: "The quarter around the office" };
  await pages.update("contact", { parts: { mapPicture }, status: "published" });
  const { body } = await pages.call<Page>("GET /api/pages/contact");
  expect(body.map).toMatchObject({ alt: mapPicture.alt });
  expect(body.map?.url).toContain(`/media/${mediaId}/`);
  const entry = await pages.call<{ alt: string; useCount: number }>(`GET /api/media/${mediaId}`);
  expect(entry.body).toMatchObject({ alt: mapPicture.alt, useCount: 1 });
});
