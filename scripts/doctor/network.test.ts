import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { useFolder, useSite } from "#test/harness.ts";
import { makeCertificate } from "#test/servers/certificate.ts";
import { openDns } from "#test/servers/dns.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import { freePort } from "#test/servers/ports.ts";
import { openProxy } from "#test/servers/proxy.ts";
import { address, redirect } from "./address.ts";
import type { Check } from "./check.ts";
import { clock } from "./clock.ts";
import { mail } from "./mail.ts";
import { proxy } from "./proxy.ts";
import { setupOf } from "./setup.ts";

const secret = "kx0mV3qT9yLw2RbZ7uEa5HsGd8JfNcQ1pXoWi6Bt4Yr=";
const trusting = useSite({ filled: false, env: { JWT_SECRET: secret, TRUST_PROXY: "on" } });
const distrusting = useSite({ filled: false, env: { JWT_SECRET: secret } });
const folder = useFolder();
const aDay = 86_400_000;

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function serve(...args: Parameters<typeof openProxy>) {
  const server = await openProxy(...args);
  opened.push(server);
  return server;
}

async function findings(check: Check, env: Record<string, string>, dns?: string) {
  const setup = setupOf({ DATA_DIR: folder, JWT_SECRET: secret, ...env }, { dns });
  return (await check.run(setup)).map(({ verdict, text }) => `${verdict}: ${text}`);
}

const json: RequestListener = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("Welcome");

describe("the address", () => {
  it("is missing, or leads nowhere", async () => {
    expect(await findings(address, {})).toEqual([expect.stringMatching(/^warning: SITE_URL is not set/)]);
    const dns = await openDns({ "other.test A": ["127.0.0.1"] });
    opened.push(dns);
    const unknown = await findings(address, { SITE_URL: "https://site.test" }, dns.address);
    expect(unknown).toEqual(["wrong: site.test has no address in the DNS."]);
    const port = await freePort();
    expect(await findings(address, { SITE_URL: `http://127.0.0.1:${port}` })).toEqual([
      `wrong: http://127.0.0.1:${port} does not answer: nothing listens there.`,
    ]);
  });

  it("leads to this site, to another one, or to another program", async () => {
    const { url } = trusting;
    expect(await findings(address, { SITE_URL: url })).toEqual([
      expect.stringMatching(/^ok: .* leads to this site/),
    ]);
    expect(await findings(address, { SITE_URL: url, JWT_SECRET: secret.toLowerCase() })).toEqual([
      expect.stringMatching(/^wrong: .* a Footpath site answers, but its key is not/),
    ]);
    const answers: [RequestListener, RegExp][] = [
      [json, /something other than Footpath answers/],
      [
        (_, response) => response.writeHead(502).end(),
        /a web server answers, but it does not reach the site \(502\)/,
      ],
      [
        (_, response) => response.writeHead(301, { location: "https://www.site.test/" }).end(),
        /redirects to https:\/\/www/,
      ],
    ];
    for (const [listener, text] of answers) {
      const { port } = await serve(listener);
      expect(await findings(address, { SITE_URL: `http://127.0.0.1:${port}` })).toEqual([
        expect.stringMatching(new RegExp(`^wrong: .*${text.source}`)),
      ]);
    }
  });

  it("leads to several machines, of which one has another key", async () => {
    let requests = 0;
    const { port } = await serve((_, response) => {
      requests += 1;
      if (requests % 2 === 0) response.writeHead(404).end();
      else response.writeHead(200).end('{"client":"127.0.0.1"}');
    });
    const env = { SITE_URL: `http://127.0.0.1:${port}`, DATABASE_URL: "postgres://db/footpath" };
    expect((await findings(address, env))[0]).toMatch(/^wrong: Some of the machines behind/);
  });

  it("has a certificate that browsers refuse, and loses a header", async () => {
    const certificate = (days: number) =>
      makeCertificate({
        hosts: ["localhost"],
        from: new Date(Date.now() - 90 * aDay),
        until: new Date(Date.now() + days * aDay),
      });
    const bare = {
      answer: ({ "strict-transport-security": _, ...headers }: Record<string, unknown>) => headers,
    };
    for (const [days, text] of [
      [-2, /^wrong: The certificate of localhost expired on /],
      [30, /^wrong: Browsers do not trust the certificate of localhost \(DEPTH_ZERO_SELF_SIGNED_CERT\)/],
    ] as const) {
      const { port } = await serve(trusting.url, { certificate: certificate(days), ...(bare as object) });
      const [, second, third] = await findings(address, { SITE_URL: `https://localhost:${port}` });
      expect(second).toMatch(text);
      expect(third).toMatch(/^warning: The web server removes the header Strict-Transport-Security/);
    }
  });

  it("has HTTP that redirects to HTTPS, or not", async () => {
    const setup = setupOf({ DATA_DIR: folder });
    const there = await serve((_, response) =>
      response.writeHead(301, { location: "https://site.test/" }).end(),
    );
    const plain = await serve(json);
    const verdict = async (port: number) => (await redirect(`http://127.0.0.1:${port}/`, setup))[0]?.verdict;
    expect([await verdict(there.port), await verdict(plain.port), await verdict(await freePort())]).toEqual([
      "ok",
      "wrong",
      "warning",
    ]);
  });
});

describe("a proxy", () => {
  const through = async (site: { url: string }, trust: "on" | "off", options = {}) => {
    const { port } = await serve(site.url, options);
    const [finding] = await findings(proxy, { SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: trust });
    return finding;
  };

  it("adds the client's address, and the site trusts it", async () => {
    expect(await through(trusting, "on")).toMatch(/^ok: The address of a reader arrives \(127\.0\.0\.1\)/);
  });

  it("adds nothing, so that everybody can invent an address", async () => {
    const asItIs = { headers: (headers: object) => headers };
    expect(await through(trusting, "on", asItIs)).toMatch(/^wrong: Readers can fake their address/);
  });

  it("removes the header", async () => {
    const without = { headers: ({ "x-forwarded-for": _, ...headers }: Record<string, unknown>) => headers };
    expect(await through(trusting, "on", without)).toMatch(
      /^wrong: TRUST_PROXY is on, but the web server sends no/,
    );
    expect(await through(distrusting, "off", without)).toMatch(
      /^wrong: A web server is in front, but TRUST_PROXY is off/,
    );
  });

  it("is one of two", async () => {
    const { port } = await serve(trusting.url);
    expect(await through({ url: `http://127.0.0.1:${port}` }, "on")).toMatch(
      /^warning: The request passed 2 proxies/,
    );
  });

  it("is there, but not trusted, or not there at all", async () => {
    expect(await through(distrusting, "off")).toMatch(
      /^wrong: A web server is in front, but TRUST_PROXY is off/,
    );
    const [direct] = await findings(proxy, { SITE_URL: distrusting.url });
    expect(direct).toMatch(/^ok: No web server is in front/);
    const [open] = await findings(proxy, { SITE_URL: trusting.url, TRUST_PROXY: "on" });
    expect(open).toMatch(/^wrong: Readers can fake their address/);
  });
});

it("is asked only by who has the key of the site", async () => {
  expect((await trusting.fetch("/healthz/seen")).status).toBe(404);
  const old = { "x-footpath-probe": "1.c2lnbmF0dXJl" };
  expect((await trusting.fetch("/healthz/seen", { headers: old })).status).toBe(404);
});

it("compares the clock with that of the address", async () => {
  const { port } = await serve((_, response) =>
    response.writeHead(200, { date: new Date(Date.now() + 90_000).toUTCString() }).end(),
  );
  expect(await findings(clock, { SITE_URL: `http://127.0.0.1:${port}` })).toEqual([
    expect.stringMatching(/^wrong: The clock of this machine is (89|90|91) seconds behind the one at/),
  ]);
});

describe("the mail server", () => {
  it("is not set, or not there", async () => {
    expect(await findings(mail, {})).toEqual([expect.stringMatching(/^warning: No mail server is set/)]);
    const port = await freePort();
    const [missing] = await findings(mail, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(missing).toBe(
      `wrong: The site cannot connect to the mail server 127.0.0.1:${port}: nothing listens there.`,
    );
  });

  it("is there without encryption, and on this machine", async () => {
    const server = await mailServer();
    opened.push(server);
    expect((await findings(mail, { SMTP_URL: server.url })).map((line) => line.split(":", 1)[0])).toEqual([
      "ok",
      "ok",
    ]);
  });

  it("has a certificate that nobody trusts", async () => {
    const made = makeCertificate({
      hosts: ["localhost"],
      from: new Date(0),
      until: new Date(Date.now() + aDay),
    });
    const server = await mailServer({ ...made, disabledCommands: [] });
    opened.push(server);
    const [refused] = await findings(mail, { SMTP_URL: server.url.replace("127.0.0.1", "localhost") });
    expect(refused).toMatch(
      /^wrong: The site cannot connect to the mail server localhost:\d+: self-signed certificate/,
    );
  });
});
