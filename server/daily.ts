import { forgetEnded } from "#features/members/sessions.store.server.ts";
import type { House } from "./visit.ts";

const day = 24 * 3600 * 1000; // milliseconds

/** Takes away what is over, now and once a day. Returns how to stop. */
export async function tidyDaily(house: House): Promise<() => void> {
  const tidy = () => house.db.write((queries) => forgetEnded(queries, house.clock().toISOString()));
  await tidy();
  const timer = setInterval(() => {
    tidy().catch((error) => house.log.warn({ err: error }, "ended sessions were not taken away"));
  }, day);
  timer.unref();
  return () => clearInterval(timer);
}
