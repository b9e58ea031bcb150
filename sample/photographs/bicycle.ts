import { type Frame, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";

/** A city bicycle whose wheels stand on the point between them; one metre is given in units. Looks to the right. */
export function bicycle(
  frame: Frame,
  [x, y]: Point,
  metre: number,
  colour: string,
  exposure: number,
  distance = 0,
  facing: 1 | -1 = 1,
): string {
  const tone = (paint: string, share = 1) => lit(paint, frame.light, exposure * share, distance);
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${(facing * metre).toFixed(2)} ${metre.toFixed(2)})">${parts(tone(colour), tone("#1c1f1d"), tone("#b9b7a8"), tone("#5a3a24"), frame)}</g>`;
}

/** The bicycle's shadow on the wall or the ground, as a matrix maps it. */
export function bicycleShadow(
  frame: Frame,
  [x, y]: Point,
  metre: number,
  skew: number,
  length: number,
  opacity: number,
  facing: 1 | -1 = 1,
): string {
  const { shade } = frame.light;
  const matrix = `matrix(${(facing * metre).toFixed(2)} 0 ${(-skew * metre).toFixed(2)} ${(-length * metre).toFixed(2)} ${short(x)} ${short(y)})`;
  return `<g transform="${matrix}" opacity="${opacity}">${parts(shade, shade, shade, shade, frame)}</g>`;
}

function parts(paint: string, tyre: string, metal: string, leather: string, { random }: Frame): string {
  const [rear, front]: [Point, Point] = [
    [-0.53, -0.35],
    [0.53, -0.35],
  ];
  const [pedals, saddle, head]: [Point, Point, Point] = [
    [-0.06, -0.3],
    [-0.22, -0.86],
    [0.37, -0.82],
  ];
  let spokes = "";
  for (const [cx, cy] of [rear, front]) {
    const turn = random.next();
    for (let spoke = 0; spoke < 9; spoke++) {
      const angle = turn + (spoke / 9) * Math.PI;
      const [dx, dy] = [Math.cos(angle) * 0.33, Math.sin(angle) * 0.33];
      spokes += `M${(cx - dx).toFixed(2)} ${(cy - dy).toFixed(2)}L${(cx + dx).toFixed(2)} ${(cy + dy).toFixed(2)}`;
    }
  }
  return [
    `<path fill="none" stroke="${metal}" stroke-width=".008" opacity=".7" d="${spokes}"/>`,
    [rear, front]
      .map(
        ([cx, cy]) =>
          `<circle cx="${cx}" cy="${cy}" r=".335" fill="none" stroke="${tyre}" stroke-width=".042"/><circle cx="${cx}" cy="${cy}" r=".04" fill="${metal}"/>`,
      )
      .join(""),
    `<path fill="none" stroke="${paint}" stroke-width=".035" d="M-.9-.36A.39.39 0 0 1-.36-.68M.16-.42A.39.39 0 0 1 .8-.63"/>`,
    tube(paint, 0.045, [rear, pedals, head]),
    tube(paint, 0.045, [pedals, [-0.18, -0.72]]),
    tube(paint, 0.04, [rear, [-0.17, -0.66], [0.35, -0.74]]),
    tube(metal, 0.03, [[-0.18, -0.7], saddle]),
    tube(paint, 0.045, [head, [0.41, -0.7], front]),
    tube(metal, 0.035, [
      [0.37, -0.8],
      [0.34, -0.98],
      [0.26, -1.02],
    ]),
    tube(tyre, 0.045, [
      [0.28, -1.01],
      [0.18, -1],
    ]),
    `<path fill="${leather}" d="M-.38-.9Q-.2-.95-.02-.86Q-.08-.8-.24-.82Q-.36-.8-.38-.9z"/>`,
    `<path fill="none" stroke="${tyre}" stroke-width=".03" d="M-.86-.72H-.3M-.82-.72L-.56-.38"/>`,
    `<circle cx="${pedals[0]}" cy="${pedals[1]}" r=".09" fill="none" stroke="${metal}" stroke-width=".03"/>`,
    tube(metal, 0.028, [
      [-0.06, -0.3],
      [0.02, -0.15],
    ]),
    tube(tyre, 0.04, [
      [-0.03, -0.14],
      [0.08, -0.14],
    ]),
    random.chance(0.5) ? `<path fill="${leather}" d="M.44-1.02h.42l-.06.28h-.3z"/>` : "",
  ].join("");
}

function tube(colour: string, width: number, points: readonly Point[]): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="M${points.map(([x, y]) => `${x} ${y}`).join("L")}"/>`;
}
