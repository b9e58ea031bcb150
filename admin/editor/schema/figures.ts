import { Node } from "@tiptap/core";
import { pictureView } from "../pictures/picture-view.ts";
import { asWritten, unseen } from "./passthrough.ts";

const attributesOfPictures = {
  src: { isRequired: true },
  alt: { default: "", parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute("alt") ?? "" },
  title: asWritten,
  width: asWritten,
  height: asWritten,
};

/** A picture in a line of text. */
export const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => attributesOfPictures,
  parseHTML: () => [{ tag: "img[src]", getAttrs: (image) => (isUsable(image) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView: () => pictureView,
});

/** What a picture of a figure leads to. */
export type PictureLink = Record<"href" | "title" | "id" | "style", string | null>;

/** A picture that stands by itself in a figure. `link` is where it leads, if anywhere. */
export const Picture = Node.create({
  name: "picture",
  priority: 1200, // asked before the links are
  addAttributes: () => ({
    ...Object.fromEntries(
      Object.entries(attributesOfPictures).map(([name, attribute]) => [
        name,
        {
          ...attribute,
          parseHTML: (element: HTMLElement) =>
            imageIn(element)?.getAttribute(name) ?? (name === "alt" ? "" : null),
        },
      ]),
    ),
    id: { default: null, parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute("id") || null },
    link: { default: null, ...unseen, parseHTML: linkOf },
  }),
  parseHTML: () => [
    {
      tag: "img[src]",
      context: "figure/",
      priority: 100,
      getAttrs: (image) => (isUsable(image) && image.parentElement?.tagName === "FIGURE" ? null : false),
    },
    {
      tag: "a[href]",
      context: "figure/",
      priority: 100,
      getAttrs: (link) => {
        const image = link.querySelector("img[src]");
        const isAlone = link.children.length === 1 && link.textContent?.trim() === "";
        return image && isAlone && isUsable(image) && link.parentElement?.tagName === "FIGURE" ? null : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.link
      ? ["a", { href: node.attrs.link.href }, ["img", HTMLAttributes]]
      : ["img", HTMLAttributes],
  addNodeView: () => pictureView,
});

/** Pictures or a table with a caption. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  draggable: true,
  content: "(picture | figcaption | block)+",
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

export const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", { dir: "auto", ...HTMLAttributes }, 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: what comes next is below its figure.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const after = $from.after(-1);
        return this.editor
          .chain()
          .insertContentAt(after, { type: "paragraph" })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

function imageIn(element: HTMLElement): Element | null {
  return element.localName === "img" ? element : element.querySelector("img");
}

/** Pictures are of this site or come over https; those that are part of a pasted text are uploaded instead. */
function isUsable(image: Element): boolean {
  const source = image.getAttribute("src") ?? "";
  return /^https:\/\//i.test(source) || !/^([a-z][a-z\d+.-]*:|\/\/|$)/i.test(source);
}

function linkOf(element: HTMLElement): PictureLink | null {
  if (element.localName !== "a") return null;
  const attribute = (name: string) => element.getAttribute(name);
  return {
    href: attribute("href"),
    title: attribute("title"),
    id: attribute("id"),
    style: attribute("style"),
  };
}
