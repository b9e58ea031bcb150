import { InputRule, Mark, markInputRule } from "@tiptap/core";
import { checkedLink, urlFor } from "../links.ts";
import { asWritten, unseen } from "./passthrough.ts";

type Simple = { name: string; tags: string[]; keys?: string[]; find?: RegExp };

/** A mark that one of several elements stands for: the one that was found is kept, the first is written for new ones. */
function mark({ name, tags, keys = [], find }: Simple) {
  return Mark.create({
    name,
    addAttributes: () => ({
      tag: { default: tags[0], ...unseen, parseHTML: (element) => element.localName },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark: { attrs }, HTMLAttributes }) => [attrs.tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map((key) => [key, () => this.editor.commands.toggleMark(this.name)]));
    },
    addInputRules() {
      return find ? [markInputRule({ find, type: this.type })] : [];
    },
  });
}

export const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({
    href: { ...asWritten, parseHTML: (element) => urlFor(element.getAttribute("href") ?? "") },
    title: asWritten,
  }),
  parseHTML: () => [
    {
      tag: "a",
      getAttrs: (element) =>
        urlFor(element.getAttribute("href") ?? "") ||
        element.id ||
        element.title ||
        element.getAttribute("name")
          ? null
          : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", { ...HTMLAttributes, rel: "noopener" }, 0],
  addInputRules() {
    return [new InputRule({ find: /\[([^[\]]+)\]\(([^\s()]+)\)$/, handler: linkWords })];
  },
});

/** `[words](address)`, as Markdown has it. */
function linkWords({ state, range, match }: Parameters<InputRule["handler"]>[0]): null | undefined {
  const [, words = "", written = ""] = match;
  const checked = checkedLink(written);
  const { link } = state.schema.marks;
  if ("fault" in checked || !link) return null;
  const $from = state.doc.resolve(range.from);
  const marks = link.create({ href: checked.address }).addToSet($from.marks());
  state.tr.replaceWith(range.from, range.to, state.schema.text(words, marks)).removeStoredMark(link);
}

/** A colour, or anything else that is not a meaning. Several may be inside each other. */
export const Span = Mark.create({
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
  mark({ name: "bold", tags: ["strong", "b"], keys: ["Mod-b"], find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/ }),
  mark({
    name: "italic",
    tags: ["em", "i"],
    keys: ["Mod-i"],
    find: /(?:^|\s)(\*(?![\s*])([^*]*[^\s*])\*)$/,
  }),
  mark({ name: "underline", tags: ["u"], keys: ["Mod-u"] }),
  mark({ name: "strike", tags: ["s", "del"], keys: ["Mod-Shift-s"] }),
  mark({ name: "subscript", tags: ["sub"] }),
  mark({ name: "superscript", tags: ["sup"] }),
  mark({ name: "highlight", tags: ["mark"] }),
  mark({ name: "code", tags: ["code"], keys: ["Mod-e"] }),
  Span,
];
