import { isIP } from "node:net";
import { type Check, type Finding, ok, reasonOf, type Setup, warning, wrong } from "./check.ts";
import { type Answer, ask, askSite } from "./requests.ts";

const soon = 14; // days
const tries = 6;
const oneDay = 86_400_000; // milliseconds

export const address: Check = {
  name: "address",
  async run(setup) {
    const { env } = setup;
    if (!env.siteUrl)
      return [
        (env.production ? wrong : warning)(
          "SITE_URL is not set: emails and feeds would contain an address that works only on this machine.",
          "Set SITE_URL to the public address, like https://institute.example.",
        ),
      ];
    const { hostname } = new URL(env.siteUrl);
    const addresses = await resolveName(hostname, setup).catch(() => undefined);
    if (!addresses)
      return [
        wrong(
          `${hostname} has no address in the DNS.`,
          "Add an A or AAAA record that leads to this machine, or to the web server in front of it.",
        ),
      ];
    try {
      const { answer, seen } = await askSite(env.siteUrl, setup);
      const here = seen
        ? await sameEverywhere(`${env.siteUrl} leads to this site (${addresses.join(", ")}).`, setup)
        : await whoAnswers(answer, setup);
      return [here, ...certificate(answer, hostname), ...(await encryption(answer, setup))];
    } catch (error) {
      return [
        wrong(
          `${env.siteUrl} does not answer: ${reasonOf(error)}.`,
          "Start the site and the web server in front of it, and let the firewall through. From inside some networks, the public address cannot be reached: then try it from outside.",
        ),
      ];
    }
  },
};

/** Asks several times, because each request may reach another machine. */
async function sameEverywhere(text: string, setup: Setup): Promise<Finding> {
  const { siteUrl = "", databaseUrl } = setup.env;
  if (!databaseUrl) return ok(text);
  const answers = await Promise.allSettled(Array.from({ length: tries }, () => askSite(siteUrl, setup)));
  const isOther = answers.some(
    (result) => result.status === "fulfilled" && result.value.answer.status === 404,
  );
  if (!isOther) return ok(text);
  return wrong(
    `Some of the machines behind ${siteUrl} have another key than this one, so they sign members out.`,
    "Set the same JWT_SECRET on all machines, and restart them.",
  );
}

/** Throws without an address. */
async function resolveName(host: string, { lookup }: Setup): Promise<string[]> {
  if (isIP(host)) return [host];
  return new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve([found].flat().map((each) => (typeof each === "string" ? each : each.address)));
    }),
  );
}

async function whoAnswers({ status, headers }: Answer, { env, signingKey, lookup }: Setup): Promise<Finding> {
  const { siteUrl = "", host, port } = env;
  if ([502, 503, 504].includes(status))
    return wrong(
      `At ${siteUrl} a web server answers, but it does not reach the site (${status}).`,
      `Start the site. It listens on ${host}, port ${port}: the web server must name the same (proxy_pass http://${host}:${port}).`,
    );
  if (status >= 300 && status < 400)
    return wrong(
      `${siteUrl} redirects to ${headers.location}.`,
      "Set SITE_URL to that address, or remove the redirect.",
    );
  const health = await ask(`${siteUrl}/healthz`, { lookup }).catch(() => undefined);
  if (health?.body !== '{"status":"ok"}')
    return wrong(
      `At ${siteUrl} something other than Footpath answers.`,
      "Look at the DNS record and at the web server's configuration for this name.",
    );
  if (!signingKey)
    return warning(
      `At ${siteUrl} a Footpath site answers. Without a key in DATA_DIR, this command cannot tell whether it is this one.`,
      "Run this command with the site's own variables.",
    );
  return wrong(
    `At ${siteUrl} a Footpath site answers, but its key is not the one used here.`,
    "With several machines, set the same JWT_SECRET on all. With one, run this command with the site's own variables (DATA_DIR, JWT_SECRET).",
  );
}

function certificate({ certificate: shown }: Answer, host: string): Finding[] {
  if (!shown) return [];
  const { expires, problem } = shown;
  const days = Math.floor((expires.getTime() - Date.now()) / oneDay);
  const until = expires.toISOString().slice(0, 10);
  if (days < 0)
    return [wrong(`The certificate of ${host} expired on ${until}: browsers show a warning.`, renew)];
  if (problem)
    return [
      wrong(
        `Browsers do not trust the certificate of ${host} (${problem}).`,
        "Use one of an authority that browsers know, and send the whole chain (fullchain.pem).",
      ),
    ];
  if (days < soon)
    return [warning(`The certificate of ${host} expires on ${until}, in ${days} days.`, renew)];
  return [ok(`The certificate of ${host} is valid until ${until}.`)];
}

const renew = "Renew it (certbot renew), and see that this happens by itself (systemctl list-timers).";

/** What makes browsers use HTTPS. */
async function encryption({ headers }: Answer, { env, lookup }: Setup): Promise<Finding[]> {
  const url = new URL(env.siteUrl ?? "");
  const isLocal = /^(localhost|127\..*|\[::1\])$/.test(url.hostname);
  if (url.protocol === "http:")
    return isLocal
      ? []
      : [
          wrong(
            "SITE_URL is not https: passwords are sent unencrypted.",
            "Get a certificate (Caddy does it by itself, certbot for nginx), and set SITE_URL to https.",
          ),
        ];
  const hsts = headers["strict-transport-security"]
    ? ok("Browsers are told to use HTTPS only (HSTS).")
    : warning(
        "The web server removes the header Strict-Transport-Security, so a first visit may use HTTP.",
        "Let it pass on the headers of the site.",
      );
  return [hsts, ...(url.port === "" ? await redirect(`http://${url.hostname}/`, { lookup }) : [])];
}

/** Whether HTTP redirects to HTTPS. */
export async function redirect(url: string, { lookup }: Pick<Setup, "lookup">): Promise<Finding[]> {
  const answer = await ask(url, { lookup }).catch(() => undefined);
  if (!answer)
    return [
      warning(
        `${url} does not answer.`,
        "Readers who type the name without https see nothing: redirect port 80.",
      ),
    ];
  const { status, headers } = answer;
  if ([301, 302, 307, 308].includes(status) && headers.location?.startsWith("https:"))
    return [ok(`${url} redirects to HTTPS.`)];
  return [
    wrong(
      `${url} does not redirect to HTTPS (${status}).`,
      "Redirect it in the web server:  return 301 https://$host$request_uri;",
    ),
  ];
}
