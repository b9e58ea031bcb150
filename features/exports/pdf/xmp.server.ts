import { escaped } from "#core/escaped.ts";
import { isoDay } from "#features/publications/formats.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";

const prism = "http://prismstandard.org/namespaces/basic/2.1/";

/**
 * The typesetter's metadata (XMP) with what libraries look for: names one by one, date, identifiers and licence. It says that
 * the file is PDF/UA-1: `article.typ` tags everything, and has an alternative text for each picture.
 */
export function catalogued(xmp: string, article: ExportedArticle): string {
  const { url, institute, authors, contributors, catalogue } = article;
  const { day, doi, isbn, issn, licence } = catalogue;
  const parts = [
    text("pdfuaid:part", "1"),
    list("dc:creator", "Seq", authors),
    list("dc:contributor", "Bag", contributors),
    list("dc:publisher", "Bag", [institute]),
    list("dc:date", "Seq", [isoDay(day)]),
    text("dc:identifier", doi ? `doi:${doi}` : url),
    ...[text("prism:doi", doi), text("prism:isbn", isbn), text("prism:issn", issn), text("prism:url", url)],
    ...(licence
      ? [
          `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escaped(licence.name)}</rdf:li></rdf:Alt></dc:rights>`,
          text("xmpRights:Marked", licence.isPublicDomain ? "False" : "True"),
          text("xmpRights:WebStatement", licence.url),
          `<cc:license rdf:resource="${escaped(licence.url)}"/>`,
        ]
      : []),
  ];
  const description = `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:prism="${prism}" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:cc="http://creativecommons.org/ns#">${parts.join("")}</rdf:Description>`;
  return xmp
    .replace(/<dc:creator>.*?<\/dc:creator>/s, "")
    .replace("</rdf:RDF>", () => `${description}</rdf:RDF>`);
}

function text(name: string, value: string): string {
  return value && `<${name}>${escaped(value)}</${name}>`;
}

function list(name: string, kind: "Seq" | "Bag", values: string[]): string {
  const items = values.map((value) => text("rdf:li", value)).join("");
  return items && `<${name}><rdf:${kind}>${items}</rdf:${kind}></${name}>`;
}
