import { expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { type Endpoint, methodAndUrl } from "#core/contract.ts";
import { errorStatuses } from "#core/errors.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { inTurns } from "#test/people.ts";

const site = useSite({ filled: false, env: { ADMIN_EMAIL: "admin@example.org" } });
const headers = useBearer(site);

const calls: Endpoint[] = Object.values(contracts).flatMap((feature) => Object.values(feature));
const withBody = calls.filter(({ body }) => body);
const nobody = "f".repeat(24);
const methodOf = (endpoint: Endpoint) => methodAndUrl(endpoint)[0];
const pathOf = (endpoint: Endpoint) =>
  methodAndUrl(endpoint)[1]
    .replace(/:version/, "1")
    .replace(/:\w+/g, nobody);

const codes: string[] = Object.keys(errorStatuses);
const forPrograms = /invalid input|expected|received|undefined|\bnull\b|NaN|\[object|^\w+:|^:|regex|zod/i;

type Answer = { line: string; status: number; body: Refused };

async function send(line: string, path: string, init: RequestInit): Promise<Answer> {
  const answer = await site.fetch(path, init);
  return { line, status: answer.status, body: (await answer.json()) as Refused };
}

function sendJson(endpoint: Endpoint, body: string): Promise<Answer> {
  return send(`${endpoint.route} ${body.slice(0, 60)}`, pathOf(endpoint), {
    method: methodOf(endpoint),
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
}

/** Every answer is a success or an error whose sentences are for people. */
function expectSentences(answers: Answer[]): void {
  const faulty = answers.filter(({ status, body }) => {
    if (status < 400) return false;
    const sentences = [body.msg, ...(body.errors ?? []).map(({ msg }) => msg)];
    const isFine = sentences.every((text) => /^["“\p{Lu}]/u.test(text) && !forPrograms.test(text));
    const hasCodes = (body.errors ?? []).every(({ code }) => /^(required|too_long|invalid)$/.test(code));
    return status >= 500 || !codes.includes(body.code) || !isFine || !hasCodes;
  });
  expect(faulty).toEqual([]);
}

const noObjects = [
  "null",
  "[]",
  '"text"',
  "5",
  "true",
  "",
  "{",
  '{"a":}',
  "undefined",
  '{"__proto__":{"x":1}}',
];

it("explains that a body is not an object", async () => {
  const bodies = withBody.flatMap((endpoint) => noObjects.map((body) => ({ endpoint, body })));
  const answers = await inTurns(bodies, 4, ({ endpoint, body }) => sendJson(endpoint, body));
  expectSentences(answers);
  const refused = answers.filter(({ line }) => / (null|\[\]|"text"|5|true|\{)$/.test(line));
  expect(refused.filter(({ status }) => ![400, 401, 404, 415].includes(status))).toEqual([]);
});

const wrongValues = [null, -1.5, true, "\0", "x".repeat(25_000), {}, [null]];

it("names each missing field and each of a wrong type", async () => {
  const bodies = withBody.flatMap((endpoint) =>
    namesIn(endpoint).flatMap((name) =>
      wrongValues.map((value) => ({ endpoint, body: JSON.stringify({ [name]: value }) })),
    ),
  );
  expectSentences(
    await inTurns(
      [...bodies, ...withBody.map((endpoint) => ({ endpoint, body: "{}" }))],
      4,
      ({ endpoint, body }) => sendJson(endpoint, body),
    ),
  );
});

/** The fields of a body. Those that are one of several have the same. */
function namesIn({ body }: Endpoint): string[] {
  return Object.keys(!body ? {} : "shape" in body ? body.shape : { group: "", version: 0, values: {} });
}

it("checks forms", async () => {
  const forms = calls.flatMap((endpoint) =>
    endpoint.file || endpoint.files
      ? ["", ...namesIn(endpoint)].flatMap((name) =>
          ["", "x".repeat(25_000), "[null]"].map((value) => ({ endpoint, name, value })),
        )
      : [],
  );
  const answers = await inTurns(forms, 4, ({ endpoint, name, value }) => {
    const body = new FormData();
    body.append(name, value);
    body.append(name, value);
    return send(`${endpoint.route} ${name}=${value.slice(0, 20)}`, pathOf(endpoint), {
      method: methodOf(endpoint),
      headers,
      body,
    });
  });
  expectSentences(answers);
});

const wrongTexts = ["", "-1.5", "1e99", "%00", "a&NAME=b", "x".repeat(2000)];

it("checks query parameters and ids", async () => {
  const reads = calls.filter(({ route }) => route.startsWith("GET "));
  const addresses = reads.flatMap((endpoint) => [
    ...Object.keys(endpoint.query?.shape ?? {}).flatMap((name) =>
      wrongTexts.map((text) => `${pathOf(endpoint)}?${name}=${text.replace("NAME", name)}`),
    ),
    ...["%00", "..%2f", "é", "x".repeat(300), "__proto__"].map((id) =>
      methodAndUrl(endpoint)[1].replace(/:\w+/g, id),
    ),
  ]);
  expectSentences(await inTurns(addresses, 4, (address) => send(address.slice(0, 90), address, { headers })));
});

it("uses the labels of fields", async () => {
  const login = await site.call("POST /api/auth/login", {});
  expect(login).toMatchObject({
    status: 400,
    body: {
      code: "bad_request",
      msg: "The email address is missing.",
      errors: [
        { path: "email", code: "required", msg: "The email address is missing." },
        { path: "password", code: "required", msg: "The password is missing." },
      ],
    },
  });
  const first = async (line: string, body?: object) =>
    (await site.call(line, body, headers)).body.errors?.[0];
  expect(await first("GET /api/blogs/all?page=abc")).toMatchObject({ msg: "The page must be a number." });
  expect(await first("GET /api/blogs/all?limit=1000")).toMatchObject({
    msg: "The number of items a page must be at most 100.",
  });
  expect(await first("POST /api/blogs/add", { status: "hidden" })).toMatchObject({
    path: "status",
    msg: "The status must be draft, scheduled or published.",
  });
  expect(await first("POST /api/blogs/trash", { ids: [nobody, 5] })).toMatchObject({
    path: "ids.1",
    msg: "Entry 2 of the list of ids must be text.",
  });
  expect(
    await first("POST /api/photography/add", { media: [{ id: "x", caption: "x".repeat(3000) }] }),
  ).toEqual({
    path: "media.0.caption",
    code: "too_long",
    msg: "The caption must have at most 2,000 characters.",
  });
});

it("rejects known parameters of other calls, and ignores unknown ones", async () => {
  const refused = await site.call("GET /api/blogs/all?status=draft&eventStatus=past&page=1");
  expect(refused).toMatchObject({
    status: 400,
    body: {
      msg: 'The parameter "status" is not accepted here.',
      errors: [{ path: "status" }, { path: "eventStatus" }],
    },
  });
  expect((await site.call("GET /api/blogs/all?utm_source=letter&_=1")).status).toBe(200);
});

it("rejects other names for the status", async () => {
  const faulty = { publish: "draft", publishAt: "2030-01-01T10:00", draft: true, published: false };
  const paths = async (line: string) =>
    (await site.call(line, faulty, headers)).body.errors?.map(({ path }) => path).sort();
  expect(await paths("POST /api/blogs/add")).toEqual(["draft", "publish", "published"]);
  expect(await paths("POST /api/photography/add")).toEqual(["draft", "publish", "published"]);
});
