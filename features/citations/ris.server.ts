import type { Citation } from "./citation.ts";

export function ris({
  id,
  title,
  author,
  institute,
  address,
  day,
  kind,
  abstract,
  keywords,
}: Citation): string {
  const [year, month, date] = day.map((part) => String(part).padStart(2, "0"));
  const fields: [string, string][] = [
    ["TY", "RPRT"],
    ["ID", id],
    ["AU", "family" in author ? `${author.family}, ${author.given}` : author.literal],
    ["TI", title],
    ["PB", institute],
    ["M3", kind],
    ["PY", String(year)],
    ["DA", `${year}/${month}/${date}`],
    ["AB", abstract],
    ...keywords.map((keyword): [string, string] => ["KW", keyword]),
    ["LA", "en"],
    ["UR", address],
  ];
  const lines = fields.filter(([, value]) => value !== "").map(([name, value]) => `${name}  - ${value}\r\n`);
  return `${lines.join("")}ER  - \r\n`;
}
