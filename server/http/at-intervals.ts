type Interval = { clock(): Date /** In milliseconds. */; every: number };

/** Runs the work at most once per interval and returns the last result in between. */
export function atIntervals<Result>(
  { clock, every }: Interval,
  work: (now: Date) => Promise<Result>,
): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let began = 0;
  return () => {
    const now = clock();
    if (last && Math.abs(now.getTime() - began) < every) return last;
    began = now.getTime();
    last = work(now);
    last.catch(() => {});
    return last;
  };
}
