import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { namesInOrder } from "./languages/names.ts";
import { translations } from "./languages/translations.ts";

/** Version 1.1.0: what translations are translations of, and the order of names. */
export async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await translations(db, engine);
  await namesInOrder(db, engine);
}
