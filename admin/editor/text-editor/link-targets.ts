import type { Editor } from "@tiptap/core";
import type { Api } from "#core/api.ts";
import { kindNames, listOf, pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { headingsIn, type OutlineHeading } from "../outline/headings.ts";

/** Something on this site that a text can link to. */
export type LinkTarget = {
  text: string;
  note: string;
  /** A heading of this text gets an id when it is chosen. */
  to: string | OutlineHeading;
};

const max = 8;

/** Headings of this text, and everything public with these words, best match first. */
export async function findLinkTargets(api: Api, editor: Editor, typed: string): Promise<LinkTarget[]> {
  if (/^([a-z][a-z\d+.-]*:|\/|www\.)/i.test(typed)) return [];
  const words = typed.replace(/^#/, "").toLowerCase();
  const headings = headingsIn(editor.state.doc)
    .filter(({ text }) => text !== "" && text.toLowerCase().includes(words))
    .map((to) => ({ text: to.text, note: m.adminEditor.headingInText(), to }));
  const { items } = typed.startsWith("#")
    ? { items: [] }
    : await api.search.find({ q: typed, page: 1, limit: max });
  const found = items.flatMap((item) =>
    kindNames.flatMap((kind): LinkTarget[] => {
      const document = item[kind];
      if (!document) return [];
      const { name } = listOf(kind, "section" in document ? document.section : undefined);
      const text = "title" in document ? document.title : document.name;
      return [{ text, note: name(), to: pathOf(kind, document) }];
    }),
  );
  return [...headings.slice(0, max / 2), ...found];
}

/** The address of a target. A heading without an id gets one, made of its text. */
export function addressOf({ to }: LinkTarget, { state, view }: Editor): string {
  if (typeof to === "string") return to;
  const heading = state.doc.nodeAt(to.position);
  const own: unknown = heading?.attrs.id;
  if (typeof own === "string") return `#${own}`;
  const taken = new Set<unknown>();
  state.doc.descendants(({ attrs }) => void taken.add(attrs.id));
  const id = freeId(to.text, taken);
  if (heading) view.dispatch(state.tr.setNodeAttribute(to.position, "id", id));
  return `#${id}`;
}

function freeId(text: string, taken: Set<unknown>): string {
  const words =
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .match(/[a-z\d]+/g) ?? [];
  const stem = `text-${words.join("-").slice(0, 50) || "heading"}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}
