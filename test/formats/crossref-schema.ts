import { XMLParser } from "fast-xml-parser";

/** The order of the elements in crossref5.3.1.xsd, of those that deposits use; `!` marks required ones. */
const sequences: Record<string, string> = {
  doi_batch: "head! body!",
  head: "doi_batch_id! timestamp! depositor! registrant!",
  depositor: "depositor_name! email_address!",
  body: "journal book report-paper posted_content",
  "report-paper": "report-paper_metadata report-paper_series_metadata",
  "report-paper_metadata":
    "contributors titles! jats:abstract publication_date! isbn publisher institution publisher_item fr:program ai:program rel:program doi_data",
  "report-paper_series_metadata":
    "series_metadata! contributors titles! jats:abstract publication_date! isbn publisher institution publisher_item doi_data rel:program",
  series_metadata: "titles! issn! series_number",
  book: "book_metadata!",
  book_metadata:
    "contributors titles! jats:abstract publication_date! isbn noisbn publisher! publisher_item fr:program ai:program rel:program doi_data",
  journal: "journal_metadata! journal_issue journal_article",
  journal_metadata: "full_title! issn",
  journal_issue: "publication_date! issue",
  journal_article:
    "titles! contributors jats:abstract publication_date! pages publisher_item fr:program ai:program rel:program doi_data!",
  posted_content:
    "contributors titles! posted_date! institution item_number jats:abstract fr:program ai:program rel:program doi_data!",
  contributors: "organization|person_name",
  person_name: "given_name surname! suffix ORCID",
  titles: "title!",
  publication_date: "month day year!",
  posted_date: "month day year!",
  pages: "first_page! last_page",
  institution: "institution_name!",
  publisher: "publisher_name!",
  publisher_item: "item_number",
  "jats:abstract": "jats:p!",
  "fr:program": "fr:assertion",
  "fr:assertion": "fr:assertion",
  "ai:program": "ai:free_to_read ai:license_ref",
  "rel:program": "rel:related_item",
  "rel:related_item": "rel:intra_work_relation!",
  doi_data: "doi! resource!",
};

const texts: Record<string, RegExp> = {
  given_name: /^[^\d?]{1,60}$/u,
  surname: /^[^\d?]{1,60}$/u,
  suffix: /^[^\d?]{1,10}$/u,
  organization: /^.{1,511}$/u,
  depositor_name: /^.{1,130}$/u,
  publisher_name: /^.{1,255}$/u,
  full_title: /^.{1,255}$/u,
  series_number: /^.{1,15}$/u,
  item_number: /^.{1,32}$/u,
  issue: /^.{1,32}$/u,
  issn: /^\d{4}-\d{3}[\dX]$/,
  isbn: /^978-[\d-]{12}[\dX]$/,
  timestamp: /^\d+$/,
  month: /^(0[1-9]|1[0-2])$/,
  day: /^\d\d$/,
  year: /^(1[4-9]|2[0-2])\d\d$/,
  doi: /^10\.\d{4,9}\/.{1,200}$/,
  resource: /^https:\/\//,
};

const assertions = ["fundgroup", "funder_identifier", "funder_name", "award_number"];

type Node = Record<string, Node[]> & { "#text"?: string; ":@"?: Record<string, string> };

/** What Crossref's schema would complain about. */
export function schemaErrors(file: string): string[] {
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });
  const errors: string[] = [];
  const check = (name: string, node: Node) => {
    const children = node[name] ?? [];
    const names = children.map(nameIn).filter((child) => child !== "#text");
    const text = children.map((child) => child["#text"] ?? "").join("");
    if (texts[name] && !texts[name].test(text)) errors.push(`${name}: ${text}`);
    for (const child of children) {
      const assertion = child[":@"]?.["@_name"] ?? "";
      if (nameIn(child) === "fr:assertion" && !assertions.includes(assertion)) errors.push(assertion);
    }
    const sequence = (sequences[name] ?? "").split(" ");
    const places = names.map((child) => sequence.findIndex((part) => part.match(/[^!|]+/g)?.includes(child)));
    if (places.includes(-1)) errors.push(`${name} has ${names.join(" ")}`);
    if (places.some((place, index) => place < (places[index - 1] ?? 0)))
      errors.push(`order in ${name}: ${names.join(" ")}`);
    for (const part of sequence)
      if (part.endsWith("!") && !names.includes(part.slice(0, -1))) errors.push(`${name} lacks ${part}`);
    for (const child of children) if (nameIn(child) !== "#text") check(nameIn(child), child);
  };
  const root = (parser.parse(file) as Node[]).find((node) => nameIn(node) === "doi_batch") as Node;
  check("doi_batch", root);
  return errors;
}

function nameIn(node: Node): string {
  return Object.keys(node).find((key) => key !== ":@") ?? "";
}
