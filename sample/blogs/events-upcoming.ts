import type { SampleBlog } from "../types.ts";

export const upcomingEvents: SampleBlog[] = [
  {
    key: "how-to-read-a-zoning-plan",
    title: "How to read a zoning plan, and where to write on it",
    author: "nasrin-oyelaran",
    section: "events",
    subcategory: "Workshops",
    publishedDaysAgo: 3,
    eventInDays: 118,
    eventHour: 17,
    event: {
      place: "Rope Hall",
      placeAddress: "Old Wharf\nAnjuvar",
      eventState: "cancelled",
      stateNote:
        "The council has put the plan off until next year. We will invite you again when it is on the table.",
    },
    tags: ["planning", "workshop", "south bank"],
    cover: {
      file: "zone-m4.webp",
      alt: "A zoning plan in coloured paper on a table, with small block buildings and trees standing on it, a red pencil and a cup.",
      caption: "The southern edge of the Flats. The ochre sheet is zone M4.",
    },
    content: `
      <p>A zoning plan is a drawing of promises in which the colours are the small print. Pink with a black edge allows nine storeys; pink with a grey edge, four; the difference on paper is about the width of a hair. The revised plan for the south bank will lie open for objections for thirty days, and during these days anybody may write on it, in the sense that what is written must be answered.</p>
      <p>In this workshop you learn to find your own house, your school and the way between them on the plan, to read what may be built beside them, and to put an objection into words that an office has to reply to.</p>

      <h2>What we will do</h2>
      <ol>
        <li>Unroll the plan on the floor of the north room and walk on it, in socks.</li>
        <li>Read the legend aloud, including the parts that refer to other parts.</li>
        <li>In groups of six, look for one place that each group knows well, and compare.</li>
        <li>Write one objection and one sentence of support. Plans are also improved by hearing what should be kept.</li>
      </ol>

      <h2>Practical</h2>
      <p>Rope Hall, north room, Old Wharf. Three hours, with soup. Interpreters for Bengali, Arabic, Portuguese and sign language will be there; for others please ask ten days ahead. Children are welcome on the plan. The entrance from the quay has no steps.</p>
      <p>Sixty places. Half are kept for residents of Tanners’ Reach, Sugar Lines and the Ferry Flats, whose committees give them out. Bring reading glasses. Last time we had to pass one pair round.</p>
    `,
  },
  {
    key: "river-as-a-public-building",
    title: "The river as a public building",
    author: "yuna-halvorsen",
    section: "events",
    subcategory: "Public Lectures",
    publishedDaysAgo: 5,
    eventInDays: 13,
    eventHour: 18,
    eventHours: 3,
    event: {
      place: "Rope Hall, middle room",
      placeAddress: "Old Wharf\nAnjuvar",
      directions: "Trams 1 and 2 to Old Wharf. The lecture ends in good time for the last of both.",
      accessNotes: "The middle room is on the ground floor. A sign-language interpreter is present.",
      programme: [
        { time: "18:00", title: "The river as a public building", speaker: "Liselotte Quansah-Iyer" },
        { time: "19:30", title: "A reply from the Customs Steps", speaker: "Salome Ferreira-Tan" },
        { time: "20:00", title: "Discussion", speaker: "" },
      ],
    },
    tags: ["lecture", "public space", "Namar", "river steps"],
    cover: {
      file: "customs-steps-evening.webp",
      alt: "Broad stone steps lead down to a calm river at dusk. People sit on them in pairs and small groups, with lit houses behind and a boat below.",
      caption: "The Customs Steps. Capacity, by the lecturer’s reckoning: 1,400 seated.",
    },
    content: `
      <p>Suppose that the Namar between the two bridges were a building. It would be the largest in Anjuvar: 1.6 kilometres long, with 1,100 metres of steps, four entrances for carts, a floor that rises and falls by six metres in a year, and room for more people than the stadium. It would have bathers, launderers, boatmen, mourners, anglers and lovers under one roof, at no charge, until late. And it would have, as in fact it has, no caretaker, no plan of escape and no entry in the register of public buildings.</p>
      <p>The architect and historian Liselotte Quansah-Iyer has been drawing the river in this way for six years, in plan and section, at the scale in which one draws a school. Her lecture shows forty of the sheets. It asks what we would owe to such a building, in repair, in lamps, in rules, and who has been looking after it in the meantime.</p>
      <blockquote><p>I began with the stones, and it took me two years to see that the stones were the furniture.</p></blockquote>
      <p>A reply will be given by Salome Ferreira-Tan, who has washed linen on the Customs Steps since 1984, followed by an hour of discussion. The proposal to lease the steps for mooring will certainly come up. The council’s property office has been invited and has said that it will listen.</p>

      <h2>Practical</h2>
      <ul>
        <li>Rope Hall, middle room, Old Wharf. Doors open half an hour before.</li>
        <li>Trams 1 and 2 to Old Wharf; the lecture ends in good time for the last of both.</li>
        <li>Spoken in two languages with interpretation into three more; a sign-language interpreter is present.</li>
        <li>Free, no registration. If the hall is full, we will carry the projector out to the steps, for which permission has, as far as anybody can tell, never been needed.</li>
      </ul>
    `,
  },
  {
    key: "read-your-payslip",
    title: "Read your payslip: an evening with the wage book",
    author: "leocadia-mbatha",
    section: "events",
    subcategory: "Workshops",
    publishedDaysAgo: 16,
    eventInDays: 6,
    eventHour: 19,
    event: { place: "Workers’ library, the courtyard", placeAddress: "Kiln Road\nBrickfields" },
    tags: ["workshop", "wages", "migrant workers", "Brickfields"],
    cover: {
      file: "workers-library-yard.webp",
      alt: "A courtyard in the evening. Ten people sit with papers at a long table under a hanging lamp, with plants in tins along the walls.",
      caption: "The courtyard of the workers’ library, Brickfields.",
    },
    content: `
      <p>“Adj. prev. per. (net)” means that something was taken off last time and has been put back, or the other way round. We have asked four payroll clerks and received both answers.</p>
      <p>Bring a payslip, or the envelope with the figures on it, or a photograph of the foreman’s list. If you have nothing of the kind, then that is what we will talk about first. We sit at the long table, six to a corner, each corner with one language and one person who knows the tribunal’s tables, and go through the lines: what was worked, what was promised, what was taken off, and by what right. Nobody has to show a paper to anybody but the person beside them.</p>

      <h2>You will take home</h2>
      <ul>
        <li>a wage book, and how to keep it so that it is believed;</li>
        <li>your own sum, worked out by yourself, of what is due for the past four weeks;</li>
        <li>the name of a steward whom you can telephone in your language;</li>
        <li>dinner, if there is any left.</li>
      </ul>

      <h2>Also good to know</h2>
      <p>Workers’ library, Library Lane, Brickfields, on the ground floor. The last tram 7 has gone by the time that we finish, so a minibus runs to Sitara, the Parade and Pilgrim Bridge at ten and at half past, free of charge. Nobody is asked for a name at the door. No photographs are taken.</p>
      <p>Site foremen have come to these evenings, to learn how it is meant to be done. They are welcome at a table of their own.</p>
    `,
  },
  {
    key: "walking-the-seven",
    title: "Walking the 7: from the depot to the kilns, before the first tram",
    author: "tomasz-weerakoon",
    section: "events",
    subcategory: "Walks",
    publishedDaysAgo: 18,
    eventInDays: 24,
    eventHour: 4,
    event: {
      place: "Okoro Yard depot, the gate",
      registration: true,
      capacity: "30",
      companions: "1",
      questions: [
        { id: "pace", question: "Which group suits you?", choices: "Brisk\nAs it comes", required: "yes" },
        { id: "breakfast", question: "Anything we should know about breakfast?", choices: "", required: "" },
      ],
    },
    tags: ["walk", "line 7", "night work", "trams"],
    cover: {
      file: "quarry-hill-curve.webp",
      alt: "A footpath worn into the grass beside two curving tracks in the morning mist, with sheds behind a low wall.",
      caption: "The Quarry Hill curve. The path is not on any map; it is merely there.",
    },
    content: `
      <p>We meet at four in the morning at the gate of the Okoro Yard depot, in order to do what about eleven hundred people do on every working day: walk to Brickfields along a tramline on which nothing runs that will take them.</p>
      <p>At 4:32 the sand car comes out. You will see it, lit, go by. There are 5.8 kilometres to walk, at the pace of those who have to be there by five past five, which is brisk. Please do not come to look at people. Come to walk. Several of the regular walkers have offered to go with small groups and will tell you what they think worth telling. One of them is a baker, and he is worth keeping up with.</p>

      <h2>On the way</h2>
      <ol>
        <li>Depot Road, where the pavement stops.</li>
        <li>The betting shop, whose lamp is the only one for 600 metres, and which leaves it on for that reason.</li>
        <li>Quarry Hill, where you stand aside.</li>
        <li>The Saint Rita culvert, by torchlight.</li>
        <li>Kiln gate 1. Tea.</li>
      </ol>

      <h2>What to bring</h2>
      <p>Good shoes, a torch that points down, something bright to wear. There is no shelter; we go in rain, as they do. The walk is not possible in a wheelchair at present, a fact that belongs to its subject. For those who cannot walk it, two drivers of line 7 will talk about the route at the workers’ library at six, with breakfast.</p>
      <p>We return on the first passenger tram of the day in the other direction, which is empty.</p>
    `,
  },
  {
    key: "assembly-of-night-workers",
    title: "The Assembly of Night Workers",
    author: "yuna-halvorsen",
    with: ["zainab-kowalczyk", "Bartek Osei"],
    section: "events",
    subcategory: "Assemblies",
    publishedDaysAgo: 22,
    eventInDays: 57,
    eventHour: 14,
    eventHours: 6,
    event: { place: "Rope Hall", placeAddress: "Old Wharf\nAnjuvar", online: true },
    tags: ["assembly", "night work", "democracy"],
    cover: {
      file: "night-workers-rings.webp",
      alt: "Rings of chairs around an open middle at night, under strings of lamps. About a third of the chairs are taken.",
      caption: "Four rings, a hundred chairs, and nobody at the head of anything.",
    },
    content: `
      <p>Fourteen in every hundred people who work in Anjuvar do so between ten at night and six in the morning. They bake, drive, nurse, guard, load, clean and answer telephones. The city’s meetings take place while they are at work, and its offices are open while they are asleep. No council in its history has had a member who worked at night when elected.</p>
      <p>So this assembly begins at two in the afternoon, when a night worker’s day does. A hundred and twenty members have been drawn by lot, from lists put together by eleven unions and associations and from the tea tables of three markets. Each receives the tribunal’s hourly rate. Everybody else may listen from the gallery, and put matters on the slate.</p>

      <h2>The question</h2>
      <p>The members were asked by post which question they wanted to answer. Of 64 proposals they chose one from a hospital porter: <strong>What should be open?</strong></p>

      <h2>The course of the day</h2>
      <ul>
        <li>First hour: five people describe one night each, from the first bus to bed.</li>
        <li>Second: facts on lamps, trams, crèches, canteens, clinics and their cost. Witnesses may be sent back for better figures.</li>
        <li>Third: small tables, ten members each, with an interpreter where needed.</li>
        <li>Supper.</li>
        <li>Fourth: proposals, amendments, votes. We stop at eight, so that those on shift can go to it.</li>
      </ul>

      <h2>What happens to the result</h2>
      <p>The council has undertaken to answer each proposal in writing within sixty days, with a reason for each refusal. We will read the answers out in the same room at the same hour to the same people. The undertaking is not law. It has 21 signatures.</p>
      <p>Rope Hall, all three rooms. Crèche in the south room, with beds.</p>
    `,
  },
];
