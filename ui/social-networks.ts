type Network = {
  name: string;
  hosts: string[];
};

const networks: Network[] = [
  {
    name: "Mastodon",
    hosts: [
      "mstdn.social",
      "mas.to",
      "fosstodon.org",
      "hachyderm.io",
      "chaos.social",
      "social.coop",
      "scholar.social",
    ],
  },
  {
    name: "Instagram",
    hosts: ["instagram.com"],
  },
  {
    name: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
  },
  {
    name: "X",
    hosts: ["x.com", "twitter.com"],
  },
  {
    name: "Facebook",
    hosts: ["facebook.com", "fb.com"],
  },
  {
    name: "LinkedIn",
    hosts: ["linkedin.com"],
  },
  {
    name: "Bluesky",
    hosts: ["bsky.app"],
  },
  {
    name: "GitHub",
    hosts: ["github.com"],
  },
  {
    name: "Telegram",
    hosts: ["t.me", "telegram.me"],
  },
  {
    name: "Threads",
    hosts: ["threads.net", "threads.com"],
  },
  {
    name: "ORCID",
    hosts: ["orcid.org"],
  },
];

/** Finds a network by host. The sample's hosts are under the reserved domain .example. */
export function networkOf(address: string): Network | undefined {
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/^(www|m)\./, "").replace(/\.example$/, ".com");
  return host.startsWith("mastodon.") ? networks[0] : networks.find(({ hosts }) => hosts.includes(host));
}
