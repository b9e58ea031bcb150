export const departments = ["Leadership", "Governance"] as const;

export type BoardMember = {
  id: string;
  name: string;
  role: string;
  department: (typeof departments)[number];
  /** A drawn portrait, 480 by 600 pixels. */
  image: string;
  bio: string;
  expertise: string[];
  email: string;
};

export const sampleBoard: BoardMember[] = [
  {
    id: "soledad-karunaratne",
    name: "Soledad Karunaratne",
    role: "Chair of the Board",
    department: "Leadership",
    image: "/portraits/soledad-karunaratne.webp",
    bio: "Soledad taught constitutional law for eighteen years and left the lecture hall when her students asked her to defend them against an eviction order rather than explain it. She chairs the board with a short agenda and a strict rule: no decision about a neighbourhood without somebody from it in the room.",
    expertise: ["Constitutional law", "Local democracy", "Public hearings"],
    email: "soledad.karunaratne@example.org",
  },
  {
    id: "idris-vanterpool",
    name: "Idris Vanterpool",
    role: "Executive Director",
    department: "Leadership",
    image: "/portraits/idris-vanterpool.webp",
    bio: "Idris came to research by way of a bus depot, where he organised dispatchers and learned to distrust averages. As director he answers for the quality of what the institute publishes and for the patience with which it listens. He reads every report aloud once before it is released.",
    expertise: ["Transport economics", "Research direction", "Labour organising"],
    email: "idris.vanterpool@example.org",
  },
  {
    id: "hana-petrescu",
    name: "Hana Petrescu",
    role: "Executive Secretary",
    department: "Governance",
    image: "/portraits/hana-petrescu.webp",
    bio: "Hana keeps the minutes, the archive and the promises. Trained as an archivist, she built the institute’s practice of returning every transcript to the person who spoke, in the language in which it was spoken, before a line of it is quoted.",
    expertise: ["Archives and oral history", "Institutional governance", "Research consent"],
    email: "hana.petrescu@example.org",
  },
  {
    id: "olufemi-castren",
    name: "Olufemi Castrén",
    role: "Executive Treasurer",
    department: "Governance",
    image: "/portraits/olufemi-castren.webp",
    bio: "Olufemi audited cooperatives before he joined the board, and publishes the institute’s accounts on a single page that anybody can check with a pocket calculator. He refuses grants that ask to see findings before the neighbourhood has seen them.",
    expertise: ["Cooperative finance", "Public budgets", "Audit"],
    email: "olufemi.castren@example.org",
  },
  {
    id: "teuila-ramanathan",
    name: "Teuila Ramanathan",
    role: "Board Member for Housing and Land",
    department: "Governance",
    image: "/portraits/teuila-ramanathan.webp",
    bio: "Teuila grew up in a house that was on no map and became an architect in order to draw it. She has worked on the upgrading of settlements for two decades, usually with residents as the client and a wheelbarrow as the largest machine on site.",
    expertise: ["Settlement upgrading", "Tenure", "Community mapping"],
    email: "teuila.ramanathan@example.org",
  },
  {
    id: "bartholomew-asante-ruiz",
    name: "Bartholomew Asante-Ruiz",
    role: "Board Member for Labour and Migration",
    department: "Governance",
    image: "/portraits/bartholomew-asante-ruiz.webp",
    bio: "Bartholomew was a ship’s cook, then an interpreter at labour tribunals, and speaks five languages well enough to lose an argument in each. He advises the board on wages, recruitment and the long distance between a right on paper and a right at the gate.",
    expertise: ["Labour migration", "Interpreting", "Wage claims"],
    email: "bartholomew.asante-ruiz@example.org",
  },
  {
    id: "zainab-kowalczyk",
    name: "Zainab Kowalczyk",
    role: "Board Member for Research Ethics",
    department: "Governance",
    image: "/portraits/zainab-kowalczyk.webp",
    bio: "Zainab is a statistician of small samples and sensitive questions. She reviews each study before it begins, asks who could be harmed by a dot on a map, and has stopped more than one of our own projects at that question.",
    expertise: ["Survey methods", "Data protection", "Research ethics"],
    email: "zainab.kowalczyk@example.org",
  },
];

export const boardStats = [
  { value: "7", label: "Board members" },
  { value: "2", label: "Leadership roles" },
  { value: "3", label: "Executive positions" },
  { value: "10+", label: "Years of experience" },
];

export function boardOf({ sample }: { sample: boolean }): BoardMember[] {
  return sample ? sampleBoard : [];
}

type Search = { department?: BoardMember["department"]; query: string };

export function findMembers(board: BoardMember[], { department, query }: Search): BoardMember[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return board.filter(({ name, role, bio, department: own }) => {
    const text = plain(`${name} ${role} ${bio}`);
    return (!department || own === department) && words.every((word) => text.includes(word));
  });
}

/** Lower case without accents and with straight apostrophes, so that words match however they are typed. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘ʼ`]/g, "'")
    .toLowerCase();
}
