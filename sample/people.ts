import type { SamplePerson } from "./types.ts";

/** The governing board in order. */
export const people: SamplePerson[] = [
  {
    key: "soledad-karunaratne",
    name: "Soledad Karunaratne",
    role: "Chair of the Board",
    department: "Leadership",
    portrait: {
      file: "soledad-karunaratne.webp",
      alt: "Drawn portrait: an older woman with short grey hair and red earrings, in a brick-red jacket before a yellow arch.",
    },
    biography:
      "Soledad taught constitutional law for eighteen years and left the lecture hall when her students asked her to defend them against an eviction order rather than explain it. She chairs the board with a short agenda and a strict rule: no decision about a neighbourhood without somebody from it in the room.",
    expertise: ["Constitutional law", "Local democracy", "Public hearings"],
    email: "soledad.karunaratne@example.org",
  },
  {
    key: "idris-vanterpool",
    name: "Idris Vanterpool",
    role: "Executive Director",
    department: "Leadership",
    portrait: {
      file: "idris-vanterpool.webp",
      alt: "Drawn portrait: a laughing man with round yellow glasses and a grey beard, in a dark jacket before a pale disc.",
    },
    biography:
      "Idris came to research by way of a bus depot, where he organised dispatchers and learned to distrust averages. As director he answers for the quality of what the institute publishes and for the patience with which it listens. He reads every report aloud once before it is released.",
    expertise: ["Transport economics", "Research direction", "Labour organising"],
    email: "idris.vanterpool@example.org",
  },
  {
    key: "hana-petrescu",
    name: "Hana Petrescu",
    role: "Executive Secretary",
    department: "Governance",
    portrait: {
      file: "hana-petrescu.webp",
      alt: "Drawn portrait: a woman with her hair in a bun and square glasses, in a yellow jacket before a green cabinet.",
    },
    biography:
      "Hana keeps the minutes, the archive and the promises. Trained as an archivist, she built the institute’s practice of returning every transcript to the person who spoke, in the language in which it was spoken, before a line of it is quoted.",
    expertise: ["Archives and oral history", "Institutional governance", "Research consent"],
    email: "hana.petrescu@example.org",
  },
  {
    key: "olufemi-castren",
    name: "Olufemi Castrén",
    role: "Executive Treasurer",
    department: "Governance",
    portrait: {
      file: "olufemi-castren.webp",
      alt: "Drawn portrait: a smiling man with a green bow tie and braces, before a brick-red wall.",
    },
    biography:
      "Olufemi audited cooperatives before he joined the board, and publishes the institute’s accounts on a single page that anybody can check with a pocket calculator. He refuses grants that ask to see findings before the neighbourhood has seen them.",
    expertise: ["Cooperative finance", "Public budgets", "Audit"],
    email: "olufemi.castren@example.org",
  },
  {
    key: "teuila-ramanathan",
    name: "Teuila Ramanathan",
    role: "Board Member for Housing and Land",
    department: "Governance",
    portrait: {
      file: "teuila-ramanathan.webp",
      alt: "Drawn portrait: a laughing woman with long black curls and a white flower in her hair, before pink leaves.",
    },
    biography:
      "Teuila grew up in a house that was on no map and became an architect in order to draw it. She has worked on the upgrading of settlements for two decades, usually with residents as the client and a wheelbarrow as the largest machine on site.",
    expertise: ["Settlement upgrading", "Tenure", "Community mapping"],
    email: "teuila.ramanathan@example.org",
  },
  {
    key: "bartholomew-asante-ruiz",
    name: "Bartholomew Asante-Ruiz",
    role: "Board Member for Labour and Migration",
    department: "Governance",
    portrait: {
      file: "bartholomew-asante-ruiz.webp",
      alt: "Drawn portrait: an old man with a white beard, a blue cap and a striped shirt, before a hill.",
    },
    biography:
      "Bartholomew was a ship’s cook, then an interpreter at labour tribunals, and speaks five languages well enough to lose an argument in each. He advises the board on wages, recruitment and the long distance between a right on paper and a right at the gate.",
    expertise: ["Labour migration", "Interpreting", "Wage claims"],
    email: "bartholomew.asante-ruiz@example.org",
  },
  {
    key: "zainab-kowalczyk",
    name: "Zainab Kowalczyk",
    role: "Board Member for Research Ethics",
    department: "Governance",
    portrait: {
      file: "zainab-kowalczyk.webp",
      alt: "Drawn portrait: a woman in a plum headscarf with yellow dots, before a yellow wall.",
    },
    biography:
      "Zainab is a statistician of small samples and sensitive questions. She reviews each study before it begins, asks who could be harmed by a dot on a map, and has stopped more than one of our own projects at that question.",
    expertise: ["Survey methods", "Data protection", "Research ethics"],
    email: "zainab.kowalczyk@example.org",
  },
];
