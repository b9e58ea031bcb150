import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { namesInOrder } from "./languages/names.ts";

/** Version 1.1.0. */
export async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await namesInOrder(db, engine);
}
