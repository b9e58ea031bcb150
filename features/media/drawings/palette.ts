/** The inks of one picture, by the part they play. Each is a #rrggbb colour. */
export interface Palette {
  ground: string;
  /** A step off the ground, for large quiet areas. */
  tint: string;
  /** Two steps off the ground, for masses. */
  shade: string;
  /** The strongest contrast to the ground. */
  ink: string;
  accent: string;
  bright: string;
  leaf: string;
  water: string;
  light: string;
  /** The darkest ink, for what lies in the shade. */
  deep: string;
  /** What shines from a window. */
  lamp: string;
}

/** The colour that lies between two, by the share of the second. */
export function mix(from: string, to: string, share: number): string {
  const blend = (place: number) => {
    const [low, high] = [from, to].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${blend(1)}${blend(3)}${blend(5)}`;
}

export const palettes: readonly Palette[] = [
  {
    ground: "#f2efe7",
    tint: "#e4dece",
    shade: "#c9c3ae",
    ink: "#0e4a39",
    accent: "#a53c20",
    bright: "#d7a23f",
    leaf: "#8fa88f",
    water: "#b4c8c4",
    light: "#fbfaf6",
    deep: "#0b3a2d",
    lamp: "#f2efe7",
  },
  {
    ground: "#0c2b22",
    tint: "#143a2f",
    shade: "#245243",
    ink: "#e9e3d3",
    accent: "#d8603a",
    bright: "#e5bb68",
    leaf: "#3f7a5e",
    water: "#1d5157",
    light: "#f5efe0",
    deep: "#061a14",
    lamp: "#f0c46c",
  },
  {
    ground: "#a53c20",
    tint: "#b34a2b",
    shade: "#8a2f18",
    ink: "#f4e4cb",
    accent: "#0c2b22",
    bright: "#e5bb68",
    leaf: "#5e4a2a",
    water: "#6f2614",
    light: "#fbf3e4",
    deep: "#4a160a",
    lamp: "#e5bb68",
  },
  {
    ground: "#e0b25a",
    tint: "#e8c27a",
    shade: "#cc9538",
    ink: "#0c2b22",
    accent: "#a53c20",
    bright: "#fbf3e0",
    leaf: "#7f8a4a",
    water: "#f3deb0",
    light: "#fdf8ec",
    deep: "#0c2b22",
    lamp: "#fbf3e0",
  },
  {
    ground: "#c6d2c8",
    tint: "#d5ddd3",
    shade: "#a3b7a9",
    ink: "#0c3a2d",
    accent: "#b04424",
    bright: "#dda842",
    leaf: "#6f937c",
    water: "#e9ece2",
    light: "#f8f7f0",
    deep: "#0c3a2d",
    lamp: "#f8f7f0",
  },
  {
    ground: "#17302f",
    tint: "#203d3b",
    shade: "#3a5955",
    ink: "#f0e2c8",
    accent: "#e5804f",
    bright: "#f0c46c",
    leaf: "#5b8a73",
    water: "#7ea6a0",
    light: "#fbf1dd",
    deep: "#0a1918",
    lamp: "#f0c46c",
  },
  {
    ground: "#ecd8c3",
    tint: "#e3c6aa",
    shade: "#cfa27f",
    ink: "#4a1d12",
    accent: "#b4421f",
    bright: "#e0a53c",
    leaf: "#6b8a72",
    water: "#a9bdb4",
    light: "#faf3e8",
    deep: "#4a1d12",
    lamp: "#faf3e8",
  },
];
