import { mix } from "#features/media/drawings/palette.ts";
import { anyPose, figure } from "./figure.ts";
import { type Frame, glow, gradient, hazeBand, kept, line, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";
import { birds, disc, sky, skyline } from "./sky.ts";
import { reflection } from "./street.ts";
import { grass } from "./tree.ts";

/** People on a footbridge against a low sun, and all of it once more in the water. */
export function footbridge(frame: Frame): string {
  const { random, light, width, height } = frame;
  const shore = height * random.between(0.66, 0.72);
  const deck = height * random.between(0.44, 0.5);
  const sun: Point = [width * random.between(0.25, 0.75), deck + random.between(-30, 90)];
  const span = bridge(frame, deck, shore);
  const above = kept(
    frame,
    [
      sky(frame, shore + 10, sun),
      disc(frame, sun, random.between(52, 76)),
      skyline(frame, shore, 190, lit("#55706c", light, 0.4, 0.82), light.lamps * 0.3),
      hazeBand(frame, shore - 260, shore - 30, shore + 20, 0.75),
      skyline(frame, shore, 92, lit("#475d58", light, 0.4, 0.6), light.lamps * 0.5),
      hazeBand(frame, shore - 120, shore, shore + 30, 0.6),
      span,
    ].join(""),
  );
  const paint = gradient(frame, [
    [mix(light.skyLow, light.haze, 0.4), 0],
    [mix(light.skyTop, light.shade, 0.55), 1],
  ]);
  return [
    above,
    `<rect x="-20" y="${short(shore)}" width="${width + 40}" height="${short(height - shore + 20)}" fill="${paint}"/>`,
    glow(frame, [sun[0], shore + 60], 420, light.sun, 0.6),
    reflection(frame, above, shore, 0.8, 22),
    ripples(frame, shore, sun[0]),
    birds(frame, [width * random.between(0.2, 0.8), deck * 0.4], 9),
    glow(frame, sun, 760, light.sun, 0.4),
    grass(frame, [-20, height + 12], [width * 0.4, height + 30], 190, 90, lit("#24342a", light, 0.1)),
    grass(frame, [width * 0.72, height + 30], [width + 20, height + 8], 170, 70, lit("#24342a", light, 0.1)),
  ].join("");
}

function bridge(frame: Frame, deck: number, shore: number): string {
  const { random, light, width } = frame;
  const iron = lit("#1d3330", light, 0.12, 0.08);
  const rise = random.between(24, 70);
  const top = (x: number) => deck - rise * Math.sin((x / width) * Math.PI);
  const arched = random.chance(0.5);
  const parts: string[] = [];
  const bays = Math.round(width / 62);
  const panels = Array.from({ length: bays + 1 }, (_, bay) => (bay / bays) * (width + 80) - 40);
  const below = (x: number) =>
    arched ? top(x) + 24 + 150 * Math.abs((((x / width) * 2 + 10) % 1) - 0.5) ** 1.6 * 2.4 : top(x) + 66;
  for (const pier of arched ? [0, 0.5, 1] : [0.04, 0.34, 0.66, 0.96]) {
    const x = pier * width;
    parts.push(
      `<path fill="${iron}" d="M${short(x - 15)} ${short(top(x))}h30l9 ${short(shore - top(x))}h-48z"/>`,
    );
  }
  parts.push(
    line(
      iron,
      5,
      panels.map((x): Point => [x, below(x)]),
    ),
  );
  for (const [bay, x] of panels.entries()) {
    const next = panels[bay + 1];
    parts.push(
      line(iron, 4, [
        [x, top(x)],
        [x, below(x)],
      ]),
    );
    if (next !== undefined)
      parts.push(
        line(
          iron,
          3,
          bay % 2 === 0
            ? [
                [x, top(x)],
                [next, below(next)],
              ]
            : [
                [x, below(x)],
                [next, top(next)],
              ],
        ),
      );
  }
  parts.push(
    line(
      iron,
      15,
      panels.map((x): Point => [x, top(x)]),
    ),
  );
  for (let x = -random.between(0, 60); x < width; x += random.between(26, 120)) {
    const size = random.chance(0.12) ? random.between(66, 78) : random.between(104, 122);
    parts.push(
      figure(frame, {
        at: [x, top(x) - 5],
        height: size,
        pose: anyPose(frame),
        exposure: 0.16,
        distance: 0.06,
        rim: 0.75,
      }),
    );
  }
  let posts = "";
  for (let x = -30; x < width + 30; x += 13) posts += `M${short(x)} ${short(top(x))}v-50`;
  parts.push(`<path fill="none" stroke="${iron}" stroke-width="1.7" d="${posts}"/>`);
  parts.push(
    line(
      iron,
      5,
      panels.map((x): Point => [x, top(x) - 50]),
    ),
  );
  parts.push(
    line(
      light.sun,
      1.6,
      panels.map((x): Point => [x, top(x) - 53]),
      ' opacity=".7"',
    ),
  );
  return parts.join("");
}

function ripples(frame: Frame, shore: number, sun: number): string {
  const { random, light, width, height } = frame;
  let [bright, dark] = ["", ""];
  for (let ripple = 0; ripple < 300; ripple++) {
    const share = random.next() ** 1.3;
    const y = shore + 3 + share * (height - shore);
    const long = 6 + share * random.between(16, 80);
    const near = random.chance(0.55);
    const x = near
      ? sun + (random.next() + random.next() - 1) * (50 + share * 190)
      : random.between(0, width);
    if (near) bright += `M${short(x)} ${short(y)}h${short(long)}`;
    else dark += `M${short(x)} ${short(y)}h${short(long * 1.5)}`;
  }
  return (
    `<path fill="none" stroke="${light.shade}" stroke-width="2" opacity=".22" d="${dark}"/>` +
    `<path fill="none" stroke="${mix(light.sun, "#ffffff", 0.35)}" stroke-width="2.2" opacity=".75" d="${bright}"/>`
  );
}
