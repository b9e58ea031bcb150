import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { decodeHTML } from "entities";
import { logIn } from "./filling/members.ts";
import type { ReleaseSite } from "./site.ts";

/** Who asks: nobody signed in, or a member by the part of the email before the @. */
type Who = "anyone" | "ada" | "ruth" | "noor";
/**
 * An address, and who asks for it. `own` is a registration by the token of its emails, `stored` a file in the media
 * store. Everything else is a path: pages and feeds as text, the API as JSON, files as a hash.
 */
export type Address = `${Who | "own" | "stored"} ${string}`;
/** What a release showed, by address. */
export type Shown = Record<Address, unknown>;

const atOnce = 8;
const isText = /^(text\/(?!csv|vtt)|application\/(rss|xml|atom|feed))/;

/** Logs members in, and requests addresses. */
export async function openShown(site: ReleaseSite) {
  const tokens = new Map<string, string>([["anyone", ""]]);
  for (const name of ["ada", "ruth", "noor"]) tokens.set(name, await logInAs(site, name));

  async function read(address: Address): Promise<unknown> {
    const [who = "", ...rest] = address.split(" ");
    const path = rest.join(" ");
    if (who === "stored") return hashOf(await buffer(await site.services.media.read(path)));
    if (who === "own") {
      const init = { method: "POST", headers: { "content-type": "application/json" } };
      return answerOf(
        await site.fetch("/api/registrations/own", { ...init, body: JSON.stringify({ token: path }) }),
      );
    }
    const token = tokens.get(who);
    // Like a reload: never an old page.
    const headers = { "cache-control": "no-cache", ...(token && { authorization: `Bearer ${token}` }) };
    return answerOf(await site.fetch(path, { headers }));
  }

  return {
    read,
    async readAll(addresses: Address[]): Promise<Shown> {
      const shown: Shown = {};
      for (let at = 0; at < addresses.length; at += atOnce) {
        const some = addresses.slice(at, at + atOnce);
        const answers = await Promise.all(some.map(read));
        for (const [index, address] of some.entries()) shown[address] = answers[index];
      }
      return shown;
    },
  };
}

async function logInAs(site: ReleaseSite, name: string): Promise<string> {
  let token = "";
  const fetch: ReleaseSite["fetch"] = async (path, init) => {
    const response = await site.fetch(path, init);
    token = (await response.clone().json()).token;
    return response;
  };
  await logIn({ fetch }, `${name}@example.org`);
  return token;
}

async function answerOf(response: Response): Promise<unknown> {
  const { status, headers } = response;
  const location = headers.get("location");
  if (location) return { status, location };
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (type === "application/json") return { status, json: await response.json() };
  if (isText.test(type)) return { status, type, lines: linesIn(await response.text()) };
  return { status, type, ...hashOf(Buffer.from(await response.arrayBuffer())) };
}

function hashOf(bytes: Buffer) {
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** The text of a page between its head and its foot, or of a feed or another text, line by line. */
function linesIn(text: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? text;
  return main
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<\/?(?:a|abbr|b|bdi|em|i|mark|span|strong|sub|sup|time)\b[^>]*>/g, "")
    .split(/<[^>]*>|\n/)
    .map((line) => decodeHTML(line).replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
