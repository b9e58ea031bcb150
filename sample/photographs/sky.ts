import { mix } from "#features/media/drawings/palette.ts";
import { blurred, type Frame, glow, gradient, type Point, shape, short } from "./frame.ts";

/** Sky down to the given height, with the sun's glow there and streaks of cloud. */
export function sky(frame: Frame, bottom: number, sun?: Point): string {
  const { width, light, random } = frame;
  const paint = gradient(frame, [
    [light.skyTop, 0],
    [mix(light.skyTop, light.skyLow, 0.5), 0.5],
    [light.skyLow, 1],
  ]);
  const clouds: string[] = [];
  const count = light.hour === "night" ? 3 : random.whole(5, 9);
  for (let cloud = 0; cloud < count; cloud++) {
    const y = bottom * random.between(0.08, 0.86);
    const tone = mix(light.skyTop, light.sun, random.between(0.25, 0.8));
    clouds.push(
      streak(
        random.between(-0.1, 1.1) * width,
        y,
        random.between(160, 520),
        random.between(6, 26),
        tone,
        frame,
      ),
    );
  }
  return [
    `<rect x="-20" y="-20" width="${width + 40}" height="${short(bottom + 24)}" fill="${paint}"/>`,
    blurred(frame, 5, clouds.join("")),
    sun ? glow(frame, sun, 620, light.sun, light.dim > 0.5 ? 0.3 : 0.95) : "",
  ].join("");
}

/** The disc of the sun or moon. */
export function disc(frame: Frame, [x, y]: Point, radius: number): string {
  const { light } = frame;
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${mix(light.sun, "#ffffff", 0.35)}" opacity=".92"/>`;
}

/** A few birds in a loose flock. */
export function birds(frame: Frame, [x, y]: Point, count: number): string {
  const { random, light } = frame;
  let data = "";
  for (let bird = 0; bird < count; bird++) {
    const span = random.between(5, 11);
    data += `M${short(x + random.between(-90, 90) - span)} ${short(y + random.between(-46, 46))}q${short(span * 0.6)}-${short(span * 0.7)} ${short(span)} 0q${short(span * 0.4)}-${short(span * 0.7)} ${short(span)} 0`;
  }
  return `<path fill="none" stroke="${light.shade}" stroke-width="2.2" opacity=".7" d="${data}"/>`;
}

/** A far row of buildings as one flat cut-out, standing on the base line. */
export function skyline(frame: Frame, base: number, tallest: number, colour: string, lamps = 0): string {
  const { width, random } = frame;
  const points: Point[] = [[-20, base]];
  let windows = "";
  let x = -20;
  while (x < width + 20) {
    const wide = random.between(0.25, 0.9) * tallest + 14;
    const top = base - tallest * random.between(0.35, 1) * (random.chance(0.12) ? 1.5 : 1);
    points.push([x, top], [x + wide, top]);
    if (random.chance(0.3))
      points.splice(
        -1,
        0,
        [x + wide * 0.3, top],
        [x + wide * 0.3, top - 12],
        [x + wide * 0.6, top - 12],
        [x + wide * 0.6, top],
      );
    for (let row = top + 9; row < base - 8; row += 13) {
      for (let column = x + 6; column < x + wide - 6; column += 10)
        if (random.chance(lamps)) windows += `M${short(column)} ${short(row)}h4v6h-4z`;
    }
    x += wide + (random.chance(0.3) ? random.between(4, 20) : 0);
    points.push([x, top < base ? base - tallest * 0.2 : base]);
  }
  points.push([width + 20, base]);
  return (
    shape(colour, points) + (windows ? `<path fill="${frame.light.sun}" opacity=".8" d="${windows}"/>` : "")
  );
}

function streak(x: number, y: number, wide: number, high: number, tone: string, { random }: Frame): string {
  const parts: string[] = [];
  for (let puff = 0; puff < 4; puff++) {
    const [dx, dy] = [random.between(-0.35, 0.35) * wide, random.between(-0.5, 0.5) * high];
    parts.push(
      `<ellipse cx="${short(x + dx)}" cy="${short(y + dy)}" rx="${short(wide * random.between(0.2, 0.5))}" ry="${short(high * random.between(0.2, 0.5))}"/>`,
    );
  }
  return `<g fill="${tone}" opacity="${random.between(0.25, 0.6).toFixed(2)}">${parts.join("")}</g>`;
}
