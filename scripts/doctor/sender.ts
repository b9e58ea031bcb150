import { createPublicKey } from "node:crypto";
import { isIP } from "node:net";
import { type Check, type Finding, ok, reasonOf, warning, wrong } from "./check.ts";

/** Names under which mail providers publish their keys. Nobody can list those of a domain. */
const selectors = [
  ...[
    "default",
    "dkim",
    "mail",
    "smtp",
    "email",
    "k1",
    "k2",
    "k3",
    "s1",
    "s2",
    "selector1",
    "selector2",
    "google",
  ],
  ...[
    "fm1",
    "fm2",
    "fm3",
    "protonmail",
    "protonmail2",
    "protonmail3",
    "sig1",
    "zoho",
    "zmail",
    "mandrill",
    "pm",
  ],
  ...[
    "mxvault",
    "everlytickey1",
    "turbo-smtp",
    "mailjet",
    "resend",
    "brevo",
    "mta",
    "key1",
    "dk1",
    "ed25519",
    "rsa",
  ],
];
const shortKey = 2048; // bits
const brokenKey = 1024;
const maxLookups = 10; // RFC 7208, section 4.6.4

/** What receivers look up about the domain from which the site sends. */
export const sender: Check = {
  name: "sender",
  async run({ env, resolver, dkim }) {
    const domain = env.siteUrl && new URL(env.siteUrl).hostname;
    if (!env.smtpUrl || !domain || domain === "localhost" || isIP(domain)) return [];
    const texts = async (name: string): Promise<string[]> => {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      } catch (error) {
        if (["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
        throw error;
      }
    };
    const server = new URL(env.smtpUrl).hostname;
    const checks = [spf(domain, server, texts), key(domain, dkim, texts), policy(domain, texts)];
    return (await Promise.allSettled(checks)).map((result) =>
      result.status === "fulfilled" ? result.value : couldNotLookUp(domain, result.reason),
    );
  },
};

type Texts = (name: string) => Promise<string[]>;

async function spf(domain: string, server: string, texts: Texts): Promise<Finding> {
  const records = (await texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const example = `v=spf1 include:${server} -all`;
  if (records.length === 0)
    return warning(
      `SPF: ${domain} does not say which servers may send its email, so many receivers take it for spam.`,
      `Add a TXT record to ${domain} with what your mail provider names, like  ${example}`,
    );
  if (records.length > 1)
    return wrong(
      `SPF: ${domain} has ${records.length} SPF records. With more than one, receivers use none.`,
      "Join them into one TXT record.",
    );
  const record = records[0] ?? "";
  if (/(^| )\+?all( |$)/i.test(record))
    return wrong(
      `SPF: the record of ${domain} lets every server in the world send its email ("${record}").`,
      "End it with -all.",
    );
  const lookups = await countLookups(record, texts);
  if (lookups > maxLookups)
    return wrong(
      `SPF: the record of ${domain} needs more than ${maxLookups} look-ups, where receivers stop.`,
      "Remove the include: of services that you no longer use.",
    );
  if (!/[-~]all( |$)|redirect=/i.test(record))
    return warning(
      `SPF: the record of ${domain} does not say what to do with email from other servers.`,
      "End it with -all.",
    );
  return ok(`SPF: ${domain} names the servers that send its email ("${record}").`);
}

async function countLookups(record: string, texts: Texts, depth = 0): Promise<number> {
  const terms = record.split(/\s+/).slice(1);
  const counts = terms.map(async (term) => {
    const [, target] = /^(?:[+?~-]?include:|redirect=)([^\s%]+)$/i.exec(term) ?? [];
    if (!target) return /^[+?~-]?(a|mx|ptr|exists)([:/]|$)/i.test(term) ? 1 : 0;
    if (depth > maxLookups) return 1;
    const next = (await texts(target)).find((text) => /^v=spf1( |$)/i.test(text)) ?? "";
    return 1 + (await countLookups(next, texts, depth + 1));
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function key(domain: string, named: string | undefined, texts: Texts): Promise<Finding> {
  const names = named ? [named] : selectors;
  const found = await Promise.all(
    names.map(async (name) => {
      const records = await texts(`${name}._domainkey.${domain}`);
      return { name, record: records.find((text) => /(^|;)\s*p=/i.test(text)) };
    }),
  );
  const [first] = found.filter(({ record }) => record !== undefined);
  if (!first?.record)
    return warning(
      named
        ? `DKIM: there is no key at ${named}._domainkey.${domain}.`
        : `DKIM: no key of ${domain} was found under the usual names. It may have another.`,
      named
        ? "Switch DKIM on with your mail provider, and add the record that it shows."
        : "Look at the header DKIM-Signature of an email of the site: what follows s= is the name. Then  npm run site -- doctor --dkim NAME",
    );
  const { name, record } = first;
  const [, text = ""] = /(?:^|;)\s*p=\s*([^;]*)/i.exec(record) ?? [];
  const place = `${name}._domainkey.${domain}`;
  if (text.trim() === "")
    return wrong(`DKIM: the key at ${place} was withdrawn.`, "Make a new one with your mail provider.");
  const bits = /k=ed25519/i.test(record) ? shortKey : sizeOf(text);
  if (bits === undefined)
    return wrong(
      `DKIM: the key at ${place} cannot be read.`,
      "Copy the record of your mail provider again, whole.",
    );
  if (bits < brokenKey)
    return wrong(
      `DKIM: the key at ${place} has only ${bits} bits: receivers ignore it.`,
      "Make one of 2048 bits.",
    );
  if (bits < shortKey)
    return warning(`DKIM: the key at ${place} has ${bits} bits.`, "Make one of 2048 bits.");
  return ok(`DKIM: there is a good key at ${place}.`);
}

/** Bits of an RSA key; undefined if it is none. */
function sizeOf(text: string): number | undefined {
  try {
    const der = Buffer.from(text.replace(/\s/g, ""), "base64");
    return createPublicKey({ key: der, format: "der", type: "spki" }).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** Of the domain, or of one above it. */
async function policy(domain: string, texts: Texts): Promise<Finding> {
  const labels = domain.split(".");
  for (let at = 0; at <= Math.max(0, labels.length - 2); at += 1) {
    const name = labels.slice(at).join(".");
    const records = (await texts(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (records.length > 1)
      return wrong(`DMARC: _dmarc.${name} has ${records.length} records. Receivers use none.`, "Keep one.");
    const [record] = records;
    if (!record) continue;
    const [, own] = /;\s*p=\s*(\w+)/i.exec(record) ?? [];
    const [, below] = /;\s*sp=\s*(\w+)/i.exec(record) ?? [];
    const word = (at > 0 ? (below ?? own) : own)?.toLowerCase();
    if (!word || !["none", "quarantine", "reject"].includes(word))
      return wrong(`DMARC: the record of ${name} has no valid p= ("${record}").`, `v=DMARC1; p=quarantine`);
    if (word === "none")
      return warning(
        `DMARC: ${name} asks receivers to do nothing about forged email (p=none).`,
        "When the reports show that all your email passes, change it to p=quarantine.",
      );
    return ok(
      `DMARC: receivers ${word === "reject" ? "refuse" : "put aside"} forged email of ${name} (p=${word}).`,
    );
  }
  return warning(
    `DMARC: ${domain} does not say what receivers should do with forged email. Some refuse email without it.`,
    `Add a TXT record to _dmarc.${domain}:  v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
  );
}

function couldNotLookUp(domain: string, error: unknown): Finding {
  return warning(
    `The records of ${domain} could not be looked up: ${reasonOf(error)}.`,
    "Try again, or name another server:  npm run site -- doctor --dns 9.9.9.9",
  );
}
