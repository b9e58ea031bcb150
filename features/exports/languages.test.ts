import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { lettersOf, openPdf, tagsOf } from "#test/formats/pdf.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();
const admin = useBearer(site);

const chart =
  '<figure data-chart="columns" data-source="Census"><table><tr><th>Year</th><th>Kerbs</th></tr><tr><td>A</td><td>3</td></tr></table></figure>';
const content = `<aside data-kind="example"><p>x</p></aside>${chart}<p>a<a href="#n">1</a></p><p id="n">b</p>`;
const long = `${content}${"<p>word</p>".repeat(3000)}`; // prepared on the thread

async function add(language: string, text = content, title = `In ${language || "none"}`): Promise<string> {
  const fields = { title, content: text, language, section: "programmes" };
  const { body } = await writingApi(site, admin).add({ ...fields, status: "published" });
  return `/blogs/${body.slug}`;
}

const text = async (path: string) => (await site.fetch(path)).text();
const bytesOf = async (path: string) => new Uint8Array(await (await site.fetch(path)).arrayBuffer());
const kindIn = (html: string) => /<p(?: lang="(\w+)")? class="callout-kind">(.*?)</.exec(html)?.slice(1);

async function tagsIn(path: string) {
  return tagsOf(await openPdf(await bytesOf(path)));
}

async function epubIn(path: string): Promise<string> {
  const files = Object.entries(unzipSync(await bytesOf(path)));
  return files.flatMap(([name, bytes]) => (name.endsWith("html") ? [strFromU8(bytes)] : [])).join("\n");
}

describe("the words that stand in an article", () => {
  it("are in its language, on pages, in feeds and in files", async () => {
    const french = await add("fr-CA");
    const page = await text(french);
    expect(kindIn(page)).toEqual([undefined, "Exemple"]);
    expect(page).toContain('role="note" aria-label="Exemple"');
    expect(page).toContain("Afficher le tableau");
    expect(page).toContain(">Share<"); // around it
    expect(await text(`${french}/charts/1.svg`)).toContain("Graphique en colonnes");
    expect(await text("/feed.json")).toContain("Exemple");
    const card = async (path: string) => Buffer.from(await bytesOf(`${path}/card.jpg`)).toString("base64");
    expect(await card(french)).not.toBe(await card(await add("en-GB", content, "In fr-CA")));

    const epub = await epubIn(`${french}.epub`);
    expect(epub).toContain("<h1>Table des matières</h1>");
    expect(epub).toContain("<b>Exemple</b>");
    expect(epub).not.toContain('lang="en"');
    const tags = await tagsIn(`${french}.pdf`);
    expect(tags.some((tag) => tag.lang === "en")).toBe(false);
    expect(lettersOf(tags.map((tag) => tag.text).join(" "))).toContain("Exemple");
  });

  it("say the language of another document's title", async () => {
    const api = writingApi(site, admin);
    const fields = { content, section: "publications", status: "published" };
    const older = await api.add({ ...fields, title: "Wege", language: "de" });
    const record = { replaces: older.body._id };
    const { slug } = (await api.add({ ...fields, title: "Chemins", language: "fr", record })).body;
    const epub = await epubIn(`/blogs/${slug}.epub`);
    expect(epub).toContain('<span lang="de" xml:lang="de"><a href="');
    const tags = await tagsIn(`/blogs/${slug}.pdf`);
    expect(tags.find((tag) => tag.lang === "de")?.text).toContain("Wege");
    expect(await epubIn(`/blogs/${older.body.slug}.epub`)).toContain(
      '<span lang="fr" xml:lang="fr"><a href="',
    );
  });

  it("are so in long articles, which a thread prepares", async () => {
    const arabic = await add("ar", long);
    expect(kindIn(await text(arabic))).toEqual([undefined, "مثال"]);
    const tags = await tagsIn(`${arabic}.pdf`);
    expect(tags.some((tag) => tag.lang === "en")).toBe(false);
  });

  it("are in the site's language where there are none in that of the article, and then in English", async () => {
    const german = await add("de", long);
    expect(kindIn(await text(german))).toEqual(["en", "Example"]);
    const old = await site.fetch(`${german}.epub`);
    await changeSettings(site, admin, "institute", { language: "es" });
    expect(kindIn(await text(german))).toEqual(["es", "Ejemplo"]);
    expect(await epubIn(`${german}.epub`)).toContain('<h1 lang="es" xml:lang="es">Índice</h1>');
    expect((await site.fetch(`${german}.epub`)).headers.get("etag")).not.toBe(old.headers.get("etag"));
    expect(await tagsIn(`${german}.pdf`)).toContainEqual(
      expect.objectContaining({ lang: "es", text: expect.stringContaining("Cómo citar") }),
    );
    expect(kindIn(await text(await add("en")))).toEqual([undefined, "Example"]);
    const own = await add("");
    expect(kindIn(await text(own))).toEqual([undefined, "Ejemplo"]);
    await changeSettings(site, admin, "institute", { language: "de" });
    const unmarked = await text(own);
    expect(unmarked).toContain('<html lang="en"');
    expect(unmarked).toMatch(/<div lang="de" dir="ltr" class="article/);
    expect(kindIn(unmarked)).toEqual(["en", "Example"]);
  });
});

it("a PDF shows addresses in their letters", async () => {
  const tags = await tagsIn(`${await add("hi", content, "नदी")}.pdf`);
  const text = tags.map((tag) => tag.text).join(" ");
  expect(text).toContain("नदी");
  expect(text).not.toContain("%E0");
});
