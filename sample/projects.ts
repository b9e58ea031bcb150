import type { SampleProject } from "./types.ts";

export const projects: SampleProject[] = [
  {
    key: "city-before-five",
    title: "The city before five",
    summary:
      "One worker in nine in Anjuvar begins or ends a shift at night. We count them, walk with them, and work out what it would cost to carry them.",
    picture: {
      file: "line-seven-before-light.webp",
      alt: "A single lit tram in a dark street before sunrise, its headlight shining on the rails.",
    },
    beginsDaysAgo: 610,
    endsInDays: 485,
    publishedDaysAgo: 590,
    team: ["idris-vanterpool", "bartholomew-asante-ruiz", "zainab-kowalczyk"],
    partners: [
      { name: "Brickfields Kiln Workers’ Union", link: "https://kiln-workers.example.org" },
      { name: "Anjuvar Transport Board, Operations", link: "https://transport.example.org" },
      { name: "Workers’ Library of Sugar Lines", link: "" },
    ],
    funders: [
      { name: "Namar Basin Trust", link: "https://namar-basin.example.org", award: "NBT-1204" },
      { name: "Fund for Night Transport", link: "", award: "2025/031" },
    ],
    outputs: [
      "half-past-four-tram",
      "clinic-after-the-shift",
      "notes-from-the-four-oclock-market",
      "paying-for-the-job",
      "fare-cap-for-people-who-change",
      "walking-the-seven",
      "assembly-of-night-workers",
      "line-to-the-kilns",
    ],
    content: `
      <p>Most counts of a city are made by day. Between ten in the evening and five in the morning Anjuvar bakes, cleans, unloads and fires its kilns, and almost nothing that it plans takes notice. This project makes the night countable, together with those who work in it.</p>
      <h2>What we ask</h2>
      <ul>
        <li>How do people reach work at an hour when nothing runs, and what does the way cost them?</li>
        <li>Which services could open at the end of a shift instead of the beginning of an office day?</li>
        <li>What would the smallest change on line 7 cost, and who would have to agree to it?</li>
      </ul>
      <h2>How we work</h2>
      <p>Walkers and drivers do the counting, in pairs, on five nights of every month. What they find is read out at the workers’ library on the second Sunday, before anybody else sees it. Nobody’s employer, route or hour is published with a name.</p>
      <p>The count ends with the third rainy season. Its tables go to the Transport Board and to the union on the same day.</p>
    `,
  },
  {
    key: "proof-of-a-house",
    title: "Proof of a house",
    summary:
      "What can a household show that has lived for thirty years in a place that is on no map? A study of doorways, roofs and papers.",
    picture: {
      file: "tanners-reach.webp",
      alt: "Small houses in many colours stand close together above a muddy river bank, with boats drawn up at the water’s edge.",
    },
    beginsDaysAgo: 1180,
    endsInDays: -110,
    publishedDaysAgo: 560,
    team: ["teuila-ramanathan", "soledad-karunaratne", "hana-petrescu"],
    partners: [{ name: "Tanners’ Reach Residents’ Committee", link: "https://tanners-reach.example.org" }],
    funders: [{ name: "Namar Basin Trust", link: "https://namar-basin.example.org", award: "NBT-1097" }],
    outputs: [
      "register-of-doorways",
      "city-from-the-fourth-floor",
      "what-the-notice-does-not-say",
      "land-without-paper",
      "roof-hours",
    ],
    content: `
      <p>A court asks for a deed. A household has a water bill in the name of an uncle, a photograph of a wedding in the courtyard, and a neighbour who remembers. We asked which of these has counted, before whom, and what could be kept at home so that it counts next time.</p>
      <h2>What came of it</h2>
      <p>Residents of Tanners’ Reach have marked 1,253 doorways and keep the register themselves. We read 206 notices of eviction, and visited 1,126 rooms on the roofs of the old districts. From all of it came one sheet: the papers that were accepted as proof, and by whom. It hangs in the ward office.</p>
      <p>The project has ended. The committee goes on with Copper End, and answers questions about the register on Thursdays.</p>
    `,
  },
];
