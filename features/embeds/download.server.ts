import { lookup } from "node:dns";
import { createWriteStream } from "node:fs";
import type { ClientRequest, IncomingMessage } from "node:http";
import { get } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";

const timeout = 10_000; // milliseconds

/** Networks that only this machine or its neighbours reach, or that lead into others (RFC 6890). */
const networks = {
  ipv4: "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3",
  ipv6: "::/96 64:ff9b::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8",
};
const inside = new BlockList();
for (const family of ["ipv4", "ipv6"] as const) {
  for (const network of networks[family].split(" ")) {
    const [address = "", bits] = network.split("/");
    inside.addSubnet(address, Number(bits), family);
  }
}

export function isInside({ address, family }: { address: string; family: number }): boolean {
  return inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Checks the address of the connection itself, so that a name cannot change its meaning in between. */
const publicLookup: LookupFunction = (hostname, options, found) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) found(error, "", 4);
    else if (addresses.some(isInside) || addresses.length === 0)
      found(new Error(`${hostname} is not on the public internet`), "", 4);
    else if (options.all) found(null, addresses);
    else found(null, addresses[0]?.address ?? "", addresses[0]?.family);
  });

/** How requests leave; tests replace it. */
export const transport = {
  request(url: URL, signal: AbortSignal): ClientRequest {
    if (url.protocol !== "https:" || isIP(url.hostname.replace(/[[\]]/g, "")))
      throw new Error(`not allowed: ${url}`);
    return get(url, { lookup: publicLookup, signal, headers: { accept: "*/*" } });
  },
};

/** Writes what is at an HTTPS URL into a file. Does not follow redirects. Throws if it is longer than `maxBytes`. */
export async function download(url: URL, path: string, maxBytes: number): Promise<number> {
  const signal = AbortSignal.timeout(timeout);
  const response = await responseOf(transport.request(url, signal));
  let bytes = 0;
  const bounded = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes at ${url.hostname}`);
      yield chunk;
    }
  };
  await pipeline(response, bounded, createWriteStream(path), { signal });
  return bytes;
}

function responseOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.destroy();
      reject(new Error(`${request.host} answered ${response.statusCode}`));
    });
  });
}
