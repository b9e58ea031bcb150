const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * A page without the weight of the app: its one module script becomes data, which `app/waking.ts` turns into a
 * script again, and what it would preload is written beside it. Only the script with the nonce is the router's.
 */
export function asleep(html: string, nonce: string): string {
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const script = new RegExp(`<script nonce="${nonce}" type="module" async="">`);
  return html
    .replaceAll(preload, "")
    .replace(script, `<script nonce="${nonce}" type="text/plain" data-asleep="${files.join(" ")}">`);
}
