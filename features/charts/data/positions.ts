/** Where labels stand on an axis: at instants (milliseconds), at numbers, or one after the other. */
export type Positions = { type: "time" | "number"; values: number[] } | { type: "band" };

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Years, months, quarters and days are instants. Labels of different kinds stand one after the other. */
export function positionsOf(labels: string[]): Positions {
  const instants = labels.map(instantOf);
  const times = instants.filter((instant) => instant !== undefined);
  if (times.length === labels.length) return distinct("time", times);
  const numbers = labels.filter((label) => /^[−-]?\d+(\.\d+)?$/.test(label));
  if (numbers.length < labels.length) return { type: "band" };
  return distinct(
    "number",
    numbers.map((label) => Number(label.replace("−", "-"))),
  );
}

function distinct(type: "time" | "number", values: number[]): Positions {
  return values.length > 1 && new Set(values).size === values.length ? { type, values } : { type: "band" };
}

export function instantOf(label: string): number | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(label) ?? [];
  if (year) return at(Number(year), Number(month ?? 1), Number(day ?? 1));
  const [, q1, y1, y2, q2] = /^(?:Q([1-4])[ /-]?(\d{4})|(\d{4})[ /-]?Q([1-4]))$/i.exec(label) ?? [];
  if (q1 || q2) return at(Number(y1 ?? y2), Number(q1 ?? q2) * 3 - 2, 1);
  const [, name = "", of] = /^([A-Za-z]{3,9})\.? (\d{4})$/.exec(label) ?? [];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  return of && index >= 0 ? at(Number(of), index + 1, 1) : undefined;
}

function at(year: number, month: number, day: number): number | undefined {
  if (year < 1000 || year > 2999 || month > 12 || day > 31) return undefined;
  return Date.UTC(year, month - 1, day);
}
