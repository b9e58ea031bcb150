import { hash } from "node:crypto";

/**
 * A page as it is sent. The router marks its scripts with a nonce, but a page that is kept cannot carry a secret:
 * the hashes of the scripts take its place. Only what carries the nonce is allowed, an injected script is not.
 * With `asleep` the app is not loaded: its module script becomes data, which `app/waking.ts` turns into a script
 * again, and the list of what it would preload stands beside it.
 */
export function deferScripts(
  html: string,
  nonce: string,
  asleep: boolean,
): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const preloads: string[] = [];
  let made = "";
  let done = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const begin = html.lastIndexOf("<", at);
    const end = html.indexOf(">", at) + 1;
    let tag = html.slice(begin, at) + html.slice(at + attribute.length, end);
    const preload = preloaded.exec(tag)?.[1];
    if (tag.startsWith("<script")) {
      const text = html.slice(end, html.indexOf("</script>", end));
      if (text !== "") hashes.add(hash("sha256", text, "base64"));
    }
    if (asleep && preload) {
      preloads.push(preload);
      tag = "";
    } else if (asleep && tag === moduleScript) {
      tag = `<script type="text/plain" data-asleep="${preloads.join(" ")}">`;
    }
    made += html.slice(done, begin) + tag;
    done = end;
  }
  return { html: made + html.slice(done), hashes: [...hashes] };
}

const preloaded = /^<link rel="modulepreload" href="([^"]+)"/;
const moduleScript = '<script type="module" async="">';
