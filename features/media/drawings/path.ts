export type Point = readonly [number, number];

/** Path data through the points, whole numbers and relative steps to stay short. */
export function trace(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  let data = "";
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    if (data === "") data = `M${pair(nextX, nextY)}`;
    else if (nextX !== x || nextY !== y) data += step(data.includes("l") ? "" : "l", nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return closed ? `${data}z` : data;
}

/**
 * Path data of a smooth curve led by the points (a quadratic B-spline). Each step is the shorthand "t", whose
 * control point is the mirror image of the last one: the running control point is kept, so that rounding never adds up.
 */
export function curve(points: readonly Point[], closed = false): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return trace(points, closed);
  const start = closed ? middle(last, first) : first;
  let [x, y] = [Math.round(start[0]), Math.round(start[1])];
  let [controlX, controlY] = [Math.round(first[0]), Math.round(first[1])];
  let data = `M${pair(x, y)}`;
  let command = `q${pair(controlX - x, controlY - y)}`;
  let letter = "";
  for (const point of points.slice(1)) {
    const [nextX, nextY] = [Math.round((controlX + point[0]) / 2), Math.round((controlY + point[1]) / 2)];
    data += command + step(letter, nextX - x, nextY - y);
    [controlX, controlY] = [2 * nextX - controlX, 2 * nextY - controlY];
    [x, y] = [nextX, nextY];
    letter = command === "" ? "" : "t";
    command = "";
  }
  return closed ? `${data}z` : `${data}L${pair(Math.round(last[0]), Math.round(last[1]))}`;
}

/** Path data of dots: a stroke of no length is a disc when its ends are round. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${pair(Math.round(x), Math.round(y))}h0`).join("");
}

/** Path data of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const r = Math.round(radius);
  return `M${pair(Math.round(x) - r, Math.round(y))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** A filled path; nothing when there is no data. */
export function fill(colour: string, data: string, more = ""): string {
  return data === "" ? "" : `<path fill="${colour}"${more} d="${data}"/>`;
}

/** A stroked path; nothing when there is no data. The width is in drawing units; the document rounds ends and joints, and fills nothing. */
export function stroke(colour: string, width: number, data: string, more = ""): string {
  if (data === "") return "";
  return `<path stroke="${colour}" stroke-width="${tenth(width)}"${more} d="${data}"/>`;
}

export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function middle(from: Point, to: Point, share = 0.5): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A relative step; without a letter it goes on with the command before it. */
function step(letter: string, x: number, y: number): string {
  return letter === "" && x >= 0 ? ` ${pair(x, y)}` : letter + pair(x, y);
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
