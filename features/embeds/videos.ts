/** A video on another site. `host` is the site's name for readers. */
export type EmbeddedVideo = {
  host: string;
  /** The page of the video. */
  url: string;
  /** What its player loads after a click. */
  player: string;
};

export function playerOrigins(peertube: string[]): string[] {
  const fixed = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
  return [...fixed, ...peertube.map((host) => `https://${host}`)];
}

/** The video at an address of YouTube, Vimeo or one of the PeerTube hosts; undefined for any other address. */
export function videoAt(address: string, peertube: string[] = []): EmbeddedVideo | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (host === "youtu.be" || host === "youtube.com" || host === "youtube-nocookie.com") return youtube(url);
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(url);
  return peertube.includes(url.hostname) ? peertubeVideo(url) : undefined;
}

function youtube({ hostname, pathname, searchParams }: URL): EmbeddedVideo | undefined {
  const [first = "", second = ""] = pathname.split("/").slice(1);
  const inPath = ["embed", "shorts", "live", "v"].includes(first) ? second : searchParams.get("v");
  const id = hostname === "youtu.be" ? first : inPath;
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = seconds(searchParams.get("t") ?? searchParams.get("start") ?? "");
  return {
    host: "YouTube",
    url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ""}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ""}`,
  };
}

/** Unlisted videos have a key after their number. */
function vimeo({ pathname, searchParams }: URL): EmbeddedVideo | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d{3,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const [key] = /^[\da-f]{6,20}$/.exec(inPath ?? searchParams.get("h") ?? "") ?? [];
  return {
    host: "Vimeo",
    url: `https://vimeo.com/${id}${key ? `/${key}` : ""}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}`,
  };
}

function peertubeVideo({ hostname, pathname }: URL): EmbeddedVideo | undefined {
  const [, id] = /^\/(?:w|videos\/(?:watch|embed))\/([\w-]{8,40})\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  return {
    host: hostname,
    url: `https://${hostname}/w/${id}`,
    // Without p2p, other viewers do not learn the reader's network address.
    player: `https://${hostname}/videos/embed/${id}?autoplay=1&p2p=0&warningTitle=0`,
  };
}

/** "90", "90s" and "1m30s" are 90. */
function seconds(time: string): number {
  const [, hours = "0", minutes = "0", rest = "0"] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
