import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import type { Picture } from "../contract.ts";
import { generatedPicture, sceneCount, withoutRepeats } from "../generated-picture.ts";
import { type Ink, inksOf, moodCount } from "./colours.ts";
import { drawingSvg } from "./drawing.ts";

const green = { brand: "#0e4a39", accent: "#a53c20" };
const seeds = Array.from({ length: 120 }, (_, index) =>
  (index * 0x01f3a5b7).toString(16).padStart(8, "0").slice(-8),
);

const site = useSite();

const lightness = (colour = "#000000") => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe("drawings", () => {
  it("have a sun that is whole and lighter than or unlike the sky", () => {
    for (const seed of seeds) {
      const svg = drawingSvg(seed, { colours: green });
      const [, x, y, radius] = /class="sun" d="M(\d+) (\d+)a(\d+)/.exec(svg) ?? [];
      expect(Number(y) - Number(radius), seed).toBeGreaterThan(0.16 * 1000);
      expect(Number(y) + Number(radius), seed).toBeLessThan(0.45 * 1000);
      expect(Number(x), seed).toBeGreaterThan(0.25 * 1600);
      expect(svg).not.toMatch(/NaN|undefined|--|Infinity/);
    }
  });

  it("never put dark on dark", () => {
    const pairs: [Ink, Ink][] = [
      ...([
        ["sun", "sky"],
        ["far", "sky"],
        ["mid", "far"],
        ["near", "mid"],
        ["front", "near"],
      ] as const),
      ...([
        ["lit", "pane"],
        ["roof", "wall"],
        ["front", "water"],
      ] as const),
    ].map(([one, other]) => [one, other]);
    for (const colours of [
      green,
      { brand: "#6d1a2d", accent: "#2d5d8a" },
      { brand: "#222222", accent: "#777777" },
    ])
      for (let mood = 0; mood < moodCount; mood++)
        for (const inks of Object.values(inksOf(colours, mood)))
          for (const [one, other] of pairs)
            expect(
              Math.abs(lightness(inks[one]) - lightness(inks[other])),
              `${mood} ${one} ${other}`,
            ).toBeGreaterThan(8);
  });

  it("differ from the three before them in a list, and stay the same for the same list", () => {
    const cards = Array.from({ length: 60 }, (_, index) => ({
      cover: generatedPicture(`Title ${index % 7}`),
    }));
    const scenes = withoutRepeats(cards).map(
      ({ cover }) => Number.parseInt(cover.url.slice(10), 16) % sceneCount,
    );
    for (const [index, scene] of scenes.entries())
      expect(scenes.slice(Math.max(0, index - 3), index), String(index)).not.toContain(scene);
    expect(withoutRepeats(cards)).toEqual(withoutRepeats(cards));
    expect(new Set(scenes).size).toBe(sceneCount);
    const own = { cover: { ...generatedPicture("x"), generated: false } as Picture };
    expect(withoutRepeats([own, own])).toEqual([own, own]);
  });

  it("have the colours of the site, in light and dark, and change with them", async () => {
    const drawing = async (name: string) => {
      const answer = await site.fetch(`/drawings/${name}.svg`, {
        headers: { "accept-encoding": "identity" },
      });
      return {
        svg: await answer.text(),
        tag: answer.headers.get("etag"),
        kept: answer.headers.get("cache-control"),
      };
    };
    const before = [await drawing("0badcafe"), await drawing("plan")];
    for (const { svg, kept } of before) {
      expect(svg).toContain("prefers-color-scheme:dark");
      expect(kept).toMatch(/max-age=300,/);
    }
    Object.assign(site.services.site, {
      appearance: { ...site.services.site.appearance, brand: "#6d1a2d", accent: "#2d5d8a" },
    });
    const after = [await drawing("0badcafe"), await drawing("plan")];
    for (const [index, { svg, tag }] of after.entries()) {
      expect(svg).not.toBe(before[index]?.svg);
      expect(tag).not.toBe(before[index]?.tag);
    }
    expect((await site.fetch("/drawings/plan2.svg")).status).toBe(404);
  });

  it("take less than 3.6 kB when sent, as pictures in any shape", async () => {
    for (const seed of seeds.slice(0, 12)) {
      const { body } = await site.fetch(`/drawings/${seed}.svg`).then(async (answer) => ({
        body: Number(answer.headers.get("content-length")),
      }));
      expect(body).toBeLessThan(3600);
    }
    const tall = drawingSvg("0badcafe", { colours: green, width: 400, height: 700, scheme: "light" });
    expect(await sharp(Buffer.from(tall)).metadata()).toMatchObject({ width: 400, height: 700 });
  });
});

it("the contact page has a plan only while the institute has an address", async () => {
  const contact = async () => (await site.fetch("/contact")).text();
  expect(await contact()).toContain("/drawings/plan.svg");
  await changeSettings(site, await site.bearer(), "contact", { address: [] });
  expect(await contact()).not.toContain("/drawings/plan.svg");
});
