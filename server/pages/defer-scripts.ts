import { hash } from "node:crypto";

const preload = /^<link rel="modulepreload" href="([^"]+)"/;
const moduleScript = '<script type="module" async="">';

/**
 * A page as it is sent. React Router marks its scripts with a nonce, but a cached page cannot hold a secret: hashes of
 * the scripts replace it. Only scripts with the nonce are hashed, so an injected one stays forbidden. With `deferred`,
 * the script of the app becomes data with the list of its files, for `app/hydrate-on-interaction.ts` to run.
 */
export function deferScripts(
  html: string,
  nonce: string,
  deferred: boolean,
): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const files: string[] = [];
  let result = "";
  let done = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf("<", at);
    const end = html.indexOf(">", at) + 1;
    let tag = html.slice(start, at) + html.slice(at + attribute.length, end);
    const file = preload.exec(tag)?.[1];
    if (tag.startsWith("<script")) {
      const text = html.slice(end, html.indexOf("</script>", end));
      if (text !== "") hashes.add(hash("sha256", text, "base64"));
    }
    if (deferred && file) {
      files.push(file);
      tag = "";
    } else if (deferred && tag === moduleScript) {
      tag = `<script type="text/plain" data-deferred="${files.join(" ")}">`;
    }
    result += html.slice(done, start) + tag;
    done = end;
  }
  return { html: result + html.slice(done), hashes: [...hashes] };
}
