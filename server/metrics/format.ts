/** Values of one metric for different labels. */
export type Labelled = [labels: Record<string, string>, value: number | Histogram][];

export type Histogram = ReturnType<typeof openHistogram>;

/** Undefined ones are left out. Names that end with `_total` are counters. */
export type Metric = readonly [name: string, help: string, value: number | Histogram | Labelled | undefined];

/** Counts values by their size. The bounds ascend. */
export function openHistogram(bounds: readonly number[]) {
  const counts = new Array<number>(bounds.length + 1).fill(0);
  let sum = 0;
  return {
    bounds,
    counts,
    sum: () => sum,
    observe(value: number): void {
      const at = bounds.findIndex((bound) => value <= bound);
      const bucket = at < 0 ? bounds.length : at;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      sum += value;
    },
  };
}

/** In Prometheus' text format (prometheus.io/docs/instrumenting/exposition_formats). */
export function metricLines([name, help, value]: Metric): string {
  if (value === undefined) return "";
  const values: Labelled = Array.isArray(value) ? value : [[{}, value]];
  const [first] = values;
  if (!first) return "";
  const type = typeof first[1] === "object" ? "histogram" : name.endsWith("_total") ? "counter" : "gauge";
  const lines = values.map(([labels, each]) =>
    typeof each === "number" ? `${name}${textOf(labels)} ${each}\n` : histogramLines(name, labels, each),
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function histogramLines(name: string, labels: Record<string, string>, histogram: Histogram): string {
  const { bounds, counts, sum } = histogram;
  let below = 0;
  const buckets = counts.map((count, at) => {
    below += count;
    const le = at < bounds.length ? String(bounds[at]) : "+Inf";
    return `${name}_bucket${textOf({ ...labels, le })} ${below}\n`;
  });
  const rest = [`${name}_sum${textOf(labels)} ${sum()}\n`, `${name}_count${textOf(labels)} ${below}\n`];
  return [...buckets, ...rest].join("");
}

function textOf(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n")}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}
