import { describe, expect, it } from "vitest";
import type { HomeSection, Settings } from "#core/settings.ts";
import type { MediaEntry, MediaUse } from "#features/media/library/contract.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import type { BlogCard, Front } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);

const front = () => site.json<Front>("/api/blogs/front");
const lists = ["latest", "research", "publications", "events", "highlights"] as const;
const lengths = (of: Front) => lists.map((name) => of[name].length);

async function saveHome(change: (home: Settings["home"]) => Partial<Settings["home"]>) {
  const { body } = await site.call<SavedSettings>("GET /api/settings", undefined, admin);
  const { version, defaults } = body.home;
  const values = { ...defaults, ...change(defaults) };
  return site.call("PUT /api/settings/home", { version, values }, admin);
}

const only =
  (...shown: Partial<HomeSection>[]) =>
  ({ sections }: Settings["home"]) => ({
    sections: shown.map(({ name, ...change }) => ({
      ...(sections.find((section) => section.name === name) as HomeSection),
      hidden: false,
      ...change,
    })),
  });

describe("GET /api/blogs/front", () => {
  it("returns what is specified until an institute changes it", async () => {
    const answer = await front();
    expect(answer.sections.map(({ name }) => name)).toEqual([
      ...["welcome", "research", "publications", "events", "team", "resources", "gallery", "cards"],
    ]);
    expect(lengths(answer)).toEqual([6, 3, 6, 3, 0]);
    expect(answer.hero).toEqual(answer.latest[0]);
    const { research, publications, events } = answer;
    expect(JSON.stringify({ research, publications, events })).not.toContain(answer.hero?._id);
    expect(JSON.stringify(answer)).not.toContain('"content"');
    expect(answer.cards).toHaveLength(4);
    expect([answer.text, answer.newsletter]).toEqual(["", ""]);
  });

  it("has the sections that are shown, in the order of the institute", async () => {
    await saveHome(
      only({ name: "events", count: 1 }, { name: "welcome", hidden: true }, { name: "resources", count: 8 }),
    );
    const answer = await front();
    expect(answer.sections).toEqual([
      { name: "events", label: "Come along", heading: "", count: 1 },
      { name: "resources", label: "Just published", heading: "", count: 8 },
    ]);
    expect(lengths(answer)).toEqual([8, 0, 0, 1, 0]);
    expect(answer.cards).toEqual([]);
  });

  it("has the most liked of the newest as highlights", async () => {
    await saveHome(only({ name: "highlights", count: 4 }));
    const { highlights } = await front();
    const likes = highlights.map(({ likeCount }) => likeCount);
    expect(likes).toHaveLength(4);
    expect(likes).toEqual(likes.toSorted((one, other) => other - one));
    expect(likes[0]).toBeGreaterThan(0);
  });

  it("has the pinned article as its hero, but only while it is public", async () => {
    const { body: all } = await site.call<BlogCard[]>("GET /api/blogs/section/publications?view=card");
    const [, pinned] = all as [BlogCard, BlogCard];
    await saveHome(() => ({ hero: pinned._id }));
    const answer = await front();
    expect(answer.hero?._id).toBe(pinned._id);
    expect(lengths(answer)).toEqual([6, 3, 6, 3, 0]);
    expect(JSON.stringify(answer.publications)).not.toContain(pinned._id);
    const home = async () => (await site.fetch("/")).text();
    const isHero = async () =>
      (await home()).match(/id="hero-title"[^>]*>([^<]*)/)?.[1] === escaped(pinned.title);
    expect(await isHero()).toBe(true);
    await site.call(`DELETE /api/blogs/${pinned._id}`, undefined, admin);
    expect((await front()).hero?._id).toBe(answer.latest[0]?._id);
    expect(await isHero()).toBe(false);
    await site.call("POST /api/blogs/restore", { ids: [pinned._id] }, admin);
    expect(await isHero()).toBe(true);
  });

  it("has a picture of the institute's own, which stays in the library", async () => {
    const { body: files } = await site.call<MediaEntry[]>("GET /api/media?kind=image", undefined, admin);
    const [file] = files as [MediaEntry];
    const texts = { pictureCaption: "The quay <at> noon", pictureCredit: "Photo: Ana Reis" };
    const shown = only({ name: "picture", heading: "Where we are" });
    const saved = await saveHome((home) => ({ ...shown(home), pictureId: file._id, ...texts }));
    expect(saved.status).toBe(200);
    expect(await front()).toMatchObject({
      picture: { url: file.url, alt: file.alt, caption: texts.pictureCaption },
      pictureCredit: texts.pictureCredit,
    });
    const home = await (await site.fetch("/")).text();
    for (const part of [
      ">Where we are<",
      "The quay &lt;at&gt; noon",
      "Photo: Ana Reis",
      `/media/${file._id}/`,
    ])
      expect(home.slice(home.indexOf("<main"))).toContain(part);
    const { body } = await site.call<{ uses: MediaUse[] }>(`GET /api/media/${file._id}`, undefined, admin);
    expect(body.uses).toContainEqual(
      expect.objectContaining({ title: "Home page", address: "/manage-home", state: "public" }),
    );
    await saveHome((home) => ({ ...only({ name: "picture", hidden: true })(home), pictureId: file._id }));
    expect((await front()).picture).toBeNull();
    expect((await saveHome(() => ({ pictureId: "0123456789abcdef01234567" }))).status).toBe(400);
  });

  it("ignores a pinned article that does not exist", async () => {
    await saveHome(() => ({ hero: "no-such-article" }));
    const { hero, latest } = await front();
    expect(hero).toEqual(latest[0]);
    expect((await site.fetch("/")).status).toBe(200);
  });
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
