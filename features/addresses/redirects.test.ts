import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { raw } from "#test/servers/raw.ts";
import type { Address } from "./redirects-contract.ts";

type Answer = Address & { msg: string; errors?: { path: string; msg: string }[] };

const home = "https://institute.example";
const site = useSite({ env: { SITE_URL: home } });
const admin = useBearer(site);
const member = usePerson(site, "No Admin").signedIn;

const call = <Body = Answer>(line: string, body?: object, by = admin) => site.call<Body>(line, body, by);
const save = (body: object, by = admin) => call("PUT /api/addresses/redirect", body, by);
const at = async (path: string) => {
  const { status, headers } = await raw(site, path);
  return headers.location ? [status, headers.location] : [status];
};
const missing = async (query = "") =>
  (await call<Address[]>(`GET /api/addresses?limit=100${query}`)).body.map(({ _id, hits }) => [_id, hits]);
const ask = async (path: string, times: number) => {
  for (let time = 0; time < times; time += 1)
    expect([path, (await raw(site, path)).status]).toEqual([path, 404]);
};

describe.each([
  ["GET /api/addresses", undefined],
  ["GET /api/addresses/suggestions?path=%2Fx", undefined],
  ["GET /api/addresses/former?kind=blog&id=x&slug=y", undefined],
  ["PUT /api/addresses/redirect", { path: "/x", target: "/about" }],
  ["POST /api/addresses/remove", { ids: ["/x"] }],
  ["POST /api/addresses/dismiss", { ids: ["/x"] }],
])("%s", (line, body) => {
  it("requires an admin", async () => {
    expect((await site.call(line, body)).status).toBe(401);
    expect((await call(line, body, member)).status).toBe(403);
  });
});

describe("PUT /api/addresses/redirect", () => {
  it("redirects a path, with the query, until it is changed or deleted", async () => {
    await ask("/old-news", 1);
    expect((await save({ path: "/old-news/", target: "/publications" })).body).toMatchObject({
      _id: "/old-news",
      target: "/publications",
      hits: null,
    });
    expect(await at("/old-news")).toEqual([301, "/publications"]);
    expect(await at("/old-news?utm=1&b=2")).toEqual([301, "/publications?utm=1&b=2"]);
    await save({ before: "/old-news", path: "/old-news", target: `${home}/blogs?tag=housing#list` });
    expect(await at("/old-news?page=2")).toEqual([301, "/blogs?tag=housing&page=2#list"]);
    await save({ before: "/old-news", path: "/older/news", target: "https://elsewhere.example/x" });
    expect([await at("/old-news"), await at("/older/news")]).toEqual([
      [404],
      [301, "https://elsewhere.example/x"],
    ]);
    expect((await save({ before: "/old-news", path: "/other", target: "/about" })).status).toBe(404);
    expect((await call("POST /api/addresses/remove", { ids: ["/older/news", "/none"] })).body).toEqual({
      ids: ["/older/news"],
    });
    expect(await at("/older/news")).toEqual([404]);
  });

  it("takes paths in any script", async () => {
    await save({ path: "/Über uns", target: "/about" });
    expect(await at("/%C3%9Cber%20uns")).toEqual([301, "/about"]);
  });

  it("never hides a page that exists", async () => {
    const [blog] = await site.json<{ slug: string }[]>("/api/blogs/all?limit=1&view=card");
    for (const path of ["/about", "/team", "/manage-blogs", "/login", "/api", `/blogs/${blog?.slug}`]) {
      const { status, body } = await save({ path, target: "/terms" });
      expect([path, status, body.errors?.[0]?.path]).toEqual([path, 400, "path"]);
    }
    await save({ path: "/blogs/to-come", target: "/about" });
    expect(await at("/blogs/to-come")).toEqual([301, "/about"]);
    const article = { title: "To come", content: "<p>Here</p>", section: "programmes" };
    expect((await call("POST /api/blogs/add", article)).status).toBe(201);
    expect(await at("/blogs/to-come")).toEqual([200]);
  });

  it("refuses circles, and a second redirect of the same path", async () => {
    await save({ path: "/one", target: "/two" });
    await save({ path: "/two", target: "/three" });
    const sentence = async (body: object) => (await save(body)).body.msg;
    expect(await sentence({ path: "/three", target: "/one" })).toBe("These redirects would form a loop.");
    expect(await sentence({ path: "/four", target: "/four/?x=1" })).toBe(
      "This address would lead to itself.",
    );
    expect(await sentence({ path: "/one", target: "/about" })).toBe(
      "This address already has a redirect. Change that one instead.",
    );
    const ring = Array.from({ length: 30 }, (_, n) => ({
      path: `/ring-${n}`,
      target: `/ring-${(n + 1) % 30}`,
    }));
    for (const link of ring.slice(1)) expect((await save(link)).status).toBe(200);
    expect(await sentence(ring[0] ?? {})).toBe("These redirects would form a loop.");
    const saves = await Promise.all([1, 2, 3].map(() => save({ path: "/at-once", target: "/about" })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const pairs = [1, 2, 3, 4, 5, 6].map((n) =>
      Promise.all([
        save({ path: `/from-${n}`, target: `/to-${n}` }),
        save({ path: `/to-${n}`, target: `/from-${n}` }),
      ]),
    );
    for (const pair of await Promise.all(pairs))
      expect(pair.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("refuses hostile values", async () => {
    const targets = [
      ...[
        "",
        " ",
        "javascript:alert(1)",
        "//evil.example",
        "/.//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "data:text/html,x",
      ],
      ...[
        "https://user:secret@evil.example",
        "about",
        "/x\r\nSet-Cookie: a=b",
        "/\u0001",
        "https://",
        "ftp://x.example",
      ],
    ];
    for (const target of targets) {
      const { status, body } = await save({ path: "/hostile", target });
      expect([target, status, body.errors?.[0]?.path]).toEqual([target, 400, "target"]);
    }
    const paths = [
      "",
      "/",
      "//evil.example",
      "/\\x",
      "/a\r\nb",
      "/%00",
      "/%E0%A4%A",
      `/${"a".repeat(400)}`,
      "?x",
    ];
    for (const path of paths) {
      const { status, body } = await save({ path, target: "/about" });
      expect([path, status, body.errors?.[0]?.path]).toEqual([path, 400, "path"]);
    }
    expect((await save({ path: "/x", target: "/".repeat(10_000) })).status).toBe(400);
  });
});

describe("GET /api/addresses", () => {
  it("lists paths that were not found, most requested first, until they are fixed", async () => {
    await site.services.missingPaths.flush();
    await site.services.db.write((queries) => queries.deleteFrom("missingPaths").execute());
    await ask("/often?who=me&x=1", 3);
    await ask("/blogs/no-such-article", 2);
    await ask("/once", 1);
    expect(await missing("&q=o")).toEqual([
      ["/often", 3],
      ["/blogs/no-such-article", 2],
    ]);
    await ask("/often", 1);
    const { flush } = site.services.missingPaths;
    await Promise.all([flush(), flush()]);
    expect((await missing())[0]).toEqual(["/often", 4]);
    await save({ path: "/often", target: "/about" });
    await call("POST /api/addresses/dismiss", { ids: ["/blogs/no-such-article"] });
    expect(await missing("&q=o")).toEqual([]);
    const { body } = await call<Address[]>("GET /api/addresses?view=redirects&q=often");
    expect(body).toMatchObject([{ _id: "/often", target: "/about", hits: null }]);
  });

  it("forgets a path once readers find a page there, also by a former slug", async () => {
    const add = async (title: string, more: object = {}) =>
      (await call("POST /api/blogs/add", { title, content: "<p>x</p>", section: "programmes", ...more }))
        .body;
    for (const path of [
      "/blogs/soon-here",
      "/blogs/Soon-Here",
      "/blogs/soon-former",
      "/soon-here",
      "/soon/here",
    ])
      await ask(path, 2);
    const draft = await add("Soon here", { status: "draft" });
    const page = await call("POST /api/pages/add", { title: "Soon here", status: "draft" });
    expect((await missing("&q=soon")).length).toBe(5);
    await call(`PUT /api/blogs/${draft._id}`, { status: "published" });
    expect((await missing("&q=soon")).map(([path]) => path)).toEqual([
      "/blogs/soon-former",
      "/soon-here",
      "/soon/here",
    ]);
    await call(`PUT /api/pages/${page.body._id}`, { status: "published" });
    const former = await add("Soon former");
    await call(`PUT /api/blogs/${former._id}`, { slug: "soon-other" });
    expect(await missing("&q=soon")).toEqual([["/soon/here", 2]]);
  });

  it("leaves out scans, odd paths and everything about the reader", async () => {
    await site.services.missingPaths.flush();
    await site.services.db.write((queries) => queries.deleteFrom("missingPaths").execute());
    const probes = [
      "/wp-login.php",
      "/.env",
      "/a/.git/config",
      "/x.php",
      "/photo.jpg",
      "/someone@example.org",
    ];
    for (const path of [...probes, `/${"a".repeat(10_000)}`, "/%00x", "/%0d%0ax", "/%E0%A4%A"]) {
      for (const _time of [1, 2]) await raw(site, path, { headers: { referer: "https://secret.example/" } });
    }
    await raw(site, "/headed", { method: "HEAD" });
    expect(await missing()).toEqual([]);
  });

  it("stays small, whatever is requested", async () => {
    await ask("/asked-for-in-earnest", 3);
    const before = (await missing()).length;
    for (let number = 0; number < 1500; number += 1) site.services.missingPaths.note(`/random-${number}`);
    await site.services.missingPaths.flush();
    expect((await missing()).length).toBe(before); // each was asked for once
    for (let round = 0; round < 2; round += 1) {
      for (let number = 0; number < 2400; number += 1) {
        for (const _time of [1, 2]) site.services.missingPaths.note(`/stubborn-${number}`);
        if (number % 800 === 799) await site.services.missingPaths.flush();
      }
    }
    const { headers } = await call("GET /api/addresses?limit=1");
    expect(Number(headers.get("x-total-count"))).toBe(1000);
    expect((await missing("&q=earnest"))[0]?.[0]).toBe("/asked-for-in-earnest");
    await site.services.db.write((queries) => queries.deleteFrom("missingPaths").execute());
  });
});

it("GET /api/addresses/suggestions finds the documents whose address is most similar", async () => {
  const path = encodeURIComponent("/2019/05/the-city-from-the-4th-floor.html");
  const { body } = await call<{ title: string; path: string }[]>(
    `GET /api/addresses/suggestions?path=${path}`,
  );
  expect(body[0]?.path).toMatch(/^\/blogs\/the-city-from-the-fourth-floor/);
  expect((await call<object[]>("GET /api/addresses/suggestions?path=%25%00")).body).toEqual([]);
});

it("POST /api/addresses/remove deletes redirects only", async () => {
  expect((await call("POST /api/addresses/remove", { ids: ["/\0"] })).body).toEqual({ ids: [] });
  expect((await call("POST /api/addresses/remove", { ids: [] })).status).toBe(400);
  expect((await call("POST /api/addresses/remove", { ids: ["/never-was"] })).body).toEqual({ ids: [] });
});

it("POST /api/addresses/dismiss forgets a path until it is requested again", async () => {
  await ask("/forget-me", 2);
  expect(await missing("&q=forget")).toEqual([["/forget-me", 2]]);
  expect((await call("POST /api/addresses/dismiss", { ids: ["/forget-me"] })).body).toEqual({
    ids: ["/forget-me"],
  });
  expect(await missing("&q=forget")).toEqual([]);
});
