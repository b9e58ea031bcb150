import { afterEach, beforeEach } from "vitest";
import { makePlace, type Place } from "#test/harness.ts";
import { type Program, run } from "./processes.ts";

/** What the site prints when it is open. */
export const opened = /is open at (http:\/\/localhost:\d+)/;

/** Starts sites as `npm start` does, and kills them after the test. */
export function makeLauncher(): { place: Place; launch(env?: Record<string, string>): Program } {
  let place: Place;
  let programs: Program[];
  beforeEach(async () => {
    place = await makePlace(false);
    programs = [];
  });
  afterEach(async () => {
    for (const { process } of programs) process.kill("SIGKILL");
    await Promise.all(programs.map(({ ended }) => ended));
    await place.remove();
  });
  return {
    get place() {
      return place;
    },
    launch(env = {}) {
      const quiet = {
        PORT: "0",
        LOG_LEVEL: "warn",
        SAMPLE_CONTENT: "off",
        EXPORTS_AHEAD: "off",
        WORKERS: "0",
      };
      // A site that is given the size of its heap starts faster: it does not start again with the settings that it chooses.
      const args = ["--max-old-space-size=1024", "server/main.ts"];
      const program = run(args, { ...quiet, ...place.env, ...env });
      programs.push(program);
      return program;
    },
  };
}

/** The site's URL, once it is open. */
export async function addressOf(program: Program): Promise<string> {
  const [, address = ""] = await program.says(opened);
  return address;
}
