import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to PostgreSQL that can cut, refuse or silence the connection that listens for changes. */
export type Line = {
  url: string;
  /** The number of LISTEN connections so far. */
  listened(): number;
  /** Ends the listening connection and this many later ones. */
  cut(times?: number): void;
  /** Drops the traffic of the listening connection, but keeps it open. */
  silence(): void;
  /** Ends the effect of `cut`. */
  mend(): void;
  close(): void;
};

export async function openLine(address: string): Promise<Line> {
  const target = new URL(address);
  let listener: { near: Socket; far: Socket } | undefined;
  let refusals = 0;
  let listened = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const end of [near, far]) end.on("error", () => {});
    near.pipe(far).pipe(near);
    near.on("data", (bytes) => {
      if (!bytes.includes("listen footpath_changes")) return;
      listened += 1;
      listener = { near, far };
      if (refusals === 0) return;
      refusals -= 1;
      near.destroy();
      far.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const url = new URL(address);
  url.host = `127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  return {
    url: url.href,
    listened: () => listened,
    cut(times = 0) {
      refusals = times;
      listener?.near.destroy();
      listener?.far.destroy();
    },
    silence() {
      listener?.near.unpipe().resume();
      listener?.far.unpipe().resume();
    },
    mend() {
      refusals = 0;
    },
    close: () => server.close(),
  };
}
