import { type Editor, getMarkRange, InputRule, Mark } from "@tiptap/core";
import { Link as LinkIcon } from "lucide-react";
import { m } from "#messages";
import { parseLink, safeHref } from "../links.ts";
import { selectedPicture } from "../pictures/selected-picture.ts";
import { optional } from "./attributes.ts";
import type { Bar, BarItem, Block } from "./block.ts";

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
  renderHTML: ({ HTMLAttributes }) => [
    "a",
    { ...HTMLAttributes, rel: HTMLAttributes.href ? "noopener" : null },
    0,
  ],
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

export type LinkAttributes = Record<"href" | "title" | "id" | "style", string | null>;

/** The link of the selected picture, or the one at the cursor. */
export function selectedLink(editor: Editor): LinkAttributes | null {
  const picture = selectedPicture(editor.state);
  const link: Partial<LinkAttributes> = picture?.node.attrs.link ?? editor.getAttributes("link");
  return link.href ? (link as LinkAttributes) : null;
}

/** The selection, extended to the link at the cursor. */
export function linkRange(editor: Editor): { from: number; to: number } {
  const { selection, schema } = editor.state;
  const { from, to, $from } = selection;
  const whole = schema.marks.link && editor.isActive("link") && getMarkRange($from, schema.marks.link);
  return whole ? { from: Math.min(from, whole.from), to: Math.max(to, whole.to) } : { from, to };
}

const noLink: LinkAttributes = { href: null, title: null, id: null, style: null };

/** Links the picture of a figure. Returns false if none is selected: a picture in a line is linked like text. */
export function linkPicture(editor: Editor, link: Partial<LinkAttributes> | null): boolean {
  const selected = selectedPicture(editor.state);
  if (selected?.node.type.name !== "picture") return false;
  const attrs = link && { ...noLink, ...link };
  editor.view.dispatch(editor.state.tr.setNodeAttribute(selected.position, "link", attrs));
  return true;
}

export function removeLink(editor: Editor): void {
  if (linkPicture(editor, null)) return;
  const { to } = editor.state.selection;
  editor.chain().setTextSelection(linkRange(editor)).unsetMark("link").setTextSelection(to).focus().run();
}

function bar(editor: Editor): Bar | null {
  const href = selectedLink(editor)?.href;
  if (!href) return null;
  const isPage = /^(https?:|\/)/i.test(href);
  return {
    label: m.adminEditor.linkNamed({ href }),
    text: href.replace(/^https?:\/\//, ""),
    items: [edit, ...(isPage ? [{ name: m.adminEditor.openLink, href }] : []), remove],
  };
}

const edit: BarItem = { name: m.common.edit, run: (_editor, { open }) => open("link") };
const remove: BarItem = { name: m.adminEditor.removeLinkMark, run: removeLink };

export const link: Block = {
  extensions: [Link],
  group: "insert",
  tools: [
    {
      name: m.adminEditor.link,
      icon: LinkIcon,
      keys: "Mod+K",
      isOn: (editor) => Boolean(selectedLink(editor)?.href),
      run: (_editor, { open }) => open("link"),
    },
  ],
  bar,
};
