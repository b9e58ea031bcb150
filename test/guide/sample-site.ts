import setup from "#test/journeys/sample-site.ts";

/** The sample institute, on a site with the clock of the guides. */
export default function setUp(): Promise<() => void> {
  process.env.NODE_OPTIONS = `--import=${new URL("clock.ts", import.meta.url)}`;
  return setup();
}
