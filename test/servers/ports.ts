import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody listens on. Connections and `listen(0)` do not take it: their ports begin at 32,768. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}
