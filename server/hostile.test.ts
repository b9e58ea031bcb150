import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";
import { generatedFilePaths } from "./generated-files.ts";

const lines: string[] = [];
afterAll(() => expect(lines, "nothing that a stranger sends is an error of ours").toEqual([]));
const site = useSite({ env: { LOG_LEVEL: "error" }, log: (line) => lines.push(line) });
const signedIn = useBearer(site, "joaquim.rahmani@example.org");

const json = { "content-type": "application/json" };
const post = async (body: BodyInit, headers: Record<string, string> = json, path = "/api/auth/login") => {
  const answer = await site.fetch(path, { method: "POST", headers, body });
  return { status: answer.status, text: await answer.text() };
};
const good = '"email":"nobody@example.org","password":"the long way round"';

/** All that the site answers to raw bytes. */
function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}

describe("abnormal bodies", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"text"'],
    ["a number", "1e999"],
    ["a prototype", `{${good},"__proto__":{"role":"admin"}}`],
    ["a prototype in disguise", `{${good},"\\u005f_proto__":{"role":"admin"}}`],
    ["a constructor", `{${good},"constructor":{"prototype":{"role":"admin"}}}`],
    ["deep lists", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
    ["deep objects", `${'{"email":'.repeat(6000)}1${"}".repeat(6000)}`],
    ["deep extras", `{${good},"x":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
    ["many extras", `{${good},${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`)}}`],
    ["a list in the place of a text", '{"email":["nobody@example.org"],"password":"x"}'],
    ["an object with a length", '{"email":{"length":1,"0":"x"},"password":"x"}'],
  ])("are refused in words: %s", async (_, body) => {
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({
      code: "bad_request",
      msg: expect.any(String),
      ...(text.includes("errors") ? { errors: expect.any(Array) } : {}),
    });
    expect(text).not.toMatch(/node_modules|\.ts|\bat \w|SyntaxError|FST_/);
    expect(text.length).toBeLessThan(1000);
  });

  it.each([
    ["the last of two keys counts", `{"email":"admin@example.org",${good}}`, 401],
    ["deep extras are dropped", `{${good},"x":${"[".repeat(100)}${"]".repeat(100)}}`, 401],
    ["many extras are dropped", `{${good},${Array.from({ length: 100 }, (_, n) => `"k${n}":1`)}}`, 401],
    ["more than 64 kB", `{${good},"x":"${"x".repeat(64 * 1024)}"}`, 413],
    ["a long address", `{"email":"${"a.".repeat(30_000)}@","password":"x"}`, 400],
  ])("are answered: %s", async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it.each([
    ["text/plain", 400],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 400],
    ["multipart/form-data", 400],
    ["application/xml", 415],
    ["application/json/x", 415],
    ["x", 415],
  ])("are not taken for JSON when they are called %s", async (type, status) => {
    const answer = await post(`{${good}}`, { "content-type": type });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
    expect(JSON.parse(answer.text)).toHaveProperty("msg");
  });

  it("are answered with 413 while the client keeps sending", async () => {
    const body = `{${good},"x":"${"x".repeat(5_000_000)}"}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(413));
  });

  it("may be long only where an article is written", async () => {
    const body = JSON.stringify({ content: `<p>${"x".repeat(100_000)}</p>` });
    const preview = await post(body, { ...json, ...(await site.bearer()) }, "/api/blogs/preview");
    const login = await post(body);
    expect([preview.status, login.status]).toEqual([200, 413]);
  });

  it("may have long texts, but not very many values", async () => {
    const headers = { ...json, ...(await site.bearer()) };
    const preview = (more: string) =>
      post(`{"content":"<p>${'[,\\"'.repeat(60_000)}</p>"${more}}`, headers, "/api/blogs/preview");
    expect((await preview("")).status).toBe(200);
    expect(await preview(`,"x":[${"[],".repeat(6_000)}1]`)).toEqual({
      status: 400,
      text: '{"code":"bad_request","msg":"The request has too many values."}',
    });
    const { text } = await preview(`,"dates":[${'{"id":1},'.repeat(150)}{}]`);
    expect(JSON.parse(text).errors).toHaveLength(100);
  });

  it("are not read from strangers where they may be long", async () => {
    const { status } = await post("{", { ...json, authorization: "Bearer a.b.c" }, "/api/blogs/preview");
    expect(status).toBe(401);
  });

  it("may be empty where none is expected", async () => {
    const [{ _id }] = await site.json<[{ _id: string }]>("/api/blogs/all?limit=1");
    const send = async (line: string) => {
      const [method, path = ""] = line.split(" ");
      return (await site.fetch(path, { method, headers: { ...json, ...signedIn } })).status;
    };
    expect(await send(`PUT /api/blogs/like/${_id}`)).toBe(200);
    expect(await send(`PUT /api/blogs/unlike/${_id}`)).toBe(200);
    expect(await send(`DELETE /api/blogs/${"0".repeat(24)}`)).toBe(404);
    expect(await send(`POST /api/blogs/comment/${_id}`)).toBe(400);
  });

  it("are read with a charset and not decompressed", async () => {
    expect((await post(`{${good}}`, { "content-type": "application/json; charset=utf-8" })).status).toBe(401);
    const packed = await post(new Uint8Array(100), { ...json, "content-encoding": "gzip" });
    expect([400, 415]).toContain(packed.status);
  });

  it.each([
    ["a long address", `${"a".repeat(60_000)}`],
    ["dots", `${"a.".repeat(30_000)}@example.org`],
    ["a long host", `a@${"a-".repeat(30_000)}`],
    ["many hosts", `a@${"a.".repeat(30_000)}1`],
  ])("do not hold the site up when an account is made with %s", async (_, email) => {
    const body = JSON.stringify({ name: "Long", email, password: "the long way round" });
    expect((await post(body, json, "/api/users/register")).status).toBe(400);
  });
});

describe("abnormal requests", () => {
  it("cannot override their method", async () => {
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await site.fetch("/api/users/profile?_method=PUT", {
        headers: { ...signedIn, [name]: "DELETE" },
      });
      expect(answer.status).toBe(200);
    }
    for (const method of ["DELETE", "PATCH", "OPTIONS", "PUT", "TRACE", "PROPFIND"]) {
      const { status, headers } = await raw(site, "/api/users/export", { method, headers: signedIn });
      expect([status, headers["access-control-allow-origin"]], method).toEqual([404, undefined]);
    }
  });

  it.each([
    "/api/users/profile/",
    "/api//users/profile",
    "//api/users/profile",
    "/API/users/profile",
    "/api/users/PROFILE",
    "/api/users/profile%20",
    "/api/users/profile%00",
    "/api/users/profile;x=1",
    "/api/blogs/../users/profile",
    "/api/blogs/..%2fusers%2fprofile",
    "/api/blogs/%2e%2e/users/profile",
    "/api\\users\\profile",
    "/%61pi/%75sers/profile",
  ])("reach nothing by another way: %s", async (path) => {
    const { status, body } = await raw(site, path);
    expect([301, 401, 404]).toContain(status);
    expect(body.toString()).not.toContain("joaquim.rahmani@");
  });

  it.each([
    "/media/../site.sqlite",
    "/media/..%2fsite.sqlite",
    "/media/%2e%2e/site.sqlite",
    "/media/%2e%2e%2fjwt-secret",
    "/media/..%5cjwt-secret",
    "/media/....//jwt-secret",
    "/media//etc/passwd",
    "/media/%2fetc%2fpasswd",
    "/media/%00",
    "/media/.",
    "/assets/../../package.json",
    "/..%2f..%2fpackage.json",
    "/jwt-secret",
    "/outbox/",
  ])("read no file that is not for them: %s", async (path) => {
    const { status, body } = await raw(site, path);
    expect([301, 400, 403, 404], body.toString().slice(0, 200)).toContain(status);
    expect(body.toString("latin1")).not.toMatch(/SQLite format|root:x?:0:|"private": true/);
  });

  it("find no generated file under a path with the character NUL", async () => {
    const paths = generatedFilePaths.filter((path) => path.includes(":"));
    const answers = paths.map(async (path) => raw(site, path.replace(/:\w+/g, "%00")));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(paths.map(() => 404));
  });

  it("cannot be smuggled", async () => {
    const { hostname } = new URL(site.url);
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
    const hidden = "GET /api/users/profile HTTP/1.1\r\nHost: x\r\n\r\n";
    for (const lengths of [
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}   ${hidden}`,
      `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    ]) {
      const answered = await answerTo(head + lengths);
      expect(answered.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
    }
  });

  it("name one host", async () => {
    const host = `Host: ${new URL(site.url).hostname}\r\n`;
    const request = (hosts: string) => answerTo(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(await request(host)).toMatch(/^HTTP\/1\.1 200/);
    expect(await request(`${host}Host: other.example\r\n`)).toMatch(/^HTTP\/1\.1 400/);
  });

  it("get no metrics through a local proxy", async () => {
    expect((await raw(site, "/metrics")).status).toBe(200);
    for (const name of ["x-forwarded-for", "forwarded", "via"]) {
      const { status, body } = await raw(site, "/metrics", { headers: { [name]: "203.0.113.1" } });
      expect([status, body.toString().includes("process_uptime_seconds")]).toEqual([404, false]);
    }
  });
});
