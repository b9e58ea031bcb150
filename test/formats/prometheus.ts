/** A metric as Prometheus reads it. */
export type Family = { name: string; type: string; help: string; samples: Sample[] };
export type Sample = { name: string; labels: Record<string, string>; value: number };

const metricName = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const labelPair = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;
const suffixes: Record<string, string[]> = {
  counter: [""],
  gauge: [""],
  histogram: ["_bucket", "_sum", "_count"],
};

/** Reads the text format strictly: throws for what a lenient reader would accept. */
export function readMetrics(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("The last line has no end.");
  const families = new Map<string, Family>();
  const lines = text.slice(0, -1).split("\n");
  let current: Family | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, name = "", help = ""] = /^# HELP (\S+) (.+)$/.exec(line) ?? [];
    if (name) {
      const [, typed, type = ""] = /^# TYPE (\S+) (\S+)$/.exec(lines[at + 1] ?? "") ?? [];
      if (typed !== name || !(type in suffixes)) throw new Error(`${name} has no type.`);
      if (families.has(name)) throw new Error(`${name} is there twice.`);
      if (!metricName.test(name)) throw new Error(`${name} is no name of a metric.`);
      current = { name, type, help, samples: [] };
      families.set(name, current);
      at += 1;
    } else current?.samples.push(readSample(line, current));
  }
  for (const family of families.values()) check(family);
  return families;
}

function readSample(line: string, { name: family, type }: Family): Sample {
  const [, name = "", labelText = "", value = ""] = sampleLine.exec(line) ?? [];
  if (!suffixes[type]?.some((suffix) => name === family + suffix))
    throw new Error(`This is not of ${family}: ${line}`);
  const number = value === "+Inf" ? Infinity : Number(value);
  if (Number.isNaN(number)) throw new Error(`This is no number: ${line}`);
  const labels: Record<string, string> = {};
  labelPair.lastIndex = 0;
  for (let end = 0; end < labelText.length; end = labelPair.lastIndex) {
    const pair = labelPair.exec(labelText);
    if (!pair) throw new Error(`The labels cannot be read: ${line}`);
    const [, label = "", escaped = ""] = pair;
    if (label in labels) throw new Error(`A label is there twice: ${line}`);
    labels[label] = escaped.replace(/\\(.)/g, (_, mark) => (mark === "n" ? "\n" : mark));
  }
  return { name, labels, value: number };
}

function check({ name, type, samples }: Family): void {
  if (samples.length === 0) throw new Error(`${name} has no values.`);
  if ((type === "counter") !== name.endsWith("_total"))
    throw new Error(`${name} is a ${type}: only counters end with _total, and all of them.`);
  const seen = samples.map((sample) => sample.name + JSON.stringify(Object.entries(sample.labels).sort()));
  if (new Set(seen).size < seen.length) throw new Error(`${name} has two values for the same labels.`);
  if (type === "histogram") checkHistogram(name, samples);
  else if (type === "counter" && samples.some(({ value }) => value < 0))
    throw new Error(`${name} is a counter below 0.`);
}

/** Buckets are cumulative, and the last one has everything. */
function checkHistogram(name: string, samples: Sample[]): void {
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  for (const [labels, group] of groups) {
    const buckets = group.filter((sample) => sample.name.endsWith("_bucket"));
    const bounds = buckets.map((bucket) =>
      bucket.labels.le === "+Inf" ? Infinity : Number(bucket.labels.le),
    );
    const counts = buckets.map(({ value }) => value);
    const count = group.find((sample) => sample.name.endsWith("_count"))?.value;
    const ascends = (values: number[]) =>
      values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
    if (bounds.at(-1) !== Infinity || !ascends(bounds) || !ascends(counts) || counts.at(-1) !== count)
      throw new Error(`${name}${labels} is no histogram.`);
  }
}
