import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

const site = "https://institute.example/blogs/1";
const schemes = ["http:", "https:", "mailto:", "tel:"];
const styles = ["color", "background-color", "text-align", "padding-inline-start"];
const names =
  "p br h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup mark blockquote pre code ol ul li a img figure figcaption aside small hr span table thead tbody tr th td";
const allowed: Record<string, string[]> = {
  a: ["href", "title", "rel"],
  figure: ["data-width", "data-gallery", "data-pictures"],
  img: ["src", "alt", "title", "width", "height"],
  ol: ["start", "data-kind"],
  aside: ["data-kind"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const search = (node: DefaultTreeAdapterTypes.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(search);
  };
  search(parseFragment(html));
  return found;
}

/** What a browser would parse that articles must not contain. */
export function problemsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, attrs }) => {
    if (!names.split(" ").includes(tagName)) return [`<${tagName}>`];
    return attrs.flatMap(({ name, value }) => {
      if (name === "href" || name === "src") {
        const { protocol } = new URL(value, site);
        return schemes.includes(protocol) ? [] : [`${name}=${value}`];
      }
      if (name === "style") {
        const operations = value.split(";").map((operation) => operation.split(":")[0]?.trim() ?? "");
        return operations
          .filter((operation) => !styles.includes(operation))
          .concat(/[\\(]|\/\*/.exec(value.replace(/(rgb|hsl)a?\(/g, "")) ?? []);
      }
      if (name === "id") return /^text-[\w.:-]+$/.test(value) ? [] : [`id=${value}`];
      if (name === "lang") return /^[A-Za-z0-9-]{2,35}$/.test(value) ? [] : [`lang=${value}`];
      if (name === "dir") return /^(ltr|rtl|auto)$/.test(value) ? [] : [`dir=${value}`];
      return allowed[tagName]?.includes(name) ? [] : [`${tagName}[${name}]`];
    });
  });
}
