import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorOf, renderChapter } from "./chapter.ts";
import { readContents } from "./contents.ts";

const { groups, files } = readContents();
const guide = globSync("docs/guide/*.md").sort();
const texts = new Map(guide.map((file) => [file, readFileSync(file, "utf8")]));
const maxPicture = 40_000;
const maxPictures = 2_500_000;

/** All texts that people see, those of choices line by line. */
const product = Object.values<{ text: string }>(JSON.parse(readFileSync("messages/en.json", "utf8")))
  .map(({ text }) => text)
  .join("\n");

const additions = /^(?:Add an?|Choose) (.+)$/;

/** Whether it is a whole text of the product, or one of its choices. */
function isShown(label: string): boolean {
  const noun = additions.exec(label)?.[1];
  if (noun && isShown(noun)) return true;
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  return new RegExp(`(^|\\{\\{|\\})${words}(\\{|\\}\\}|$)`, "m").test(product);
}

describe("the guides", () => {
  it("are in the table of contents with their own titles", () => {
    const titleOf = (file: string) => /^# (.+)$/m.exec(readFileSync(file, "utf8"))?.[1];
    const listed = groups.flatMap(({ chapters }) => chapters);
    const wrong = listed.filter(({ slug, title }) => titleOf(files.get(slug) ?? "") !== title);
    expect(wrong).toEqual([]);
    expect(guide.filter((file) => !files.has(basename(file, ".md")))).toEqual([]);
  });

  it("quote names as the product shows them", () => {
    const labels = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) => [file, label.replace(/\s+/g, " ")]),
    );
    expect(labels.filter(([, label = ""]) => !isShown(label))).toEqual([]);
  });

  it("link to chapters, headings and files that exist", () => {
    const broken = ["docs/README.md", ...guide].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\(([^)#\s]*)(?:#([^)]+))?\)/g)]
        .filter(([, path = ""]) => !/^(https?|mailto):/.test(path))
        .filter(([, path = "", anchor]) => {
          const target = path ? join(dirname(file), path) : file;
          if (!existsSync(target)) return true;
          const headings = readFileSync(target, "utf8").matchAll(/^#+ (.+)$/gm);
          return anchor && ![...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("show every picture there is, each with a description, a journey and few bytes", () => {
    const shown = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/!\[([^\]]*)\]\(pictures\/([^)]+)\)/g)].map(([, alt = "", name = ""]) => {
        const journey = `test/guide/${basename(file, ".md")}.guide.ts`;
        const isTaken =
          existsSync(journey) && readFileSync(journey, "utf8").includes(basename(name, ".webp"));
        return { name, isGood: alt.length > 10 && isTaken };
      }),
    );
    const taken = globSync("docs/guide/pictures/*.webp").map((file) => ({
      name: basename(file),
      size: statSync(file).size,
    }));
    expect(shown.filter(({ isGood }) => !isGood)).toEqual([]);
    expect(shown.map(({ name }) => name).sort()).toEqual(taken.map(({ name }) => name).sort());
    expect(taken.filter(({ size }) => size > maxPicture)).toEqual([]);
    expect(taken.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(maxPictures);
  });

  it("are found from the screens that they are about", () => {
    const chapters = readFileSync("admin/help/path.ts", "utf8").matchAll(/^ {2}"\/[^"]+": "([^"]+)"/gm);
    expect([...chapters].filter(([, slug = ""]) => !files.has(slug))).toEqual([]);
  });

  it("become elements with pictures of their size on the screen, and links into the help", async () => {
    const { trees, pictures, sections } = await renderChapter(files.get("publish-an-article") ?? "", files);
    const html = JSON.stringify(trees);
    expect(html).toContain('["a",{"href":"/admin/help/nothing-is-lost"},"Nothing is lost"]');
    expect(pictures[0]).toMatch(/article-form\.webp$/);
    expect(html).toMatch(/\["img",\{"src":"picture:0","alt":"[^"]+","width":\d+,"height":\d+,/);
    expect(sections.map(({ anchor }) => anchor)).toContain("say-what-it-is");
  });
});
