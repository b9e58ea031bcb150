import { hash } from "node:crypto";

const preload = /^<link rel="modulepreload" href="([^"]+)"/;
const moduleScript = '<script type="module" async="">';

/**
 * A page as it is sent. Scripts and styles of ours have a nonce, but a cached page cannot hold a secret: their hashes
 * replace it. Only those with the nonce are hashed, so an injected one stays forbidden. With `deferred`,
 * the script of the app becomes data with the list of its files, for `app/hydrate-on-interaction.ts` to run.
 */
export function deferScripts(html: string, nonce: string, deferred: boolean) {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const files: string[] = [];
  let result = "";
  let done = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf("<", at);
    const end = html.indexOf(">", at) + 1;
    let tag = html.slice(start, at) + html.slice(at + attribute.length, end);
    const file = preload.exec(tag)?.[1];
    const [, element] = /^<(script|style)/.exec(tag) ?? [];
    if (element === "script" || element === "style") {
      const text = html.slice(end, html.indexOf(`</${element}>`, end));
      if (text !== "") hashes[element].add(hash("sha256", text, "base64"));
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
  return { html: result + html.slice(done), scripts: [...hashes.script], styles: [...hashes.style] };
}
