import { type Check, type Finding, ok, warning, wrong } from "./check.ts";
import { askSite } from "./requests.ts";

const invented = "192.0.2.77"; // nobody has it (RFC 5737)
const nginxLine = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";

/** Whether readers are told apart by their addresses, and cannot invent one. */
export const proxy: Check = {
  name: "proxy",
  async run(setup) {
    const { siteUrl, trustProxy } = setup.env;
    if (!siteUrl) return [];
    const probe = await askSite(siteUrl, setup, { "x-forwarded-for": invented }).catch(() => undefined);
    const seen = probe?.seen;
    if (!seen)
      return [warning("Not checked: SITE_URL does not lead to this site.", "See the line on the address.")];
    const hops = seen.forwarded?.split(",").map((hop) => hop.trim()) ?? [];
    return [trustProxy ? trusting(seen.client, hops) : distrusting(hops, siteUrl)];
  },
};

function trusting(client: string, hops: string[]): Finding {
  if (client === invented)
    return wrong(
      "Readers can fake their address: the site trusted an X-Forwarded-For that this command made up.",
      `Behind nginx, write  ${nginxLine}  Without a web server in front, set TRUST_PROXY=off.`,
    );
  if (hops.length === 0)
    return wrong(
      "TRUST_PROXY is on, but the web server sends no X-Forwarded-For: all readers count as one.",
      `Behind nginx, write  ${nginxLine}`,
    );
  if (hops.length > 2)
    return warning(
      `The request passed ${hops.length - 1} proxies, and the site trusts the last one: readers count by the address ${client}.`,
      "If that is not the reader's, let the web server take it from the first proxy (set_real_ip_from and real_ip_header in nginx).",
    );
  return ok(`The address of a reader arrives (${client}), and a fake one is not trusted.`);
}

function distrusting(hops: string[], siteUrl: string): Finding {
  const isBehind = hops.length !== 1 || siteUrl.startsWith("https:");
  if (isBehind)
    return wrong(
      "A web server is in front, but TRUST_PROXY is off: all readers count as one, and one can use up everybody's limits.",
      `Set TRUST_PROXY=on. Behind nginx, also write  ${nginxLine}`,
    );
  return ok("No web server is in front, and a fake X-Forwarded-For is not trusted.");
}
