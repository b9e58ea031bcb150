import { expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { inLanguage } from "#messages";
import type { Cited, Site } from "./citation.ts";
import { citationsOf, textOf } from "./styles.ts";

const site: Site = {
  name: "Path Institute",
  url: "https://path.example",
  timeZone: "UTC",
  language: "en",
  languages: [],
};
const record = { type: "paper", licence: "", pages: "", doi: "", isbn: "", issn: "", seriesNumber: "" };

function cited(names: string[], more: Partial<PublicRecord>, helpers: BlogCard["with"] = []): Cited {
  const authors = names.map((name) => ({ name, avatar: null, _id: null, path: null }));
  const blog = { _id: "1", slug: "stairs", title: "Counting stairs", subcategory: "", excerpt: "", tags: [] };
  return {
    ...blog,
    authors,
    with: helpers,
    date: "2026-03-09T12:00:00Z",
    language: "",
    record: { ...record, issued: "2026-03-09", series: null, ...more },
  } as unknown as Cited;
}

const inStyles = (blog: Cited) =>
  Object.fromEntries(citationsOf(blog, site).map(([style, sentence]) => [style, textOf(sentence)]));

it("cites a paper of a series", () => {
  const series = { title: "Working Papers", path: "/series" };
  const paper = { series, seriesNumber: "14", doi: "10.5555/14" };
  expect(inStyles(cited(["Yuna Halvorsen", "Idris Vanterpool"], paper))).toEqual({
    APA: "Halvorsen, Y., & Vanterpool, I. (2026, March 9). Counting stairs (Working Papers, No. 14). Path Institute. https://doi.org/10.5555/14",
    Chicago:
      "Halvorsen, Yuna, and Idris Vanterpool. 2026. Counting stairs. Working Papers 14. Path Institute. https://doi.org/10.5555/14.",
    Harvard:
      "Halvorsen, Y. and Vanterpool, I. (2026) Counting stairs. Path Institute (Working Papers, 14). Available at: https://doi.org/10.5555/14.",
  });
});

it("cites an article in a journal, and a chapter of a book", () => {
  const series = { title: "City Notes", path: "/series" };
  const part = { series, seriesNumber: "4", pages: "12–34" };
  const article = inStyles(cited(["Yuna Halvorsen"], { ...part, type: "article" }));
  expect([article.Chicago, article.Harvard]).toEqual([
    "Halvorsen, Yuna. 2026. “Counting stairs.” City Notes, no. 4: 12–34. https://path.example/blogs/stairs.",
    "Halvorsen, Y. (2026) ‘Counting stairs’, City Notes, 4, pp. 12–34. Available at: https://path.example/blogs/stairs.",
  ]);
  const chapter = inStyles(cited(["Yuna Halvorsen"], { ...part, type: "chapter" }));
  expect([chapter.Chicago, chapter.Harvard]).toEqual([
    "Halvorsen, Yuna. 2026. “Counting stairs.” In City Notes, 12–34. Path Institute. https://path.example/blogs/stairs.",
    "Halvorsen, Y. (2026) ‘Counting stairs’, in City Notes. Path Institute, pp. 12–34. Available at: https://path.example/blogs/stairs.",
  ]);
});

it("shortens a long list of authors, and names who helped", () => {
  const names = ["Ana", "Bo", "Caro", "Dev"].map((name) => `${name} Lind`);
  const helpers = [{ name: "Hana Petrescu", role: "editor" }] as unknown as BlogCard["with"];
  const { Chicago = "", Harvard = "" } = inStyles(cited(names, { type: "book" }, helpers));
  expect(Chicago).toContain(
    "Lind, Ana, Bo Lind, Caro Lind, and Dev Lind. 2026. Counting stairs. Edited by Hana Petrescu. Path Institute.",
  );
  expect(Harvard).toContain(
    "Lind, A. et al. (2026) Counting stairs. Edited by Hana Petrescu. Path Institute.",
  );
  expect(inStyles(cited(["Editorial team"], { issued: "2026" })).Chicago).toContain("Editorial team. 2026. ");
});

it.each([
  ["es", "(2026, 9 de marzo)"],
  ["pt", "(2026, 9 de março)"],
  ["bn", "(২০২৬, ৯ মার্চ)"],
])("writes dates as in %s", (language, date) => {
  const { APA = "", Harvard } = inLanguage(language, () => inStyles(cited(["Yuna Halvorsen"], {})));
  expect(APA).toContain(date);
  expect(Harvard).toContain(`(${date.slice(1, 5)})`);
});
