import type { SampleBlog } from "../types.ts";

export const pastEvents: SampleBlog[] = [
  {
    key: "following-the-drain",
    title: "Following the drain: a flood walk from Nine Wells to the Namar",
    author: "farid-castellanos",
    section: "events",
    subcategory: "Walks",
    publishedDaysAgo: 58,
    eventInDays: -31,
    eventHour: 9,
    event: { place: "Nine Wells chapel", placeAddress: "Chapel Hill\nAnjuvar" },
    tags: ["walk", "floods", "drains", "Nine Wells"],
    cover: {
      file: "outfall-four.webp",
      alt: "A round drain with a brick arch opens in a stone wall, and brown water runs from it into a river. Four people look down from the path above.",
      caption: "Outfall 4, where everything arrives.",
    },
    content: `
      <p>Rain that falls on the chapel of Nine Wells reaches the river in thirty-five minutes. It passes under a school, through the cellar of a cinema, and twice beneath the same pharmacy, and in 2011 and 2019 it came up again in Tanners’ Reach, on the other side, through a pipe that was supposed to be a one-way street.</p>
      <p>On this walk we follow it on foot, downhill all the way, in two and a half hours. A ball of blue wool will be unrolled along the route, where possible above the actual drain. At six places somebody who lives over it will tell us what is heard at night.</p>

      <h2>Stops</h2>
      <ol>
        <li>The ninth well, now a telephone mast</li>
        <li>Acacia Steps and their side channel</li>
        <li>The Regent cinema, row F</li>
        <li>A manhole in Cistern Street that the vendors lift themselves, in pairs, when the sky over the hill goes green</li>
        <li>The pumping station: two pumps out of five</li>
        <li>Outfall 4, and a view of where it ends</li>
      </ol>
      <p>An engineer from the River Authority walks with us in a private capacity and will answer what she can. The first part is stairs. From the cinema onwards the way is level, and those who cannot do stairs may join there at ten.</p>
      <hr>
      <h3>Added afterwards</h3>
      <p>Ninety-four people came. The wool ran out at the pharmacy and was continued with red, from the pharmacist. At the pumping station the man on duty, seeing the crowd, started the third pump, which had been reported as out of order since last year, and which ran. He said that nobody had come to ask.</p>
    `,
  },
  {
    key: "land-without-paper",
    title: "Land without paper: possession, memory and proof",
    author: "nasrin-oyelaran",
    with: ["soledad-karunaratne"],
    section: "events",
    subcategory: "Public Lectures",
    publishedDaysAgo: 147,
    eventInDays: -122,
    eventHour: 18,
    event: { place: "Rope Hall", placeAddress: "Old Wharf\nAnjuvar" },
    tags: ["lecture", "land", "tenure", "law"],
    cover: {
      file: "registry-window.webp",
      alt: "A view through a window over gabled roofs and chimneys at dusk, with a plant and two files on the sill.",
      caption:
        "From the upper window of the Land Registry: nine hundred roofs and, on file, four hundred titles.",
    },
    content: `
      <p>Of the land within the boundary of Anjuvar, 44 per cent is held by people who can show no deed for it, some of them for five generations. Their evidence is of another sort. There is the well one’s grandmother dug, a quarrel that was settled before witnesses, a tree, the order in which houses are called to a funeral.</p>
      <p>Courts have known what to do with such evidence for longer than they have known registers. In this lecture the legal historian Emeka Vasconcelos-Lund goes through nine cases between 1811 and 1974 in which judges of the river districts accepted as proof of land a lullaby, a scar, a line of beans, a bill for candles and the habits of a dog. He then asks why, in the last fifty years, they have accepted none.</p>
      <p>The answer is not simply that standards rose. Registration was brought in as a kindness to those without deeds. It was to be free, quick and done at the door. How a register intended to record possession came to be the only thing that could prove it is a story with few villains and several budgets.</p>

      <h2>In discussion</h2>
      <p>Judge (retired) Annelie Odhiambo; Blessing Achterberg, para-surveyor, Tanners’ Reach; a member of the Land Registry’s staff council. Questions may be sent in beforehand, and a third of the time is reserved for those that were.</p>

      <h2>Practical</h2>
      <p>Rope Hall, middle room. Doors open at half past five. Free. A recording will be kept, with the parts left out that anybody asks to have left out.</p>
    `,
  },
  {
    key: "budget-day-for-sugar-lines",
    title: "Budget day for Sugar Lines",
    author: "yuna-halvorsen",
    section: "events",
    subcategory: "Assemblies",
    publishedDaysAgo: 318,
    eventInDays: -289,
    eventHour: 15,
    event: { place: "Sugar Lines school", placeAddress: "Line 4, Sugar Lines\nAnjuvar" },
    tags: ["assembly", "participatory budget", "Sugar Lines"],
    cover: {
      file: "school-hall-circle.webp",
      alt: "Small chairs in four colours set in a circle in a plain hall, sheets of paper pinned to the wall, and five people standing around.",
      caption: "The school hall. The chairs are for seven-year-olds, which kept the speeches short.",
    },
    content: `
      <p>For the first time, Sugar Lines has a line of its own in the budget of Ward 18: 46,000 florins. Divided by 610 households it comes to 75 florins each, or roughly one door. Divided by nothing, it might be a drain. The residents have one afternoon in which to decide.</p>
      <p>Anybody who lives, works or goes to school between the freight line and the sugar wall has a vote, from the age of twelve. Proposals have been collected for six weeks in a box at the tea stall and by the children of the third year, who went from door to door and wrote down the exact words. There are 132.</p>

      <h2>How it will be done</h2>
      <p>The proposals hang along the wall in order of cost. Everybody receives ten dried beans and puts them where they like, all on one or spread out. Then we count, talk for one hour about what the beans have said, and do it again. The second count decides.</p>
      <p>A quantity surveyor sits by the door. She will tell you what a thing really costs and what has been forgotten, usually the pipe.</p>
      <hr>
      <h3>Added afterwards</h3>
      <p>Three hundred and eighty-eight people voted. On the first count the street lamps led. In the hour between, a grandmother asked the lamps’ supporters what they wanted to see by them, and somebody said: the hole in the road. On the second count the drain had it, by 1,204 beans to 1,131, with 200 florins left for one lamp, at the hole in the road, until the drain is done.</p>
      <p>Proposal 77, in a child’s hand, received nine beans. It says: <em>that the train says sorry.</em></p>
    `,
  },
  {
    key: "repairing-what-you-ride",
    title: "Repairing what you ride: a Saturday of brakes, chains and wheels",
    author: "tomasz-weerakoon",
    section: "events",
    subcategory: "Workshops",
    publishedDaysAgo: 566,
    eventInDays: -540,
    eventHour: 10,
    event: { place: "Okoro Yard, shed 2", placeAddress: "Depot Road\nAnjuvar" },
    tags: ["workshop", "bicycles", "repair"],
    cover: {
      file: "upturned-wheels.webp",
      alt: "Two bicycles stand upside down on their saddles in a yard, with tools on a cloth before them and two more bicycles at the wall.",
      caption: "Salter Street, the yard of the porters. Bring yours as it is.",
    },
    content: `
      <p>In a survey at five bicycle stands we squeezed, with permission, the brake levers of 420 machines. On 163 nothing happened at the rear wheel and on 48 nothing happened at all. Their owners knew. A new brake block costs 0.80 florins, and to have it fitted costs 6, which for a delivery rider is an hour and a half.</p>
      <p>At this workshop it costs 0.80. The mechanics of the Salter Street Carriers and four retired fitters from the tram depot will stand beside you while you do it yourself. It is their only condition. “I will not touch it,” says Mr Nwosu. “I may breathe heavily.”</p>

      <h2>Tables</h2>
      <ul>
        <li><strong>Brakes</strong>, all day.</li>
        <li><strong>Wheels.</strong> Bring a buckled one, and time.</li>
        <li><strong>Chains and teeth</strong>, including how to tell that it is too late.</li>
        <li><strong>Loads:</strong> how to tie forty kilos so that it stays behind you.</li>
        <li><strong>Lights</strong>, for children. A lamp is made from a jar and can be kept.</li>
      </ul>
      <p>The last hour is a table without tools, for delivery riders, on who pays for repairs when the bicycle is yours, the bag is the company’s and the road is the city’s. A lawyer will be there. So will soup.</p>
      <p>Free, for everybody, no bicycle needed. Ten old frames are waiting for somebody to make five good ones out of them.</p>
    `,
  },
  {
    key: "twenty-two-chairs",
    title: "Twenty-two chairs: a first people’s assembly on the Ferry Flats",
    author: "yuna-halvorsen",
    section: "events",
    subcategory: "Assemblies",
    publishedDaysAgo: 890,
    eventInDays: -861,
    eventHour: 16,
    event: { place: "Ferry Flats courtyard", placeAddress: "Ferry Flats\nAnjuvar" },
    tags: ["assembly", "Ferry Flats", "planning", "democracy"],
    cover: {
      file: "twenty-two-chairs.webp",
      alt: "Twenty-two chairs of many kinds in a ring on bare ground, between vegetable plots, fruit trees and a large shed.",
      caption: "The ground by the shed on plot 12, before the chairs.",
    },
    content: `
      <p>There will be twenty-two chairs, because that is how many the Growers have. Whoever wishes to speak sits down on one. Whoever has spoken gets up. If all are taken, one waits, and if none are, we look at the river until somebody thinks of something.</p>
      <p>The plan for a new district on the Ferry Flats has been on show in the Parade for three weeks, in a lobby that closes at four. It foresees homes for 19,000 people. About 2,600 live, sleep, work or grow something on the ground at present, and as far as we know eleven of these have seen it. On this afternoon it comes to them: the drawings will be hung along the fence of plots 1 to 40, at full size, and two of the planners, for whose willingness we are grateful, will walk along it with anybody who asks.</p>

      <h2>What it is and is not</h2>
      <p>It is not a hearing in the sense of the Act, and nothing said has to be answered. For that very reason it may be easier to say. Two note-takers write on large sheets, in sight of all, and what they have put down wrongly can be crossed out by the speaker.</p>
      <p>At the end, the sheets are read aloud and the assembly decides whether it wants to meet again, and about what.</p>

      <h2>Getting there</h2>
      <p>Tram 4 to its end, then eight minutes along the dyke; a cart goes for those who cannot walk. Shade is provided by the trees, which on the drawings are not shown. Please bring a cup.</p>
    `,
  },
];
