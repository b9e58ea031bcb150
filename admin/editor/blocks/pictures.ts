import { type Attribute, Node } from "@tiptap/core";
import { isMissingId } from "../pictures/missing.ts";
import { missingView, pictureView } from "../pictures/picture-view.ts";
import { internal, optional } from "./attributes.ts";
import type { LinkAttributes } from "./link.ts";

const imageAttributes: Record<string, Partial<Attribute>> = {
  src: { isRequired: true },
  alt: { default: "", parseHTML: (image) => image.getAttribute("alt") ?? "" },
  title: optional,
  width: optional,
  height: optional,
  "data-file-alt": optional,
};

/** A picture in a line of text. */
const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => imageAttributes,
  parseHTML: () => [{ tag: "img[src]", getAttrs: (image) => (isUsable(image) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView: () => pictureView,
});

/** A picture in a figure, with the link around it. */
const Picture = Node.create({
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
  parseHTML: () =>
    ["img[src]", "a[href]"].map((tag) => ({
      tag,
      context: "figure/",
      priority: 100,
      getAttrs: (element) => (isAloneInFigure(element) ? null : false),
    })),
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.link
      ? ["a", { ...node.attrs.link, rel: "noopener" }, ["img", HTMLAttributes]]
      : ["img", HTMLAttributes],
  addNodeView: () => pictureView,
});

/** Marks where a picture could not be pasted. Stored as an empty `span` with an id, which readers do not see. */
const MissingPicture = Node.create({
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

function imageIn(element: HTMLElement): Element | null {
  return element.localName === "img" ? element : element.querySelector("img[src]");
}

/** True for a picture, or a link with nothing but a picture. */
function isAloneInFigure(element: HTMLElement): boolean {
  const image = imageIn(element);
  const isAlone = image === element || (element.children.length === 1 && element.textContent?.trim() === "");
  return image !== null && isAlone && isUsable(image) && element.parentElement?.tagName === "FIGURE";
}

/** Pictures come from this site or over https. Embedded ones are uploaded instead. */
function isUsable(image: Element): boolean {
  const source = image.getAttribute("src") ?? "";
  return /^https:\/\//i.test(source) || !/^([a-z][a-z\d+.-]*:|\/\/|$)/i.test(source);
}

function linkOf(element: HTMLElement): LinkAttributes | null {
  if (element.localName !== "a") return null;
  const [href = null, title = null, id = null, style = null] = ["href", "title", "id", "style"].map((name) =>
    element.getAttribute(name),
  );
  return { href, title, id, style };
}

export const pictures = [Picture, Image, MissingPicture];
