import { mix } from "#features/media/drawings/palette.ts";
import { type Frame, line, outline, type Point, short } from "./frame.ts";
import { cloths, hairs, lit, skins } from "./light.ts";
import { carrying, type Pose, riding, standing, walking } from "./pose.ts";

interface Dress {
  top: string;
  bottom: string;
  skin: string;
  hair: string;
  scarf: string | undefined;
  cut: "trousers" | "coat" | "skirt";
  extra: "none" | "bag" | "umbrella" | "basket" | "hat";
  behind: boolean;
}

export interface Figure {
  /** The feet. */
  at: Point;
  /** In units of the picture. */
  height: number;
  pose: Pose;
  /** 0 stands against the light, 1 in it. */
  exposure: number;
  /** 0 near to 1 lost in the haze. */
  distance?: number;
  /** A light edge on the side of the sun, from 0 to 1. */
  rim?: number;
  umbrella?: boolean;
  /** Whether we see the person from behind. */
  behind?: boolean;
  facing?: 1 | -1;
}

/** A person in the picture, dressed by chance. */
export function figure(frame: Frame, person: Figure): string {
  const { random, light } = frame;
  const { at, height, pose, exposure, distance = 0, rim = 0 } = person;
  const facing = person.facing ?? (random.chance(0.5) ? 1 : -1);
  const dress = dressUp(frame, person);
  const tone = (colour: string) => lit(colour, light, exposure, distance);
  const place = `translate(${short(at[0])} ${short(at[1])}) scale(${(facing * height) / 100 >= 0 ? "" : "-"}${short100(height)} ${short100(height)})`;
  const body = drawn(pose, dress, tone);
  if (rim <= 0) return `<g transform="${place}">${body}</g>`;
  const edge = mix(tone(dress.top), light.sun, rim);
  const side = (light.fromRight ? 1 : -1) * facing;
  const back = drawn(pose, { ...dress, extra: "none" }, () => edge);
  return `<g transform="${place}"><g transform="translate(${short(side * Math.min(1.1, 300 / height))} -${short(Math.min(0.7, 200 / height))})">${back}</g>${body}</g>`;
}

/** The shadow that a standing person throws: skew is units to the side for each unit of height, length its share. */
export function castShadow(
  frame: Frame,
  { at, height, pose }: Figure,
  skew: number,
  length: number,
  opacity: number,
): string {
  const flat: Dress = {
    top: "",
    bottom: "",
    skin: "",
    hair: "",
    scarf: undefined,
    cut: "coat",
    extra: "none",
    behind: true,
  };
  const k = height / 100;
  const matrix = `matrix(${short100(height)} 0 ${(-skew * k).toFixed(3)} ${(-length * k).toFixed(3)} ${short(at[0])} ${short(at[1])})`;
  return `<g transform="${matrix}" opacity="${opacity}">${drawn(pose, flat, () => frame.light.shade)}</g>`;
}

/** People on the way, walking or standing, by chance. */
export function anyPose({ random }: Frame): Pose {
  return random.chance(0.7) ? walking(random.between(5, 15)) : random.chance(0.2) ? carrying : standing;
}

function dressUp({ random }: Frame, { pose, umbrella, behind = false }: Figure): Dress {
  const look = random.next();
  const extra =
    pose === carrying
      ? "basket"
      : umbrella
        ? "umbrella"
        : random.pick(["none", "none", "bag", "bag", "hat"] as const);
  return {
    top: random.pick(cloths),
    bottom: random.pick(["#24302c", "#2f3f45", "#3d2a22", "#5b6b63", "#1d2926", "#8a7a5f"]),
    skin: random.pick(skins),
    hair: random.pick(hairs),
    scarf: look < 0.22 ? random.pick(cloths) : undefined,
    cut: pose === riding ? "trousers" : random.pick(["trousers", "trousers", "coat", "skirt"] as const),
    extra: extra === "hat" && look < 0.22 ? "none" : extra,
    behind,
  };
}

function drawn(pose: Pose, dress: Dress, tone: (colour: string) => string): string {
  const { neck, hip, head, legs, arms } = pose;
  const [backArm, frontArm] = arms as [readonly [Point, Point], readonly [Point, Point]];
  const cloth = tone(dress.top);
  const shoulder: Point = [neck[0], neck[1] + 5];
  const arm = (bend: readonly [Point, Point], side: number) => {
    const root: Point = [shoulder[0] + side * 7, shoulder[1] + 1];
    return (
      line(cloth, 5.4, [root, ...bend]) +
      `<circle cx="${bend[1][0]}" cy="${bend[1][1]}" r="2.7" fill="${tone(dress.skin)}"/>`
    );
  };
  return [
    dress.extra === "umbrella" ? umbrella(frontArm[1], tone) : "",
    arm(backArm, -1),
    dress.cut === "skirt" ? skirt(pose, tone(dress.bottom)) : "",
    legs
      .map((bend, index) =>
        leg(
          hip,
          bend,
          index === 0 ? -2.6 : 2.6,
          tone(dress.cut === "skirt" ? dress.skin : dress.bottom),
          tone("#171513"),
          dress.cut === "skirt",
        ),
      )
      .join(""),
    dress.cut === "skirt" ? skirt(pose, tone(dress.bottom)) : "",
    line(tone(dress.skin), 5, [neck, [head[0] - 0.5, head[1] + 3]]),
    torso(pose, cloth, dress.cut === "coat" ? 18 : 4),
    dress.extra === "bag" ? bag(backArm[1], tone("#6e4a2c")) : "",
    headOf(head, dress, tone),
    arm(frontArm, 1),
    dress.extra === "basket" ? basket(head, tone) : "",
  ].join("");
}

function leg(
  hip: Point,
  [knee, foot]: readonly [Point, Point],
  side: number,
  colour: string,
  shoe: string,
  bare: boolean,
): string {
  const root: Point = [hip[0] + side, hip[1] + 1];
  const wide = bare ? 2.4 : 4.6;
  const outer: Point[] = [
    [root[0] - wide * 1.15, root[1]],
    [knee[0] - wide * 0.85, knee[1]],
    [foot[0] - wide * 0.6, foot[1] - 2],
    [foot[0] + wide * 0.6, foot[1] - 2],
    [knee[0] + wide * 0.85, knee[1]],
    [root[0] + wide * 1.15, root[1]],
  ];
  return (
    `<path fill="${colour}" d="${outline(outer)}"/>` +
    `<path fill="${shoe}" d="M${short(foot[0] - 3)} ${short(foot[1] + 0.8)}v-3.6h5q4 .6 5 3.6z"/>`
  );
}

function torso({ neck, hip }: Pose, colour: string, tail: number): string {
  const spine = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const [alongX, alongY] = [(hip[0] - neck[0]) / spine, (hip[1] - neck[1]) / spine];
  const at = (along: number, across: number) =>
    `${short(neck[0] + alongX * along + alongY * across)} ${short(neck[1] + alongY * along - alongX * across)}`;
  const end = spine + tail;
  const flare = 7 + tail * 0.22;
  return (
    `<path fill="${colour}" d="M${at(-1, 0)}Q${at(0, 9)} ${at(5, 10.4)}Q${at(spine * 0.6, 7)} ${at(end, flare)}` +
    `L${at(end, -flare)}Q${at(spine * 0.6, -7)} ${at(5, -10.4)}Q${at(0, -9)} ${at(-1, 0)}z"/>`
  );
}

function skirt({ hip, legs }: Pose, colour: string): string {
  const feet = legs.map(([, foot]) => foot[0]);
  const [left, right] = [Math.min(...feet, hip[0]) - 6, Math.max(...feet, hip[0]) + 6];
  const hem = Math.max(...legs.map(([, foot]) => foot[1])) - 10;
  return `<path fill="${colour}" d="M${short(hip[0] - 7)} ${short(hip[1] - 4)}L${short(left)} ${short(hem)}Q${short((left + right) / 2)} ${short(hem + 5)} ${short(right)} ${short(hem)}L${short(hip[0] + 7)} ${short(hip[1] - 4)}z"/>`;
}

function headOf(
  [x, y]: Point,
  { skin, hair, scarf, extra, behind }: Dress,
  tone: (colour: string) => string,
): string {
  const face = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="5.4" ry="6.7" fill="${tone(skin)}"/>`;
  if (behind) {
    const back = `<path fill="${tone(scarf ?? hair)}" d="M${x - 6.2} ${y - 1}a6.2 7.4 0 0 1 12.4 0${scarf ? "q.4 8 4 13q-10 4-20 0q3.4-5 3.6-13z" : "q-.2 5-2.6 6.8q-3.6 1.600-7.2 0q-2.4-1.800-2.6-6.8z"}"/>`;
    return face + back;
  }
  if (scarf) {
    const cloth = `M${x + 3.4} ${y - 5.6}C${x - 3} ${y - 10.6} ${x - 8.6} ${y - 5} ${x - 7} ${y + 2}Q${x - 7.4} ${y + 8} ${x - 10} ${y + 15}Q${x} ${y + 19} ${x + 8} ${y + 13}Q${x + 3} ${y + 8} ${x + 3} ${y + 5}Q${x - 1.4} ${y} ${x + 3.4} ${y - 5.6}z`;
    return `${face}<path fill="${tone(scarf)}" d="${cloth}"/>`;
  }
  const cap = `M${x + 4.6} ${y - 3.6}C${x + 3} ${y - 9.6} ${x - 5} ${y - 9.4} ${x - 6.3} ${y - 3}C${x - 7} ${y + 1} ${x - 5.4} ${y + 4} ${x - 4} ${y + 5}Q${x - 3.4} ${y - 1} ${x - 1.4} ${y - 2.4}Q${x + 2} ${y - 2.2} ${x + 4.6} ${y - 3.6}z`;
  const hat =
    extra === "hat"
      ? `<path fill="${tone("#3b3a32")}" d="M${x - 11} ${y - 3}q11-3.4 22 0q-1.6-1.4-5-2.2q-1-6-6-6t-6 6q-3.4.8-5 2.2z"/>`
      : "";
  return `${face}<path fill="${tone(hair)}" d="${cap}"/>${hat}`;
}

function bag([x, y]: Point, colour: string): string {
  return `<path fill="${colour}" d="M${short(x - 6)} ${short(y + 5)}h12l1.6 14h-15.2z"/><path fill="none" stroke="${colour}" stroke-width="1.4" d="M${short(x - 4)} ${short(y + 6)}q4-9 8 0"/>`;
}

function umbrella([x, y]: Point, tone: (colour: string) => string): string {
  const top = y - 62;
  return (
    line(tone("#2b2620"), 1.4, [
      [x, y],
      [x - 3, top],
    ]) +
    `<path fill="${tone("#1f4f45")}" d="M${short(x - 36)} ${short(top + 17)}C${short(x - 30)} ${short(top - 9)} ${short(x + 24)} ${short(top - 9)} ${short(x + 30)} ${short(top + 17)}q-6-5-11 0q-5-5-11 0q-6-5-11 0q-6-5-11 0q-5-5-11 0q-5-4-11 0z"/>`
  );
}

function basket([x, y]: Point, tone: (colour: string) => string): string {
  return (
    `<path fill="${tone("#8fa04a")}" d="M${short(x - 11)} ${short(y - 15)}q3-9 9-6q5-6 9 0q6-2 6 6z"/>` +
    `<path fill="${tone("#b07d42")}" d="M${short(x - 14)} ${short(y - 16)}h28l-5 9h-18z"/>`
  );
}

function short100(height: number): string {
  return (height / 100).toFixed(3);
}
