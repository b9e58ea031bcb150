import { hash } from "node:crypto";

const preload = /^<link rel="modulepreload" href="([^"]+)"/;
const fileList = '<script type="text/plain" ';
const moduleScript = '<script type="module" async="">';

type Options = {
  /** Whether the app runs later. */
  deferred: boolean;
  /** Whether it fetches its data then. */
  dataApart: boolean;
};
type SentPage = { html: string; version: string; scripts: string[]; styles: string[] };

/**
 * A page as it is sent. Scripts and styles of ours have a nonce, but a cached page cannot hold a secret: their hashes
 * replace it. Only those with the nonce are hashed, so an injected one stays forbidden. With `deferred`,
 * the script of the app becomes data with the list of its files, for `app/hydrate-on-interaction.ts` to run. With
 * `dataApart` it has the version of the page, too, which the data has to match.
 */
export function deferScripts(html: string, nonce: string, { deferred, dataApart }: Options): SentPage {
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
      tag = `${fileList}data-deferred="${files.join(" ")}">`;
    }
    result += html.slice(done, start) + tag;
    done = end;
  }
  result += html.slice(done);
  const version = dataApart ? hash("sha256", result, "base64url").slice(0, 27) : "";
  const page = dataApart ? result.replace(fileList, `$&data-version="${version}" `) : result;
  return { html: page, version, scripts: [...hashes.script], styles: [...hashes.style] };
}
