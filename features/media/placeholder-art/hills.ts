import type { Modal } from "./palette.ts";

/** Layers of hills with a sun and a few trees. */
export function hills({ width, height, palette, random }: Modal): string {
  const sun = { x: random.between(0.2, 0.8) * width, y: random.between(0.22, 0.36) * height };
  const parts = [
    `<circle fill="${random.chance(0.5) ? palette.light : palette.accent}" ` +
      `cx="${sun.x.toFixed()}" cy="${sun.y.toFixed()}" r="${(height * random.between(0.09, 0.15)).toFixed()}"/>`,
  ];
  for (const [index, fill] of palette.layers.entries()) {
    const top = height * (0.36 + index * 0.125);
    const { path, heightAt } = ridge({ width, height, palette, random }, top);
    parts.push(`<path fill="#000" fill-opacity=".1" transform="translate(0 -9)" d="${path}"/>`);
    if (index > 0 && index < 4) parts.push(...trees({ width, height, palette, random }, heightAt));
    parts.push(`<path fill="${fill}" d="${path}"/>`);
  }
  return parts.join("");
}

function ridge({ width, height, random }: Modal, top: number) {
  const waves = [1, 2, 3].map((count) => ({
    count: count * random.between(0.7, 1.3),
    size: (height * random.between(0.03, 0.075)) / count,
    phase: random.between(0, 2 * Math.PI),
  }));
  const heightAt = (x: number) =>
    waves.reduce(
      (y, { count, size, phase }) => y + size * Math.sin((x / width) * 2 * Math.PI * count + phase),
      top,
    );
  const points = Array.from({ length: 41 }, (_, index) => (width * index) / 40);
  const line = points.map((x) => `${x.toFixed()} ${heightAt(x).toFixed(1)}`).join("L");
  return { path: `M${line}V${height}H0Z`, heightAt };
}

function trees({ width, palette, random }: Modal, heightAt: (x: number) => number): string[] {
  const middle = random.between(0.1, 0.9) * width;
  return Array.from({ length: random.whole(2, 6) }, () => {
    const [x, radius] = [middle + random.between(-0.09, 0.09) * width, random.between(16, 34)];
    const y = heightAt(x) - radius * 1.1;
    return (
      `<path stroke="${palette.layers[4]}" stroke-width="5" d="M${x.toFixed()} ${y.toFixed()}v${(radius * 2.2).toFixed()}"/>` +
      `<circle fill="${palette.leaf}" cx="${x.toFixed()}" cy="${y.toFixed()}" r="${radius.toFixed()}"/>`
    );
  });
}
