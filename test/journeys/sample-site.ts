import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#server/env.ts";
import { makeLogger, openServices } from "#server/services.ts";
import { makePictures } from "#test/files/rendered-pictures.ts";
import { launch, stop } from "./launch.ts";

/** Makes the data folder of a site with the sample institute; the sites of the workers are copies of it. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-sample-"));
  const { child } = await launch(folder, true);
  await stop(child);
  const services = await openServices(readEnv({ DATA_DIR: folder }), makeLogger("warn"));
  await makePictures(services);
  await services.close();
  process.env.SAMPLE_SITE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
