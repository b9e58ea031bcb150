import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { openForThread } from "#db/client.ts";
import type { Announced } from "#db/engine.ts";
import { withOffer } from "../pages/offers.ts";
import { encodePage } from "../pages/page.ts";
import { renderPage } from "../pages/render.ts";
import { builtRenderer } from "../pages/renderer.ts";
import { varied } from "../pages/save-data.ts";
import { makeLogger } from "../services.ts";
import { filesOfMain } from "./files.ts";
import type { FromThread, Order, ThreadData, ToThread } from "./messages.ts";
import { servicesForPage } from "./thread-services.ts";

// On Linux this is per thread: with few cores, it yields to the main thread.
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));

const connections = 2; // to PostgreSQL, like the pages that are rendered at one time
const { build, place, limits, logLevel, site } = workerData as ThreadData;
let isListening = true;
let tell: Announced = () => {};
const db = await openForThread(place, { ...limits, connections }, async (heard) => {
  tell = heard;
  return { isListening: () => isListening, stop: async () => {} };
});
const log = makeLogger(logLevel, (line) => send({ line }));
const files = filesOfMain((read) => send({ read }));
const renderer = await builtRenderer(build);

parentPort?.on("message", (message: ToThread) => {
  if ("order" in message) void render(message.order);
  else if ("change" in message) tell(message.change);
  else if ("site" in message) Object.assign(site, message.site);
  else files.take(message.file);
});
send({ ready: true });

async function render({ id, address, encoding, part, isSaving, offer, now, ...order }: Order): Promise<void> {
  isListening = order.isListening;
  const { services, isPossible } = servicesForPage({ db, log, site, read: files.read }, new Date(now));
  const page = await renderPage(services, renderer, address, { strict: true, part })
    .then((rendered) => (isSaving === undefined ? rendered : varied(rendered, isSaving)))
    .then((rendered) => encodePage(withOffer(rendered, site, offer), encoding))
    .catch(() => undefined); // the main thread tries, and says what is wrong
  if (!page || !isPossible()) return send({ rendered: { id, page: undefined } });
  const bytes = new Uint8Array(page.bytes); // the memory of a Buffer may be shared
  send({ rendered: { id, page: { ...page, bytes } } }, [bytes.buffer]);
}

function send(message: FromThread, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
