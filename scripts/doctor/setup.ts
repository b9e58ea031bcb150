import { type LookupAddress, lookup } from "node:dns";
import { Resolver } from "node:dns/promises";
import { existsSync } from "node:fs";
import { isIP, type LookupFunction } from "node:net";
import { join } from "node:path";
import { readEnv } from "#server/env.ts";
import { readSigningKeys } from "#server/signing-keys.ts";
import type { Setup } from "./check.ts";

const patience = { timeout: 2000, tries: 2 }; // milliseconds

/** `dns` is the address of a DNS server; by default the system's. */
type Options = { mailTo?: string; dkim?: string; dns?: string };

/** Throws a sentence if the environment or an option is not valid. */
export function setupOf(source: Setup["source"], { mailTo, dkim, dns }: Options = {}): Setup {
  const env = readEnv(source);
  const resolver = new Resolver(patience);
  try {
    if (dns) resolver.setServers([dns]);
  } catch {
    throw new Error(`${dns} is not the address of a DNS server, like 9.9.9.9 or 127.0.0.1:5353.`);
  }
  const hasKey = env.jwtSecret !== undefined || existsSync(join(env.dataDir, "jwt-secret"));
  return {
    env,
    source,
    resolver,
    lookup: dns ? lookupWith(resolver) : systemLookup,
    signingKey: hasKey ? readSigningKeys(env.jwtSecret, env.dataDir)[0] : undefined,
    mailTo,
    dkim,
  };
}

const systemLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) done(error, "", 0);
    else answer(found, options.all, done);
  });

function lookupWith(resolver: Resolver): LookupFunction {
  return (host, options, done) => {
    if (isIP(host) || host === "localhost") return systemLookup(host, options, done);
    const none = () => [];
    Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]).then(
      ([four, six]) => {
        const found = [
          ...four.map((address) => ({ address, family: 4 })),
          ...six.map((address) => ({ address, family: 6 })),
        ];
        if (found.length > 0) answer(found, options.all, done);
        else done(Object.assign(new Error(`${host} was not found`), { code: "ENOTFOUND" }), "", 0);
      },
    );
  };
}

function answer(found: LookupAddress[], all: boolean | undefined, done: Parameters<LookupFunction>[2]): void {
  const [first = { address: "", family: 0 }] = found;
  if (all) done(null, found);
  else done(null, first.address, first.family);
}
