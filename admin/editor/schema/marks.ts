import { InputRule, Mark, markInputRule } from "@tiptap/core";
import { parseLink, safeHref } from "../links.ts";
import { internal, optional } from "./attributes.ts";

type MarkOptions = { keys?: string; find?: RegExp };

/** Keeps the element that the article has; new marks use the first tag. */
function mark(name: string, tags: string[], { keys, find }: MarkOptions = {}) {
  return Mark.create({
    name,
    addAttributes: () => ({
      tag: { default: tags[0], ...internal, parseHTML: (element) => element.localName },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark: { attrs }, HTMLAttributes }) => [attrs.tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return keys ? { [keys]: () => this.editor.commands.toggleMark(this.name) } : {};
    },
    addInputRules() {
      return find ? [markInputRule({ find, type: this.type })] : [];
    },
  });
}

const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({
    href: { ...optional, parseHTML: (element) => safeHref(element.getAttribute("href") ?? "") },
    title: optional,
  }),
  parseHTML: () => [
    {
      tag: "a",
      getAttrs: (element) => {
        const isTarget = element.id || element.title || element.getAttribute("name");
        return isTarget || safeHref(element.getAttribute("href") ?? "") ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", { ...HTMLAttributes, rel: "noopener" }, 0],
  addInputRules() {
    return [new InputRule({ find: /\[([^[\]]+)\]\(([^\s()]+)\)$/, handler: insertLink })];
  },
});

/** Markdown: `[words](address)`. */
function insertLink({ state, range, match }: Parameters<InputRule["handler"]>[0]): null | undefined {
  const [, words = "", address = ""] = match;
  const parsed = parseLink(address);
  const { link } = state.schema.marks;
  if ("error" in parsed || !link) return null;
  const $from = state.doc.resolve(range.from);
  const marks = link.create({ href: parsed.href }).addToSet($from.marks());
  state.tr.replaceWith(range.from, range.to, state.schema.text(words, marks)).removeStoredMark(link);
}

/** Colours, and ids of words. Spans may be nested. */
const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [
    {
      tag: "span",
      getAttrs: ({ id, dataset, style }) => (id || dataset.style || style.length > 0 ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

export const marks = [
  Link,
  mark("bold", ["strong", "b"], { keys: "Mod-b", find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/ }),
  mark("italic", ["em", "i"], { keys: "Mod-i", find: /(?:^|\s)(\*(?![\s*])([^*]*[^\s*])\*)$/ }),
  mark("underline", ["u"], { keys: "Mod-u" }),
  mark("strike", ["s", "del"], { keys: "Mod-Shift-s" }),
  mark("subscript", ["sub"]),
  mark("superscript", ["sup"]),
  mark("highlight", ["mark"]),
  mark("code", ["code"], { keys: "Mod-e" }),
  Span,
];
