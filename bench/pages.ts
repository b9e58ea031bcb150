import { gzipSync } from "node:zlib";
import { say } from "#server/cli-output.ts";
import { load, needTools, serveWithNginx } from "./nginx.ts";
import { median, openBenchSite } from "./site.ts";

const rounds = 3;
const seconds = 5;

/** Requests a second of the cached home page, beside nginx that serves the same gzipped bytes from a file. */
export async function pages(): Promise<void> {
  needTools("wrk", "nginx");
  const site = await openBenchSite();
  const html = await (await fetch(`${site.url}/`)).text();
  const nginx = await serveWithNginx(html);
  try {
    say(
      `The home page: ${html.length} characters, ${gzipSync(html).length} bytes gzipped. ${rounds} rounds of ${seconds} s each.`,
    );
    const results = { nginx: [] as number[], footpath: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      results.nginx.push(load(nginx.url, seconds) / seconds);
      results.footpath.push(load(`${site.url}/`, seconds) / seconds);
    }
    const [theirs, ours] = [median(results.nginx), median(results.footpath)];
    say(`nginx     ${Math.round(theirs)} requests/s`);
    say(`Footpath  ${Math.round(ours)} requests/s, ${((100 * ours) / theirs).toFixed(0)} % of nginx`);
  } finally {
    await nginx.stop();
    await site.close();
  }
}
