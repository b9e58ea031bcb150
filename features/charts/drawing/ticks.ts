import { textWidth } from "./text.ts";

export type Tick = { at: number; text: string };

const steps = [1, 2, 2.5, 5, 10];

/** Round numbers that enclose a range, about `count` of them. */
export function roundTicks([low, high]: [number, number], count: number): number[] {
  const range = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(range / count));
  const step = power * (steps.find((factor) => factor * power >= range / count - 1e-12 * range) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Those whose texts have room, with as many left out between each two. The last one too, if it fits. */
export function spaced(ticks: Tick[], [low, high]: [number, number], width: number): Tick[] {
  const gap = 14; // pixels
  const place = (tick: Tick) => ((tick.at - low) / (high - low || 1)) * width;
  const fits = (tick: Tick, before: Tick | undefined) =>
    !before || place(tick) - place(before) >= (textWidth(tick.text) + textWidth(before.text)) / 2 + gap;
  for (let every = 1; every < ticks.length; every += 1) {
    const kept = ticks.filter((_, index) => index % every === 0);
    if (!kept.every((tick, index) => fits(tick, kept[index - 1]))) continue;
    const last = ticks.at(-1);
    return last && last !== kept.at(-1) && fits(last, kept.at(-1)) ? [...kept, last] : kept;
  }
  return ticks.slice(0, 1);
}
