import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import type { Blog, ListedBlog } from "#features/blogs/contract.ts";
import type { Member } from "#features/members/contract.ts";
import { forThisEngine, hostileTexts } from "#test/files/corpora.ts";
import { useSite } from "#test/harness.ts";
import { addPeople, addPerson, inTurns } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";

let id: string;
const site = useSite();
beforeAll(async () => {
  const [blog] = await site.json<ListedBlog[]>("/api/blogs/all?view=card&limit=1");
  id = blog?._id ?? "";
  await site.services.db.queries.deleteFrom("comments").execute();
  await changeSettings(site, await site.bearer(), "accounts", { hold: "none" });
});

type Node = DefaultTreeAdapterTypes.Node;

type Parts = { elements: string[]; texts: Set<string>; links: Record<string, string>[] };

/**
 * What a page is made of: each element with its attributes, and the text of each. Links that are made of
 * addresses in what people say stand apart; they alone may come from a text.
 */
function parts(html: string): Parts {
  const found: Parts = { elements: [], texts: new Set(), links: [] };
  const textOf = (node: Node): string => {
    if ("value" in node) return node.value;
    if ("attrs" in node) {
      const named = node.attrs.filter(({ name }) => name !== "data-version"); // it follows the texts
      const attributes = Object.fromEntries(named.map(({ name, value }) => [name, value]));
      if (node.tagName === "a" && attributes.rel?.includes("ugc")) found.links.push(attributes);
      else found.elements.push(`${node.tagName} ${JSON.stringify(attributes)}`);
    }
    const text = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
    found.texts.add(text);
    return text;
  };
  textOf(parse(html));
  return found;
}

const page = async () => (await site.fetch(`/blogs/${id}`)).text();
/** Removes what no database can keep. */
const kept = (text: string) => text.replaceAll("\0", "").toWellFormed();
/** Reads line breaks as a parser does. */
const parsed = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");

/** Many texts as few comments of at most 5,000 characters: they stand beside one another, each on lines of its own. */
function comments(texts: string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last === undefined || last.length + text.length > 4900) joined.push(text);
    else joined[joined.length - 1] = `${last}\n${text}`;
  }
  return joined.map((text) => text.trim());
}

describe("hostile comments", () => {
  it("are stored unchanged and shown as text", async () => {
    const texts = forThisEngine([...hostileTexts("html"), ...hostileTexts("texts")]);
    const output = comments(texts.map(kept));
    const people = await addPeople(site, output.length);
    await inTurns([...output.entries()], 8, async ([at, text]) => {
      const line = `POST /api/blogs/comment/${id}`;
      expect((await site.call(line, { text }, people[at]?.signedIn)).status).toBe(200);
    });
    const read = await site.json<Blog>(`/api/blogs/${id}`);
    expect(read.comments.map(({ text }) => text).sort()).toEqual(output.sort());

    const hostile = parts(await page());
    expect(output.filter((text) => !hostile.texts.has(parsed(text)))).toEqual([]);
    for (const { href = "", ...others } of hostile.links) {
      expect(["http:", "https:"]).toContain(new URL(href).protocol);
      expect(Object.keys(others).sort()).toEqual(["class", "rel"]);
    }
    await site.services.db.write(async (queries, changed) => {
      await queries.updateTable("comments").set({ text: "Agreed." }).where("blogId", "=", id).execute();
      changed(`blog:${id}`);
    });
    expect(hostile.elements).toEqual(parts(await page()).elements);
  });

  it("are stored unchanged as names and bios", async () => {
    let signedIn = {};
    const texts = forThisEngine(hostileTexts("texts")).map((text) => kept(text).trim());
    for (const [at, text] of texts.filter((name) => name !== "" && name.length <= 200).entries()) {
      // Nobody may change a name as often as this.
      if (at % 50 === 0) ({ signedIn } = await addPerson(site, `Has Many Names ${at}`));
      const { status, body } = await site.call<Member>(
        "PUT /api/users/profile",
        { name: text, bio: text },
        signedIn,
      );
      const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
      const name = text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ""); // these turn what stands beside them
      expect({ status, name: body.name, bio: body.bio }).toEqual(
        isSeen ? { status: 200, name, bio: text } : { status: 400 },
      );
    }
  });

  it("show hostile names as text", async () => {
    const { signedIn } = await addPerson(site, "Has A Bad Name");
    await site.call(`POST /api/blogs/comment/${id}`, { text: "Named." }, signedIn);
    const plain = parts(await page()).elements;
    for (const name of ['"><img src=x onerror=alert(1)>', "</script><script>alert(1)</script>", "'`<!--"]) {
      await site.call("PUT /api/users/profile", { name }, signedIn);
      const named = parts(await page());
      expect(named.texts.has(name), name).toBe(true);
      expect(named.elements, name).toEqual(plain);
    }
  });

  it("do not slow the page with an address that ends in many punctuation marks", async () => {
    const { signedIn } = await addPerson(site, "Ends In Marks");
    const text = `http://a${".".repeat(2400)}x${")".repeat(2500)}`;
    expect((await site.call(`POST /api/blogs/comment/${id}`, { text }, signedIn)).status).toBe(200);
    expect(parts(await page()).texts.has(text)).toBe(true);
  });
});
