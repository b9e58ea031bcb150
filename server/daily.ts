import { purgeBlogs } from "#features/blogs/writing/trash.server.ts";
import { forgetEnded } from "#features/members/sessions.store.server.ts";
import { purgeCollections } from "#features/photography/manage.server.ts";
import { type House, visitOf } from "./visit.ts";

const day = 24 * 3600 * 1000; // milliseconds

/** Takes away what is over, now and once a day. Returns how to stop. */
export async function tidyDaily(house: House): Promise<() => void> {
  async function tidy(): Promise<void> {
    await house.db.write((queries) => forgetEnded(queries, house.clock().toISOString()));
    await purgeBlogs(visitOf(house, null));
    await purgeCollections(visitOf(house, null));
  }
  await tidy();
  const timer = setInterval(() => {
    tidy().catch((error) => house.log.warn({ err: error }, "what is over was not taken away"));
  }, day);
  timer.unref();
  return () => clearInterval(timer);
}
