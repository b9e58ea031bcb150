import { type Camera, camera } from "./camera.ts";
import { castShadow, figure } from "./figure.ts";
import { type Frame, glow, hazeBand, kept, short } from "./frame.ts";
import { walking } from "./pose.ts";
import { sky } from "./sky.ts";
import { crowd, houses, lampPost, reflection, roadway, wires } from "./street.ts";
import { rain } from "./tramway.ts";

/** A wet street at night: shop windows, lamps, and people under umbrellas mirrored in the ground. */
export function nightStreet(frame: Frame): string {
  const { random, light, width, height } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.5, 0.58),
    vanishing: random.between(0.34, 0.66),
    eye: 1.65,
    focal: 1,
    clear: 45,
  });
  const street = { half: 6.2, length: 120, storeys: [2, 5] as const, shops: true, balconies: true };
  const posts = [60, 42, 30, 21, 14, 9];
  const backdrop = kept(frame, sky(frame, seen.horizon + 20));
  const rows = kept(
    frame,
    [
      houses(frame, seen, street),
      shopGlow(frame, seen),
      hazeBand(frame, seen.horizon - 220, seen.horizon, seen.horizon + 60, 0.5, "#8a5a35"),
      wires(frame, seen, 6, 7, 8, 60),
      posts.map((away, index) => lampPost(frame, seen, [index % 2 === 0 ? -5.2 : 5.2, 0, away])).join(""),
      posts.map((away, index) => lampLight(frame, seen, index % 2 === 0 ? -4.3 : 4.3, away)).join(""),
    ].join(""),
  );
  const walker = {
    at: [
      (seen.vanishing < width / 2 ? random.between(0.58, 0.72) : random.between(0.28, 0.42)) * width,
      height * 0.93,
    ] as const,
    height: random.between(400, 460),
    pose: walking(12),
    exposure: 0.14,
    rim: 0.8,
    umbrella: true,
    behind: true,
  };
  return [
    backdrop,
    roadway(frame, seen, street, "#5d625c"),
    reflection(frame, backdrop + rows, seen.horizon + 14, 0.8, 26),
    rows,
    crowd(frame, seen, 16, 4.4, 9, 46),
    glow(frame, [seen.vanishing, seen.horizon], 420, "#f0a95a", 0.4),
    castShadow(frame, walker, 0.1, 0.35, 0.5),
    figure(frame, walker),
    light.wet ? rain(frame) : "",
  ].join("");
}

function shopGlow(frame: Frame, seen: Camera): string {
  const parts: string[] = [];
  for (const away of [52, 34, 23, 15, 9]) {
    for (const side of [-1, 1]) {
      if (frame.random.chance(0.3)) continue;
      parts.push(glow(frame, seen.see([side * 5.8, 1.6, away]), seen.scale(away) * 3.4, "#f4b65c", 0.5));
    }
  }
  return parts.join("");
}

function lampLight(frame: Frame, seen: Camera, across: number, away: number): string {
  const at = seen.see([across, 4.95, away]);
  const metre = seen.scale(away);
  const cone = `M${short(at[0])} ${short(at[1])}l${short(-metre * 2.4)} ${short(metre * 5)}h${short(metre * 4.8)}z`;
  return `${glow(frame, at, metre * 2.6, "#ffdf9a", 0.9)}<path fill="#ffdf9a" opacity=".06" d="${cone}"/>`;
}
