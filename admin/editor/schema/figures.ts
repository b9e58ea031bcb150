import { type Attribute, Node } from "@tiptap/core";
import { isMissingId } from "../pictures/missing.ts";
import { missingView, pictureView } from "../pictures/picture-view.ts";
import { elementNode, internal, optional } from "./attributes.ts";

const imageAttributes: Record<string, Partial<Attribute>> = {
  src: { isRequired: true },
  alt: { default: "", parseHTML: (image) => image.getAttribute("alt") ?? "" },
  title: optional,
  width: optional,
  height: optional,
  "data-file-alt": optional,
};

/** A picture in a line of text. */
export const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => imageAttributes,
  parseHTML: () => [{ tag: "img[src]", getAttrs: (image) => (isUsable(image) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView: () => pictureView,
});

export type PictureLink = Record<"href" | "title" | "id" | "style", string | null>;

/** A picture in a figure, with the link around it. */
export const Picture = Node.create({
  name: "picture",
  priority: 1200, // before links
  addAttributes: () => ({
    ...Object.fromEntries(
      Object.entries(imageAttributes).map(([name, attribute]) => [
        name,
        {
          ...attribute,
          parseHTML: (element: HTMLElement) =>
            imageIn(element)?.getAttribute(name) ?? attribute.default ?? null,
        },
      ]),
    ),
    id: { default: null, parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute("id") || null },
    link: { default: null, ...internal, parseHTML: linkOf },
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

/** Marks where a picture could not be pasted. Stored as an empty `span` with an id, which readers do not see. */
export const MissingPicture = Node.create({
  name: "missing",
  priority: 1150, // before other anchors
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  parseHTML: () => [
    { tag: "span[id]", priority: 110, getAttrs: ({ id }) => (isMissingId(id) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes],
  addNodeView: () => missingView,
});

/** Pictures or a table, with a caption. */
export const Figure = elementNode("figure", "figure", {
  group: "block",
  draggable: true,
  content: "(picture | figcaption | block)+",
  defining: true,
  isolating: true,
});

export const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", { dir: "auto", ...HTMLAttributes }, 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one line. Enter continues below the figure.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const after = $from.after(-1);
        const chain = this.editor.chain().insertContentAt(after, { type: "paragraph" });
        return chain.setTextSelection(after + 1).run();
      },
    };
  },
});

function imageIn(element: HTMLElement): Element | null {
  return element.localName === "img" ? element : element.querySelector("img");
}

/** Pictures come from this site or over https. Embedded ones are uploaded instead. */
function isUsable(image: Element): boolean {
  const source = image.getAttribute("src") ?? "";
  return /^https:\/\//i.test(source) || !/^([a-z][a-z\d+.-]*:|\/\/|$)/i.test(source);
}

function linkOf(element: HTMLElement): PictureLink | null {
  if (element.localName !== "a") return null;
  const [href = null, title = null, id = null, style = null] = ["href", "title", "id", "style"].map((name) =>
    element.getAttribute(name),
  );
  return { href, title, id, style };
}
