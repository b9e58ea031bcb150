import { hash } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { Settings } from "#core/settings.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import type { SavedSettings } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);
const member = usePerson(site, "Somebody");

const read = async () => (await site.call<SavedSettings>("GET /api/settings", undefined, admin)).body;
const groups = ["institute", "appearance", "contact", "accounts", "menu", "home"] as const;

it("GET /api/settings returns the defaults of a new site to admins only", async () => {
  expect((await site.call("GET /api/settings")).status).toBe(401);
  expect((await site.call("GET /api/settings", undefined, member.signedIn)).status).toBe(403);
  const { institute } = await read();
  expect(institute).toMatchObject({ version: 0, values: { name: "Institute of the Path" } });
  expect(institute.values).toEqual(institute.defaults);
});

describe.each(groups)("PUT /api/settings/{group} of %s", (group) => {
  const save = (body: object, by: Record<string, string> = admin) =>
    site.call<SavedSettings["institute"]>(`PUT /api/settings/${group}`, body, by);

  it("saves a group once for each version, for admins only", async () => {
    const { version, values } = (await read())[group];
    expect((await save({ version, values }, member.signedIn)).status).toBe(403);
    const saved = await save({ version, values });
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1, values } });
    expect((await save({ version, values })).status).toBe(409);
  });

  it("names each faulty field", async () => {
    const { version } = (await read())[group];
    const { status, body } = await save({ version, values: {} });
    expect(status).toBe(400);
    expect((body as unknown as Refused).errors?.length).toBeGreaterThan(0);
  });
});

it("PUT /api/settings/appearance rejects a picture that is not in the library", async () => {
  const { version, values } = (await read()).appearance;
  const body = { version, values: { ...values, logoId: "0".repeat(24) } };
  const answer = await site.call("PUT /api/settings/appearance", body, admin);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "values.logoId" }] } });
});

it("a saved setting is on every page after the answer, and survives a restart", async () => {
  const page = async (path: string) => (await site.fetch(path)).text();
  expect(await page("/about")).toContain("Institute of the Path");
  const { version, values } = (await read()).institute;
  const name = "Reading Room of the Quay";
  await site.call("PUT /api/settings/institute", { version, values: { ...values, name } }, admin);
  for (const path of ["/about", "/", "/feed.xml", "/manifest.webmanifest", "/opensearch.xml"]) {
    expect(await page(path)).toContain(name);
    expect(await page(path)).not.toContain("Institute of the Path");
  }
});

describe("the settings of the institute", () => {
  const save = async (change: Partial<Settings["institute"]>) => {
    const { version, values } = (await read()).institute;
    const saved = await site.call(
      "PUT /api/settings/institute",
      { version, values: { ...values, ...change } },
      admin,
    );
    expect(saved.status).toBe(200);
  };
  const page = async (path: string) => (await site.fetch(path)).text();

  it("are in the head, the footer, the feeds, the manifest and on the login page", async () => {
    await save({
      tagline: "We count the steps",
      description: "A museum of crossings.",
      language: "gl-ES",
      quote: "Every bridge is a question.",
      quoteSource: "Dona Ana",
      donation: "https://give.example/quay",
    });
    const home = await page("/");
    for (const part of [
      '<html lang="en"', // the interface
      "| We count the steps</title>",
      '<meta name="description" content="A museum of crossings."/>',
      'content="gl_ES"',
      '"inLanguage":"gl-ES"',
      'href="https://give.example/quay"',
    ]) {
      expect(home).toContain(part);
    }
    expect(await page("/team")).toMatch(/<p lang="gl-ES" dir="auto"[^>]*>A museum of crossings\.<\/p>/);
    const login = await page("/login");
    expect(login).toMatch(/<p lang="gl-ES" dir="auto">Every bridge is a question\.<\/p>/);
    expect(login).toContain("Dona Ana");
    expect(await page("/feed.xml")).toContain("<description>A museum of crossings.</description>");
    expect(await page("/feed.json")).toContain('"language":"gl-ES"');
    expect(JSON.parse(await page("/manifest.webmanifest"))).toMatchObject({ lang: "gl-ES" });
    expect(await page("/api/docs")).toContain("The API of Reading Room of the Quay");
  });

  it("name the site's search for browsers", async () => {
    const name = 'Rents & <b>"Roads"</b> of the long river walk';
    await save({ name });
    const answer = await site.fetch("/opensearch.xml");
    expect(answer.headers.get("content-type")).toBe("application/opensearchdescription+xml; charset=utf-8");
    const file = await answer.text();
    expect(XMLValidator.validate(file)).toBe(true);
    const { OpenSearchDescription: found } = new XMLParser({
      ignoreAttributes: false,
      htmlEntities: true,
    }).parse(file);
    expect(found).toMatchObject({
      ShortName: "Rents &…",
      LongName: name,
      Description: `Search ${name}`,
      Url: { "@_type": "text/html", "@_template": `${site.services.site.url}/search?q={searchTerms}` },
    });
    expect(await page("/")).toContain(
      'type="application/opensearchdescription+xml" title="Rents &amp; &lt;b',
    );
    await save({ name: "Reading Room of the Quay" });
  });

  it("announce something above every page until it ends", async () => {
    const until = "2026-03-10T12:00:00.000Z";
    site.clock.set("2026-03-10T11:00:00.000Z");
    await save({ announcement: "Closed on Monday", announcementLink: "/contact", announcementUntil: until });
    for (const path of ["/", "/about", "/nowhere"]) {
      expect(await page(path)).toMatch(
        /<aside[^>]*aria-label="Announcement".*href="\/contact"[^>]*>Closed on Monday/,
      );
    }
    site.clock.set(until);
    for (const path of ["/", "/about", "/nowhere"])
      expect(await page(path)).not.toContain("Closed on Monday");
  });
});

describe("the colours", () => {
  const styleOn = async (path: string) => {
    const answer = await site.fetch(path);
    const [, style] = /<style>(.*?)<\/style>/.exec(await answer.text()) ?? [];
    return { style, policy: answer.headers.get("content-security-policy") };
  };
  const save = (change: object) => changeSettings(site, admin, "appearance", change);

  it("are one inline style sheet on every page, allowed by its hash, and none by default", async () => {
    expect((await styleOn("/about")).style).toBeUndefined();
    await save({ brand: "#5b21b6" });
    for (const path of ["/", "/about", "/nowhere", "/login"]) {
      const { style = "", policy } = await styleOn(path);
      expect(style).toContain("--color-brand:#5b21b6");
      const [, styles] = /style-src 'self' ([^;]*)/.exec(policy ?? "") ?? [];
      expect(styles?.split(" ")).toContain(`'sha256-${hash("sha256", style, "base64")}'`);
    }
    await save({ brand: "#0e4a39" });
    expect((await styleOn("/about")).style).toBeUndefined();
  });

  it.each(["red", "#fff", "#0e4a39;}body{display:none", "</style>", "url(//evil.example)", ""])(
    "refuse %s",
    async (brand) => {
      const { status, body } = await save({ brand });
      expect([status, body.errors?.[0]]).toMatchObject([
        400,
        { path: "values.brand", msg: "Please choose a colour like #0e4a39." },
      ]);
    },
  );
});

it("the fonts are those of the pair, and no others", async () => {
  const save = (fonts: string) => changeSettings(site, admin, "appearance", { fonts });
  const files = async () => {
    const html = await (await site.fetch("/about")).text();
    const links = [...html.matchAll(/<link id="fonts" [^>]*href="([^"]*)"/g)];
    return links.map(([, href = ""]) => href.replace(/-[\w-]{8}\./, "."));
  };
  expect(await files()).toEqual(["/assets/fonts.css"]);
  await save("classic");
  expect(await files()).toEqual(["/assets/classic.css"]);
  const html = await (await site.fetch("/about")).text();
  expect(html).toContain(`:root{--font-serif:"EB Garamond","EB Garamond like georgia"`);
  expect(html).toContain("@font-face{font-family:EB Garamond like georgia");
  await save("source");
  expect(await files()).toEqual(["/assets/fonts.css"]);
});

describe("the settings of accounts", () => {
  const save = (change: object) => changeSettings(site, admin, "accounts", change);
  const register = (email: string) =>
    site.call("POST /api/users/register", { name: "Nuno", email, password: "a long walk by the quay" });
  const page = async (path: string) => (await site.fetch(path)).text();

  it("open the registration for some email domains", async () => {
    const nowhere = await save({ signups: "domains", domains: ["", " "] });
    expect([nowhere.status, nowhere.body.errors?.[0]?.path]).toEqual([400, "values.domains"]);
    await save({ signups: "domains", domains: ["@Quay.example", "", "river.example"] });
    expect((await read()).accounts.values.domains).toEqual(["quay.example", "river.example"]);
    const msg = "Please sign up with an email address at quay.example or river.example.";
    for (const email of [
      "nuno@elsewhere.example",
      "nuno@notquay.example",
      "nuno@quay.example.evil.example",
    ]) {
      expect(await register(email)).toMatchObject({
        status: 403,
        body: { errors: [{ path: "email", msg }] },
      });
    }
    expect((await register("nuno@QUAY.example")).status).toBe(201);
    expect((await page("/signup")).replaceAll("<!-- -->", "")).toContain("at quay.example or river.example.");
  });

  it("close the registration", async () => {
    await save({ signups: "closed" });
    expect((await register("rita@quay.example")).status).toBe(403);
    expect(await page("/login")).not.toContain("Not a member yet?");
    expect(await page("/signup")).toContain("Sign-up is closed at the moment.");
    await save({ signups: "open" });
    expect((await register("rita@elsewhere.example")).status).toBe(201);
    expect(await page("/login")).toContain("Not a member yet?");
  });

  it("close the comments of new articles", async () => {
    const add = async (title: string) => {
      const blog = { title, content: "<p>Text.</p>", section: "publications" };
      const added = await site.call<{ _id: string }>("POST /api/blogs/add", blog, admin);
      return (await site.json<{ commentsClosedAt: string | null }>(`/api/blogs/${added.body._id}`))
        .commentsClosedAt;
    };
    await save({ commentsOpen: false });
    expect(await add("Closed")).not.toBeNull();
    await save({ commentsOpen: true });
    expect(await add("Open")).toBeNull();
  });
});
