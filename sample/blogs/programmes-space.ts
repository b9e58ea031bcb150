import type { SampleBlog } from "../types.ts";

export const rightToSpace: SampleBlog[] = [
  {
    key: "register-of-doorways",
    title: "A register of doorways: how Tanners’ Reach is mapping itself",
    author: "nasrin-oyelaran",
    with: ["the mapping group of Tanners’ Reach"],
    section: "programmes",
    subcategory: "Right to Space",
    publishedDaysAgo: 12,
    tags: ["mapping", "Tanners’ Reach", "tenure", "community research"],
    cover: {
      file: "tanners-reach.webp",
      alt: "Small houses in many colours stand close together above a muddy river bank, with boats drawn up at the water’s edge.",
      caption: "Tanners’ Reach at low water, from the old hide landing.",
    },
    content: `
      <p>The first quarrel was about what a house is. Mrs Adisa’s has one roof, three hearths and two doors, one of which has been her sister-in-law’s since a disagreement in 2006. The city’s forms count roofs. The power company counts meters. After two evenings in the yard of the old tannery, the surveyors of Tanners’ Reach decided to count doorways, on the ground that a door is the thing at which somebody can be found, and the register has had its name ever since.</p>
      <p>Tanners’ Reach lies on the south bank of the Namar, between the Copper Bridge and the rubbish transfer station, on land that three departments claim when there is something to build and disclaim when there is something to repair. It has about 1,940 households. On the municipal base map it is a tint.</p>

      <h2>Who does the work</h2>
      <p>Twenty-six residents, aged sixteen to seventy, have been trained as para-surveyors. They work in pairs, never in their own lane, and are paid by the hour from the programme’s budget at the rate of a municipal technician. Each pair carries a tape, a clipboard, a satellite receiver of the size of a lunch box and a bag of chalk. The chalk matters most. A doorway is marked only when somebody behind it has agreed, and the mark can be wiped off.</p>
      <p>Our own part is small and shrinking. We ran the first course, we lend the instrument, and one of us comes on Thursdays to compute. The questions on the form were chosen by the Residents’ Committee at a public meeting: how long, how many, which water, what papers, what the river did in 2011 and 2019. A question on religion was proposed and voted down. A question on who owns what was postponed, with the remark that it would be time for it when people had stopped asking why.</p>

      <h2>What has been done</h2>
      <figure>
        <table>
          <thead>
            <tr><th>Lane group</th><th>Doorways marked</th><th>Declined</th><th>Hold some paper</th><th>Flooded in both 2011 and 2019</th></tr>
          </thead>
          <tbody>
            <tr><td>Hide Landing</td><td>312</td><td>9</td><td>41%</td><td>188</td></tr>
            <tr><td>Lime Pits</td><td>427</td><td>31</td><td>28%</td><td>95</td></tr>
            <tr><td>Behind the Wall</td><td>366</td><td>12</td><td>63%</td><td>4</td></tr>
            <tr><td>Copper End (under way)</td><td>148</td><td>17</td><td>22%</td><td>40</td></tr>
          </tbody>
        </table>
        <figcaption>The register by lane group, as reported to the Residents’ Committee at its last meeting. “Some paper” ranges from a sale deed to a rates receipt in a grandfather’s name.</figcaption>
      </figure>
      <p>The number that stopped the meeting was the 63 per cent. Behind the Wall had always been spoken of, by its neighbours too, as the part with no right to be there. It turns out to be the part with the most documents, chiefly receipts for a “bank tax” collected between 1948 and 1971 by an office that nobody now remembers. The Committee has asked the municipal archive for its books.</p>

      <h2>What a map is for</h2>
      <p>A surveyor of nineteen, Blessing, explained it to a visiting official better than we could have. He had asked her what the community hoped to get out of the exercise. She unrolled sheet 4, which had been in a drawer of his own department as a blank.</p>
      <blockquote><p>Now when you say that you will widen the road, you have to say it to number 212.</p></blockquote>
      <p>So far the register has been used to deliver vaccination cards, to argue for the position of eleven standpipes, to draw a way out for wheelchairs when the water rises, and to settle, after seventeen years, the matter of Mrs Adisa’s second door. The ward assembly accepted it as proof of residence for its own roll by 44 votes to 3.</p>

      <h3>What it is not for</h3>
      <p>A list of who lives where is a useful thing to anybody who wishes them gone. The Committee therefore keeps the names on paper, in one copy, in a place of its choosing; the drawn sheets carry numbers only. We hold no names at all. An agency that offered to digitise everything free of charge was thanked. A request from the electricity company for the list of shared meters was discussed for three hours and refused.</p>

      <h2>What has gone wrong</h2>
      <ul>
        <li>The receiver is useless under the tin roofs of the Lime Pits, and 60 doorways had to be measured again by tape.</li>
        <li>In the first month pairs were formed of friends. Lanes where the friends were not liked declined. Pairs are now drawn from a hat.</li>
        <li>Rents rose in two lanes when a rumour went round that numbered doors would be sold. The Committee held a meeting in the lane, at night, with the landlords present. We are watching it.</li>
      </ul>

      <h2>Next</h2>
      <p>Copper End should be finished within four months. After that the Committee intends to lay the register before the Land Registry with a request to open a “special sheet”, for which there is one precedent, a cemetery. Sugar Lines has asked for the course. It will be taught by Blessing and by Mr Oduya, who is seventy, and who was initially turned down for his eyesight. He was taken on when it was noticed that he knew without looking.</p>
    `,
  },
  {
    key: "stairs",
    title: "Stairs",
    author: "nasrin-oyelaran",
    section: "programmes",
    subcategory: "Right to Space",
    publishedDaysAgo: 96,
    tags: ["Nine Wells", "stairs", "public works", "accessibility"],
    cover: {
      file: "nine-wells-hill.webp",
      alt: "A model of a green hill in terraces, with small houses and a cream staircase that climbs from terrace to terrace.",
      caption:
        "Nine Wells in a model of 1 to 200. The stairs are in cream card, and so is what they cost the knees.",
    },
    content: `
      <p>Nine Wells has no streets above the chapel. It has stairs: 4,112 treads by our count, in twenty-three flights, of which the municipality owns none. They were poured by families, from the door downwards, with whatever cement was left. That is why each tread on Acacia Steps is a slightly different height, and why people who grew up there can be recognised on level ground.</p>
      <p>For three years this programme has repaired stairs. It has no other purpose. We say so because visitors look for one.</p>

      <h2>Why stairs</h2>
      <p>We had come to Nine Wells to ask about tenure. In sixty first conversations, tenure was mentioned eleven times and stairs fifty-two. A gas cylinder is carried up for 2 florins to the second well and 5 to the ninth. A coffin comes down on a door. Midwives stop at the chapel after dark, and women in labour walk down to them. Of residents over seventy who live above the sixth well, a third had not been to the bottom of the hill in the last year.</p>
      <p>A stair is also where ownership becomes visible. Who may set foot on a tread that your father poured? Everybody, it was said, of course. Who mends it? There was a silence in which one could hear the whole law of the commons.</p>

      <h2>How a flight is repaired</h2>
      <ol>
        <li>The households along it meet, on the stair. Those who cannot come down are visited.</li>
        <li>Every tread is measured and given a letter: sound, worn, dangerous. Children do this with great severity.</li>
        <li>The meeting chooses what to do first with a budget of 1,800 florins. It may spend it on treads, rails, lamps or drains, and must leave something for the year after.</li>
        <li>Masons are hired from the hill. Each flight gives up six weekends.</li>
        <li>A keeper is chosen, who has a bag of cement, a key to the lamp box and a small yearly fee.</li>
      </ol>
      <p>The design is settled on the spot, with a few rules from our engineer: no tread higher than 18 centimetres, a landing every fourteen, a rail that a child and an adult can both reach, a channel at the side so that rain does not use the middle. On Acacia Steps the residents added a rule of their own, that every second landing must have somewhere to put a load down at the height of the hip. It is now done everywhere. It was not in any manual that we know of.</p>
      <blockquote><p>A bench is for sitting. This is for when you must not sit, because you would not get up.</p></blockquote>

      <h2>Results so far</h2>
      <p>Fourteen of twenty-three flights have been done, 2,610 treads. Falls brought to the ward clinic from those flights have gone from 71 in the year before to 26 in the year after. On flights not yet repaired they went from 44 to 47. The price of a gas cylinder at the ninth well has come down to 3.50, after what is described as a negotiation.</p>
      <p>Of the fourteen keepers, eleven are still at it. Of the other three, one moved away, one died and one spent the lamp money, and was replaced by his mother.</p>

      <h2>What we cannot repair</h2>
      <p>For somebody in a wheelchair a good stair is a stair. Thirty-one people in Nine Wells are carried, or stay in. With them we have drawn a proposal for a goods and passenger hoist on the line of the old water chute, of 96 metres, and costed it at 240,000 florins. The council has called it disproportionate. Line 3, which ran to the foot of the hill until 1974, was also called that.</p>
      <p>There is the further question whether good stairs will bring those who can pay more to have a view. Rents on the repaired flights have risen by 6 per cent and on the others by 5. That is not yet an answer.</p>

      <h2>How to take part</h2>
      <p>Masons from outside the hill are not needed. What is needed is people who will carry sand on Saturday mornings, from seven, from the chapel up. No experience is asked for. You will be overtaken by women of sixty with twice your load, and they will be nice about it.</p>
    `,
  },
  {
    key: "allotments-and-towers",
    title: "Keeping the allotments when the towers come",
    author: "farid-castellanos",
    section: "programmes",
    subcategory: "Right to Space",
    publishedDaysAgo: 210,
    tags: ["Ferry Flats", "allotments", "planning", "food"],
    cover: {
      file: "plots-and-towers.webp",
      alt: "Vegetable plots with sheds, bean poles and water butts. Behind the fence stand three tall new buildings.",
      caption: "Plots 140 to 171, eastern Ferry Flats, with the first four towers.",
    },
    content: `
      <p>There is a fig tree on plot 88 that appears in the environmental statement of the Ferry Flats development as “scrub, low value”. It was planted in 1979 by a crane driver. In a usual year it gives about ninety kilos, and it has a waiting list.</p>
      <p>The Flats were marsh, then tip, then, for two generations, gardens. When the first towers were announced, 312 plots were under cultivation on nineteen hectares, by people from twenty-odd countries of origin and by a good many whose families have never lived anywhere else. None had a lease. All had paid something to somebody: a watchman, a football club, once a man who turned out to be a dentist.</p>
      <p>This programme works with the Ferry Flats Growers to keep a garden in the plan of a new district. It is not against the towers. About a third of the growers have put their names down for a flat.</p>

      <h2>What grows there, and for whom</h2>
      <p>For one year forty households weighed what they carried home. A plot of 150 square metres yielded a median of 410 kilos, of which a little more than half was eaten at home, a quarter given away and the rest sold. At market prices that is worth 620 florins, nearly a month’s minimum wage. Those who gave most away were those with least, a result that our statistician checked twice and the growers not at all.</p>
      <p>The weighing missed some things. Sixty-two growers are over seventy and come daily. Nineteen crops are grown that the seed merchants of Anjuvar do not stock, among them a bitter green which exists, as far as its three growers know, only here and in a valley that has since been flooded for a dam. In the week after the second flood the plots, which had been under water themselves, fed two schools.</p>

      <h2>From tint to line</h2>
      <p>On the development plan the allotments were to be “integrated as productive landscape”. We asked what this meant. It meant planters.</p>
      <p>Together with the Growers we did four things, in this order:</p>
      <ul>
        <li>measured every plot, path, tap and tree, and had the drawing stamped;</li>
        <li>tested the soil, since the tip was bound to be mentioned. Lead was too high on 41 plots at the western edge. We published that at once, and the Growers themselves closed them to food;</li>
        <li>asked the developer’s own agronomist, in public, how many kilos a planter yields;</li>
        <li>drew an alternative in which two towers stand 60 metres further north, on the closed plots, and 7.4 hectares of garden remain in one piece, with the drainage running through it.</li>
      </ul>
      <p>The last was decisive. The developer’s drainage design had needed a retention basin of almost exactly that size. A garden that may flood for three days is a basin for which nobody has to pay maintenance.</p>
      <blockquote><p>All my life I was told this land is no good because it gets wet. Now it is saved because it gets wet. I would like somebody to apologise to the land.</p></blockquote>

      <h2>The agreement, and what is thin in it</h2>
      <p>After eleven hearings the council adopted the alternative, by one vote. The 7.4 hectares are zoned as “community growing and flood storage” and are to be leased to the Growers for thirty years at one florin a plot. A hundred and ninety plots can stay or move within it. A hundred and twenty-two are lost; their holders have first claim on vacancies and on ground to be opened beside the tram terminus.</p>
      <p>Thirty years is the life of a fig, not of a district. The lease may be ended for “overriding public need”, a phrase that has been used in Anjuvar for a road, a stadium and a car park. And the ground by the terminus is, at present, an assurance in a letter.</p>

      <h2>Now</h2>
      <p>We keep the soil record, hold a law evening each month in the shed on plot 12, and go with growers to the committee that oversees the lease, where they have four seats of nine. Rain gauges have been put up. When the basin fills for the first time we will measure how long the water stays, because the agreement depends on it and because everybody has a bet.</p>
      <p>The fig on plot 88 stands two metres inside the line. The line was moved for it. The planner who moved it has asked not to be named, and is ninth on the list.</p>
    `,
  },
];
