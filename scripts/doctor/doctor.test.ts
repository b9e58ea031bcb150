import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engine, openSite, type TestSite, useFolder } from "#test/harness.ts";
import { makeCertificate } from "#test/servers/certificate.ts";
import { openDns } from "#test/servers/dns.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import { freePort } from "#test/servers/ports.ts";
import { run } from "#test/servers/processes.ts";
import { openProxy } from "#test/servers/proxy.ts";
import { warning } from "./check.ts";
import { type Result, runChecks } from "./run.ts";
import { setupOf } from "./setup.ts";

const folder = useFolder();
const aYear = 365 * 86_400_000;
const secret = "kx0mV3qT9yLw2RbZ7uEa5HsGd8JfNcQ1pXoWi6Bt4Yr=";
const certificate = makeCertificate({
  hosts: ["site.test", "localhost"],
  from: new Date(Date.now() - aYear),
  until: new Date(Date.now() + aYear),
});

let site: TestSite;
let others: { close(): Promise<unknown> }[] = [];
let dns: Awaited<ReturnType<typeof openDns>>;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let env: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  const address = { SITE_URL: `https://site.test:${port}`, TRUST_PROXY: "on", JWT_SECRET: secret };
  site = await openSite({ filled: false, env: address });
  smtp = await mailServer({
    ...certificate,
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _, done) =>
      password === "right" ? done(null, { user: username }) : done(new Error("No")),
  });
  dns = await openDns({
    "site.test A": ["127.0.0.1"],
    "mail.test A": ["127.0.0.1"],
    "site.test TXT": ["something else", "v=spf1 include:mail.test -all"],
    "mail.test TXT": ["v=spf1 ip4:127.0.0.1 -all"],
    "_dmarc.site.test TXT": ["v=DMARC1; p=reject"],
    "own._domainkey.site.test TXT": ["v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="],
  });
  others = [await openProxy(site.url, { port, certificate }), smtp, dns];
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, certificate.cert);
  env = {
    ...site.place.env,
    ...address,
    NODE_ENV: "production",
    NODE_EXTRA_CA_CERTS: authority,
    SMTP_URL: smtp.url.replace("smtp://", "smtp://user:right@").replace("127.0.0.1", "localhost"),
  };
});
afterAll(async () => {
  for (const each of others) await each.close();
  await site.close();
});

async function doctor(args: string[], more: Record<string, string> = {}) {
  const program = run(["scripts/site.ts", "doctor", "--dns", dns.address, ...args], { ...env, ...more });
  return { code: await program.ended, out: program.out(), err: program.err() };
}

/** The verdicts of a check, and the first words of its sentences. */
function verdictsOf(results: Result[], name: string): string[] {
  return results.filter(({ check }) => check === name).map(({ verdict }) => verdict);
}

it("finds nothing wrong with a site that is set up well, and sends an email only if asked", async () => {
  chmodSync(site.place.folder, 0o700);
  const { code, out, err } = await doctor(["--json", "--dkim", "own"]);
  expect(err).toBe("");
  const results: Result[] = JSON.parse(out);
  expect(results.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(code).toBe(0);
  const fine = ["settings", "secret", "address", "proxy", "mail", "sender", "folder", "clock"];
  for (const name of fine)
    expect([name, new Set(verdictsOf(results, name))]).toEqual([name, new Set(["ok"])]);
  expect(verdictsOf(results, "address")).toHaveLength(3); // the name, the certificate, HSTS
  expect(verdictsOf(results, "sender")).toHaveLength(3);
  expect(verdictsOf(results, "database").length).toBe(engine === "sqlite" ? 2 : 4);
  expect(smtp.emails).toHaveLength(0);

  const again = await doctor(["--mail-to", "olga@institute.example"]);
  expect(again.out).toMatch(/^ok +mail +The mail server accepted an email to olga@institute\.example\./m);
  expect(smtp.emails.map(({ to }) => to)).toEqual([["olga@institute.example"]]);
});

it("says what is wrong in one line each, and exits with 1", async () => {
  const wrong = {
    SMTP_URL: env.SMTP_URL?.replace("right", "hush") ?? "",
    JWT_SECRET: "a".repeat(40),
    TRUST_PROXY: "off",
  };
  const { code, out } = await doctor([], wrong);
  expect(code).toBe(1);
  const lines = out.trim().split("\n");
  const sum = lines.pop();
  expect(sum).toMatch(/^\d+ things are wrong; \d+ warnings?\.$/);
  for (const line of lines.filter(Boolean)) expect(line).toMatch(/^(ok|warning|wrong) +[a-z]+ +\S.*\S$/);
  expect(out).toMatch(/^wrong +secret +JWT_SECRET looks made up/m);
  expect(out).toMatch(/^wrong +mail +The mail server localhost:\d+ refuses the user name or the password/m);
  expect(out).toMatch(
    /^wrong +address +At https:\/\/site\.test:\d+ a Footpath site answers, but its key is not/m,
  );
  expect(out).not.toContain("hush");
});

it("explains options that it does not know, and variables that are wrong", async () => {
  expect(await doctor(["--mend"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("npm run site -- doctor [--json]"),
  });
  const noServer = await doctor(["--dns", "nowhere"]);
  expect(noServer.err).toBe("nowhere is not the address of a DNS server, like 9.9.9.9 or 127.0.0.1:5353.\n");
  expect((await doctor([], { PORT: "x" })).err).toMatch(/^The variable PORT /);
});

it("goes on when a check fails or does not end", async () => {
  const never = { name: "never", run: () => new Promise<never>(() => {}) };
  const fails = { name: "fails", run: () => Promise.reject(new Error("no permission")) };
  const fine = { name: "fine", run: async () => [warning("This is.", "Do this.")] };
  const results = await runChecks([never, fails, fine], setupOf({}), 1);
  expect(results.map(({ check, verdict, text }) => [check, verdict, text])).toEqual([
    ["never", "warning", "This did not end within 0.001 seconds."],
    ["fails", "wrong", "This could not be checked: no permission."],
    ["fine", "warning", "This is."],
  ]);
});
