import { setPriority } from "node:os";
import { unworded } from "#messages";
import { makeBackup, type Order, sentenceOf } from "./make.server.ts";

// The process that makes one backup: started and ended by `apart.server.ts`.

const lowest = 19;

process.umask(0o077);
setPriority(lowest); // readers come first
process.on("disconnect", () => process.exit());
process.on("message", async (order: Order) => {
  const reply = await unworded(() =>
    makeBackup(order).then(
      (made) => ({ made }),
      (error) => ({ failed: sentenceOf(error) }),
    ),
  );
  process.send?.(reply, () => process.disconnect?.());
});
