import type { Point } from "./frame.ts";

/** The joints of a person 100 units tall whose feet stand at 0, looking to the right; up is negative. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  legs: readonly (readonly [Point, Point])[];
  arms: readonly (readonly [Point, Point])[];
}

/** A step: stride is the distance of each foot from the middle, in units. */
export function walking(stride: number): Pose {
  const swing = stride * 0.7;
  return {
    head: [2.5, -92.5],
    neck: [1, -83],
    hip: [0, -50],
    legs: [
      [
        [-stride * 0.2, -26],
        [-stride, stride > 8 ? -2 : 0],
      ],
      [
        [stride * 0.6 + 1, -27],
        [stride, 0],
      ],
    ],
    arms: [
      [
        [-5 - swing * 0.5, -66],
        [-3 - swing, -53],
      ],
      [
        [4 + swing * 0.4, -66],
        [7 + swing, -55],
      ],
    ],
  };
}

export const standing: Pose = {
  head: [0.5, -93],
  neck: [0, -83],
  hip: [0, -50],
  legs: [
    [
      [-4, -26],
      [-5, 0],
    ],
    [
      [4, -26],
      [5, 0],
    ],
  ],
  arms: [
    [
      [-11, -66],
      [-10, -50],
    ],
    [
      [11, -66],
      [9, -51],
    ],
  ],
};

export const waving: Pose = {
  ...standing,
  arms: [
    [
      [-11, -66],
      [-10, -50],
    ],
    [
      [14, -92],
      [15, -109],
    ],
  ],
};

/** On a seat about 25 units high. */
export const sitting: Pose = {
  head: [2, -66],
  neck: [0, -57],
  hip: [-2, -25],
  legs: [
    [
      [16, -26],
      [15, 0],
    ],
    [
      [18, -25],
      [20, 0],
    ],
  ],
  arms: [
    [
      [-2, -41],
      [11, -34],
    ],
    [
      [4, -41],
      [15, -32],
    ],
  ],
};

/** Bent over the ground, as one who weeds. */
export const bending: Pose = {
  head: [29, -63],
  neck: [21, -61],
  hip: [-6, -51],
  legs: [
    [
      [-4, -25],
      [-10, 0],
    ],
    [
      [4, -27],
      [5, 0],
    ],
  ],
  arms: [
    [
      [23, -42],
      [27, -22],
    ],
    [
      [29, -44],
      [35, -24],
    ],
  ],
};

export const carrying: Pose = {
  ...walking(11),
  arms: [
    [
      [-13, -80],
      [-7, -101],
    ],
    [
      [8, -66],
      [10, -53],
    ],
  ],
};

/** On a saddle, hands at the bars: the bicycle of bicycle.ts fits under it. */
export const riding: Pose = {
  head: [10, -97],
  neck: [5, -88],
  hip: [-8, -57],
  legs: [
    [
      [11, -45],
      [2, -20],
    ],
    [
      [8, -34],
      [-2, -11],
    ],
  ],
  arms: [
    [
      [14, -72],
      [26, -66],
    ],
    [
      [16, -73],
      [28, -65],
    ],
  ],
};
