// Loaded before the site by NODE_OPTIONS. The site of the guides always lives in the same morning: its clock starts at
// the same moment and moves slowly, so that dates in pictures are the same on each run.

const start = Date.parse("2026-10-12T08:30:00Z");
const slowness = 20;

if (process.argv[1]?.endsWith("main.ts")) {
  const RealDate = Date;
  const began = RealDate.now();
  const now = () => start + Math.floor((RealDate.now() - began) / slowness);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, as) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], as) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
