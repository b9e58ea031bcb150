import type { TestSite } from "#test/harness.ts";

export async function metric(site: TestSite, name: string): Promise<number> {
  const text = await (await site.fetch("/metrics")).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}
