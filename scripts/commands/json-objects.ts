import { createReadStream } from "node:fs";

const maxObject = 32 * 1024 * 1024; // characters
const [quote, backslash, open, close] = [0x22, 0x5c, 0x7b, 0x7d];

/** The objects of a JSON array, or of a file with one on each line. Throws for anything else. */
export async function* jsonObjects(file: string): AsyncGenerator<unknown> {
  let begun = ""; // the part of the current object in earlier chunks
  let depth = 0;
  let inString = false;
  let escaped = false;
  for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: 1024 * 1024 })) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === backslash) escaped = true;
        else if (code === quote) inString = false;
      } else if (code === open) {
        if (depth === 0) start = at;
        depth += 1;
      } else if (depth === 0) {
        if (!/[\s,[\]]/.test(chunk[at])) throw notJson(file);
      } else if (code === quote) {
        inString = true;
      } else if (code === close) {
        depth -= 1;
        if (depth > 0) continue;
        yield parsed(file, begun + chunk.slice(start, at + 1));
        begun = "";
      }
    }
    if (depth > 0) begun += chunk.slice(start);
    if (begun.length > maxObject) throw new Error(`An article in ${file} is longer than 32 MB.`);
  }
  if (depth > 0) throw notJson(file);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson(file);
  }
}

function notJson(file: string): Error {
  return new Error(`The file ${file} is not JSON.`);
}
