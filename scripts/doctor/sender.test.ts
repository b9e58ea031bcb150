import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { fixture, useFolder } from "#test/harness.ts";
import { openDns, type Records } from "#test/servers/dns.ts";
import { sender } from "./sender.ts";
import { setupOf } from "./setup.ts";

const folder = useFolder();
const dns = fixture(
  () => openDns({}),
  (server) => server.close(),
);

function dkim(bits: number): string {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits });
  return `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
}

/** The lines on SPF, DKIM and DMARC. */
async function verdicts(records: Records, host = "site.test", name?: string): Promise<string[]> {
  for (const key of Object.keys(dns.records)) delete dns.records[key as keyof Records];
  Object.assign(dns.records, records);
  const env = { DATA_DIR: folder, SITE_URL: `https://${host}`, SMTP_URL: "smtp://mail.test:587" };
  const found = await sender.run(setupOf(env, { dns: dns.address, dkim: name }));
  return found.map(({ verdict, text }) => `${verdict} ${text}`);
}

const tooMany = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`s${at}.test TXT`, [`v=spf1 include:s${at + 1}.test`]]),
);

it.each<[string, Records, RegExp]>([
  ["none", {}, /^warning SPF: site\.test does not say/],
  ["two", { "site.test TXT": ["v=spf1 -all", "v=spf1 mx ~all"] }, /^wrong SPF: site\.test has 2 SPF records/],
  ["everybody", { "site.test TXT": ["v=spf1 +all"] }, /^wrong SPF: .* every server in the world/],
  ["open", { "site.test TXT": ["v=spf1 include:mail.test ?all"] }, /^warning SPF: .* other servers/],
  [
    "too long",
    { "site.test TXT": ["v=spf1 include:s0.test -all"], ...tooMany },
    /^wrong SPF: .* needs more than 10 look-ups/,
  ],
  [
    "good",
    { "site.test TXT": ["v=spf1 mx include:mail.test ~all"] },
    /^ok SPF: site\.test names the servers/,
  ],
])("judges SPF: %s", async (_, records, text) => {
  expect((await verdicts(records))[0]).toMatch(text);
});

it.each<[string, Records, RegExp]>([
  ["none", {}, /^warning DKIM: no key of site\.test was found/],
  [
    "withdrawn",
    { "mail._domainkey.site.test TXT": ["v=DKIM1; p="] },
    /^wrong DKIM: the key at mail\._domainkey\.site\.test was/,
  ],
  ["broken", { "k1._domainkey.site.test TXT": ["v=DKIM1; p=AAAA"] }, /^wrong DKIM: .* cannot be read/],
  ["short", { "s1._domainkey.site.test TXT": [dkim(1024)] }, /^warning DKIM: .* 1024 bits/],
  ["good", { "google._domainkey.site.test TXT": [dkim(2048)] }, /^ok DKIM: there is a good key at google/],
])("judges DKIM: %s", async (_, records, text) => {
  expect((await verdicts(records))[1]).toMatch(text);
});

it("looks at the DKIM key that is named", async () => {
  const records: Records = { "own._domainkey.site.test TXT": [dkim(2048)] };
  expect((await verdicts(records, "site.test", "own"))[1]).toMatch(/^ok DKIM/);
  expect((await verdicts(records, "site.test", "other"))[1]).toMatch(
    /^warning DKIM: there is no key at other/,
  );
});

it.each<[string, Records, RegExp]>([
  ["none", {}, /^warning DMARC: www\.site\.test does not say/],
  [
    "two",
    { "_dmarc.www.site.test TXT": ["v=DMARC1; p=none", "v=DMARC1; p=reject"] },
    /^wrong DMARC: .* has 2 records/,
  ],
  ["broken", { "_dmarc.site.test TXT": ["v=DMARC1; p=maybe"] }, /^wrong DMARC: .* no valid p=/],
  [
    "watching",
    { "_dmarc.site.test TXT": ["v=DMARC1; p=none; rua=mailto:a@site.test"] },
    /^warning DMARC: .* \(p=none\)/,
  ],
  [
    "of subdomains",
    { "_dmarc.site.test TXT": ["v=DMARC1; p=reject; sp=quarantine"] },
    /^ok DMARC: .* \(p=quarantine\)/,
  ],
  [
    "good",
    { "_dmarc.www.site.test TXT": ["v=DMARC1;p=reject"] },
    /^ok DMARC: .* refuse forged email of www\.site\.test/,
  ],
])("judges DMARC: %s", async (_, records, text) => {
  expect((await verdicts(records, "www.site.test"))[2]).toMatch(text);
});

it("says that the DNS does not answer", async () => {
  const lines = await verdicts({}, "broken.test");
  expect(lines[0]).toMatch(/^warning The records of broken\.test could not be looked up/);
});
