import type { CompiledQuery } from "kysely";
import type { Queries } from "./engine.ts";

type Value = string | number;
type Built<Row> = { compile(): CompiledQuery<Row> };

/** Compiles a query once per engine. Its text must not depend on the values: `build` gets placeholders. */
export function compiled<Values extends Value[], Row>(
  build: (db: Queries, ...values: Values) => Built<Row>,
): (db: Queries, ...values: Values) => Promise<Row[]> {
  const byEngine = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const engine = db.getExecutor().adapter;
    const placeholders = values.map((_, index) => `\0value ${index}`);
    const query = byEngine.get(engine) ?? build(db, ...(placeholders as Values)).compile();
    byEngine.set(engine, query);
    const parameters = query.parameters.map((parameter) => {
      const index = placeholders.indexOf(parameter as string);
      return index < 0 ? parameter : values[index];
    });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
