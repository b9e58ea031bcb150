import { textOf } from "../html.server.ts";
import { attributeOf } from "./attributes.ts";

const reference = /<a\b([^>]*)\shref="#(text-[^"]+)"([^>]*)>([\s\S]*?)<\/a>/g;
const mark = /^[[(]?[\d*†‡]{1,4}[\])]?$/;
const arrow = /^(?:[\s↩↑^⤴←]|\ufe0e)+$/u;

/**
 * Notes lead back to where they are called. A note is a paragraph or an item of a list that something before it
 * links to; one whose writer has made no way back gets one.
 */
export function withFootnotes(content: string): string {
  const calls = new Map<string, string>();
  const called = content.replace(
    reference,
    (link, before: string, to: string, after: string, words: string) => {
      const text = textOf(words);
      if (arrow.test(text)) return labelled(before + after, to, words, "Back to the text");
      if (!mark.test(text)) return link;
      const number = text.replace(/[[\]()]/g, "");
      const own = attributeOf(before + after, "id");
      const id = own ?? `${to}-call`;
      if (calls.has(to)) return labelled(before + after, to, words, `Note ${number}`);
      calls.set(to, id);
      return labelled(`${before}${after}${own ? "" : ` id="${id}"`}`, to, words, `Note ${number}`);
    },
  );
  if (calls.size === 0) return called;
  return called.replace(
    /<(li|p)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (note, name, attributes: string, words: string) => {
      const id = attributeOf(attributes, "id") ?? "";
      const call = calls.get(id);
      if (!call || words.includes('href="#text-')) return note;
      return `<${name}${attributes}>${withWayBack(words, call)}</${name}>`;
    },
  );
}

function labelled(attributes: string, to: string, words: string, label: string): string {
  return `<a${attributes} href="#${to}" aria-label="${label}">${words}</a>`;
}

/** At the end of the last line of a note. */
function withWayBack(words: string, call: string): string {
  const way = ` ${labelled("", call, "↩\ufe0e", "Back to the text")}`;
  return words.endsWith("</p>") ? `${words.slice(0, -"</p>".length)}${way}</p>` : words + way;
}
