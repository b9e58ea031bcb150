/** One URL for each host of `postgres://user@one,two:5433/name`. */
export function urlsOf(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(",").map((host) => start + host + rest);
}
