import { beforeAll, describe, expect, it } from "vitest";
import { isVisible } from "#core/visible.ts";
import { forThisEngine, hostileTexts } from "#test/files/corpora.ts";
import { problemsOf } from "#test/formats/article-html.ts";
import { itOnce, useBearer, useSite } from "#test/harness.ts";
import { inTurns } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Blog } from "../contract.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
beforeAll(async () => {
  site.services.limits.count = async () => {}; // many more saves than anybody may make
});

const atOnce = 4;
const fitting = (texts: string[], maxLength: number) => texts.filter((text) => [...text].length <= maxLength);
/** A text as it is kept: without spaces around it, and without what no database can keep. */
const kept = (text: string) => text.replaceAll("\0", "").toWellFormed().trim();
/** What becomes of a text as a tag: the hash before it says nothing, and a comma would make two of it. */
const asTag = (text: string) => kept(kept(text).replaceAll(",", ";").replace(/^#+/, ""));

describe("hostile texts", () => {
  itOnce("in an article are served safely, and a second save does not change them", async () => {
    const strings = hostileTexts("html");
    const pieces = Array.from({ length: Math.ceil(strings.length / 40) }, (_, n) =>
      strings.slice(n * 40, n * 40 + 40),
    );
    // One after the other in one article, where one can go on what another has begun, and each after a whole piece.
    await inTurns(pieces, atOnce, async (piece) => {
      const content = piece.map((string) => `<p>x</p>${string}`).join("\n");
      const { status, body } = await api.add({ ...article, content });
      expect([status, problemsOf(body.content)]).toEqual([201, []]);
      const { article: shown } = await site.json<{ article: string }>(`/api/blogs/${body._id}/page`);
      expect(shown).not.toMatch(
        /<(script|iframe|object|embed|svg|math|form|input|style)\b|\son\w+\s*=\s*["'][^"']*["'][^<]*>/i,
      );
      const again = await api.update(body._id, { content: body.content });
      expect(again.body).toMatchObject({ version: 1, content: body.content });
    });
  });

  it("in other fields are stored unchanged and shown as text", async () => {
    const strings = forThisEngine([...hostileTexts("texts"), ...hostileTexts("html").slice(0, 200)]);
    const usable = fitting(strings, 50).filter((text) => asTag(text) !== "" && isVisible(text));
    expect(usable.length).toBeGreaterThan(40);
    const { _id } = (await api.add(article)).body;
    for (const string of usable) {
      const words = { title: string, subcategory: string, coverAlt: string, coverCaption: string };
      const { status, body } = await api.update(_id, {
        ...words,
        tags: [string.replaceAll(",", ";")],
        image: "https://elsewhere.example/a.png",
      });
      expect([string, status]).toEqual([string, 200]);
      expect(body).toMatchObject({
        title: kept(string),
        subcategory: kept(string),
        tags: [asTag(string)],
        coverAlt: kept(string),
        coverCaption: kept(string),
      });
    }
    expect((await site.json<Blog>(`/api/blogs/${_id}`)).title).toBe(kept(usable.at(-1) ?? ""));
    const revisions = await api.call<object[]>(`GET /api/blogs/${_id}/revisions`);
    expect(Number(revisions.headers.get("x-total-count"))).toBeGreaterThan(usable.length - 20);
  });

  it("as dates, URLs, versions and ids never cause server errors", async () => {
    const { _id } = (await api.add(article)).body;
    const strings = forThisEngine(fitting(hostileTexts("texts"), 2000)).filter((text) => text !== "");
    for (const string of strings) {
      const statuses = [
        (await api.update(_id, { section: "events", eventDate: string })).status,
        (await api.update(_id, { section: string })).status,
        (await api.update(_id, { status: "scheduled", publishAt: string })).status,
        (await api.update(_id, { coverId: string })).status,
        (await api.update(_id, { version: string })).status,
        (await api.call(`GET /api/blogs/manage?q=${encodeURIComponent(string.toWellFormed())}`)).status,
        (await api.call(`GET /api/comments?q=${encodeURIComponent(string.toWellFormed())}`)).status,
      ];
      expect([string, statuses.filter((status) => ![200, 400, 404, 409].includes(status))]).toEqual([
        string,
        [],
      ]);
    }
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, section: "publications" });
  });
});
