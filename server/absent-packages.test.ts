import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { fileOf } from "#test/files/files.ts";
import { tracedAvi, tracedMovie } from "#test/files/videos.ts";
import { addressOf, makeLauncher } from "#test/servers/launcher.ts";
import { blob, formOf, somePicture } from "#test/uploads.ts";

const launcher = makeLauncher();
const without = {
  NODE_OPTIONS: `--import=${pathToFileURL("test/without-optional.mjs")}`,
  FFMPEG_PATH: "off",
};

it("a site without any optional package publishes, and says in a sentence what it cannot do", async () => {
  const admin = { email: "alone@example.org", password: "a walk by the river" };
  const site = launcher.launch({
    ...without,
    LOG_LEVEL: "info",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const url = await addressOf(site);
  const headers = new Headers({ "content-type": "application/json" });
  const post = async (path: string, body: object) =>
    (await fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const upload = async (bytes: Buffer) => {
    const authorization = headers.get("authorization") ?? "";
    const form = { method: "POST", headers: { authorization }, body: formOf({ file: blob(bytes) }) };
    const answer = await fetch(`${url}/api/media`, form);
    return { status: answer.status, body: await answer.json() };
  };
  headers.set("authorization", `Bearer ${(await post("auth/login", admin)).token}`);

  const picture = await upload(await somePicture());
  expect(picture.status).toBe(201);
  const content = `<p>Water is ماء and পানি.</p><figure><img src="${picture.body.url}"></figure>`;
  const { slug } = await post("blogs/add", { title: "Water", content, section: "programmes" });
  const page = await fetch(`${url}/blogs/${slug}`);
  const html = await page.text();
  expect([page.status, html.includes(`${slug}.epub`), html.includes(`${slug}.pdf`)]).toEqual([
    200,
    true,
    false,
  ]);
  const pdf = await fetch(`${url}/blogs/${slug}.pdf`);
  expect([pdf.status, await pdf.text()]).toEqual([
    503,
    expect.stringContaining("This site has no PDF files."),
  ]);
  const epub = await fetch(`${url}/blogs/${slug}.epub`);
  expect([epub.status, (await epub.bytes()).length > 1000]).toEqual([200, true]);
  const [, share = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const shared = await fetch(url + new URL(share).pathname);
  expect([shared.status, shared.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image/)]);

  expect(await upload(fileOf("water.pdf"))).toMatchObject({ status: 201, body: { poster: null } });
  expect(await upload(tracedMovie())).toMatchObject({ status: 201, body: { status: "ready" } });
  expect(await upload(tracedAvi())).toMatchObject({
    status: 415,
    body: { msg: expect.stringContaining("AVI videos need ffmpeg, which is not installed on this site.") },
  });
  for (const sentence of [
    ...["Articles have no PDF files", "have boxes for the letters of some scripts (Arabic, Hebrew,"],
    ...["have no picture of their first page", "there is no ffmpeg"],
  ])
    expect(site.out()).toContain(sentence);
  expect(site.out()).not.toContain("Cannot find package");
  expect(site.err()).toBe("");
});

it("a site without the client of its bucket does not start, and says what to install", async () => {
  const site = launcher.launch({ ...without, MEDIA_STORE: "s3://pictures?region=any" });
  expect(await site.ended).toBe(1);
  expect(site.err()).toMatch(
    /^The packages @aws-sdk\/client-s3 and @aws-sdk\/lib-storage.*are not installed\. Run `npm ci --include=optional`[^\n]*\n$/,
  );
});
