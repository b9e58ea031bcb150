import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { openPdf, tagsOf } from "#test/formats/pdf.ts";
import { useSite } from "#test/harness.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();

async function filesOf(title: string, record: object) {
  const { add } = writingApi(site, await site.bearer());
  const fields = { title, content: "<p>Text.</p>", section: "publications", status: "published", record };
  const { slug } = (await add(fields)).body as BlogCard;
  const bytes = async (format: string) =>
    new Uint8Array(await (await site.fetch(`/blogs/${slug}.${format}`)).arrayBuffer());
  const epub = unzipSync(await bytes("epub"));
  const [opf, cover] = ["package.opf", "cover.xhtml"].map((name) =>
    strFromU8(epub[`book/${name}`] as Uint8Array),
  );
  return { opf, cover, pdf: await bytes("pdf") };
}

describe("the files of a publication", () => {
  it("have the date, identifiers and licence of its record for libraries and readers", async () => {
    const record = { issued: "2024-05-17", doi: "10.5555/kerbs", isbn: "978-3-16-148410-0", licence: "by" };
    const { opf, cover, pdf } = await filesOf("Kerbs", record);
    for (const part of [
      "<dc:date>2024-05-17</dc:date>",
      ">urn:doi:10.5555/kerbs</dc:identifier>",
      ">urn:isbn:9783161484100</dc:identifier>",
      "<dc:rights>CC BY 4.0, https://creativecommons.org/licenses/by/4.0/</dc:rights>",
    ])
      expect(opf).toContain(part);
    const opened = await openPdf(pdf);
    const { metadata } = await opened.getMetadata();
    const xmp = metadata?.getRaw() as string;
    for (const part of [
      "<dc:date><rdf:Seq><rdf:li>2024-05-17</rdf:li></rdf:Seq></dc:date>",
      "<dc:identifier>doi:10.5555/kerbs</dc:identifier>",
      "<prism:doi>10.5555/kerbs</prism:doi>",
      "<prism:isbn>978-3-16-148410-0</prism:isbn>",
      "<xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/</xmpRights:WebStatement>",
      '<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>',
    ])
      expect(xmp).toContain(part);
    const [title] = (await tagsOf(opened)).filter(({ role }) => role === "Document");
    for (const text of [title?.text, cover])
      for (const shown of [
        "May 17, 2024 (on this site since ",
        "10.5555/kerbs",
        "978-3-16-148410-0",
        "CC BY 4.0",
      ])
        expect(text?.replace(/\s+/g, " ")).toContain(shown);
  });

  it("have the month or year of a record without a day", async () => {
    const { opf, cover, pdf } = await filesOf("Benches", { issued: "2023-02" });
    expect(opf).toContain("<dc:date>2023-02</dc:date>");
    expect(cover).toContain("February 2023 (on this site since ");
    const { metadata } = await (await openPdf(pdf)).getMetadata();
    expect(metadata?.getRaw()).toContain("<rdf:li>2023-02</rdf:li>");
    expect(metadata?.getRaw()).not.toContain("<xmpRights:");
  });
});
