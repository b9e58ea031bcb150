import type { SampleBlog } from "../types.ts";

export const publicationsOnHousing: SampleBlog[] = [
  {
    key: "city-from-the-fourth-floor",
    title: "The city from the fourth floor: who lives on Anjuvar’s roofs",
    author: "nasrin-oyelaran",
    section: "publications",
    subcategory: "Research Reports",
    publishedDaysAgo: 1,
    tags: ["housing", "rooftop rooms", "tenure", "heat", "Sitara"],
    cover: {
      file: "city-from-the-fourth-floor.webp",
      alt: "Flat roofs at dusk with small rooms built on top of them, lit windows, water tanks and washing lines under an orange sky.",
      caption: "Roof rooms in Sitara, a little after the evening water comes up.",
    },
    content: `
      <p>At ten past six the pumps start. You hear them before you see anything, a low shudder that travels up the stairwells of Sitara and ends on the roofs as a thread of water into blue drums. Then doors open that are in no register, and people come out to see whether tonight’s thread is thick or thin. For about twenty minutes the roofs of the old districts are a street: buckets, school shirts, a game of draughts on an upturned crate, somebody’s radio reading out the level of the Namar.</p>
      <p>Officially none of this is here. By-law 41 of 1962 forbids “habitable structures above the cornice” in the three districts north of the wharf, and the municipal housing return, which counts dwellings by the floors of the approved plan, stops at the third. Anjuvar has therefore been able to say for sixty years that its centre is losing people. Our count says that it has been losing them upwards.</p>
      <p>This report is the result of fourteen months of work in Sitara, Old Wharf and Beit Nahar. It asks who lives in the roof rooms, what they pay, what they lack, what they would lose if the by-law were enforced, and what a city that wished to keep them could do before the next hot season.</p>

      <h2>How we counted</h2>
      <p>We began from the air. Using the River Authority’s flood survey, which photographs the centre after each high water and is open to anybody who asks, two of us marked every roof structure with a door, a window or a shadow deeper than two metres. Water tanks, pigeon lofts and lift housings were struck out by hand. What remained was 7,480 structures that looked like rooms.</p>
      <p>Then we climbed. In each district we drew a sample of buildings at random and asked at the street door. Of 214 buildings, 173 let us up. We visited 1,126 rooms and spoke with an adult in 1,038 of them, on two visits at different hours, because a room that is empty at four in the afternoon may sleep five. All interviews were held in the language that the person chose; there were eleven.</p>
      <figure>
        <table>
          <thead>
            <tr><th>District</th><th>Seen from the air</th><th>Rooms visited</th><th>People found</th><th>Median rent, florins a month</th><th>Tap on the roof</th></tr>
          </thead>
          <tbody>
            <tr><td>Sitara</td><td>4,310</td><td>640</td><td>1,702</td><td>205</td><td>31%</td></tr>
            <tr><td>Old Wharf</td><td>1,890</td><td>296</td><td>741</td><td>230</td><td>44%</td></tr>
            <tr><td>Beit Nahar</td><td>1,280</td><td>190</td><td>471</td><td>190</td><td>52%</td></tr>
            <tr><td><strong>All three</strong></td><td>7,480</td><td>1,126</td><td>2,914</td><td>210</td><td>38%</td></tr>
          </tbody>
        </table>
        <figcaption>Table 1. Roof rooms in three districts. “People found” counts those who had slept in the room on at least four of the past seven nights.</figcaption>
      </figure>
      <p>At 2.6 people to a room, the roofs hold some 19,000 people, give or take 1,500. That is larger than the registered population of Old Wharf. The error comes mostly from the forty-one buildings that would not open the door, and we have assumed, cautiously, that their roofs are like their neighbours’.</p>

      <h2>Who lives above the cornice</h2>
      <p>The expected answer, students and newcomers, is a third of the truth. Students are 9 per cent. People who reached Anjuvar within the last two years are 24 per cent. The largest group, 41 per cent, are households that were born in the city or have lived in it for more than ten years, and that came to the roof from lower down, often in the same building.</p>
      <p>The movement has a pattern. A family rents two rooms on the second floor. The owner dies or sells, the lease is redrawn, and the same rooms go to a lodging company that lets them by the bed. The family is offered the roof. They take it because the school is on the corner and the grandmother’s doctor is in the next street, and because the rent asked is about what they paid before, for a quarter of the space.</p>
      <blockquote><p>I have lived at number 18 for thirty-one years and I have lived on every floor of it. I tell my sister that I am the only person in Sitara who has risen steadily.</p></blockquote>
      <p>The speaker, a retired typesetter, had carried his cupboard up himself, in pieces, with the drawers numbered in chalk. The chalk was still on them.</p>
      <h3>Work within walking distance</h3>
      <p>Of the adults with paid work, 72 per cent walk to it, and the median walk is thirteen minutes. Market porters, kitchen hands, hospital cleaners, a tram conductor, two court interpreters and a great many people who sew at home: these are trades of early hours and late ones, when line 1 does not run. If they were moved to the estates now being built on the Ferry Flats, the first tram would bring them to Sitara Market eighty minutes after its gates open. A roof room is, among other things, a timetable.</p>
      <h3>Women alone, and women not alone</h3>
      <p>Thirty-four per cent of the rooms are headed by a woman, against 19 per cent of dwellings on the floors below. Several told us that they had chosen the roof for its single stair. One door can be watched. It can also be locked from below, and twenty-three women had at some time found it so.</p>

      <h2>What a roof room costs</h2>
      <p>Rooms on the roof are small, with a median of 10.5 square metres, so a rent that looks low is not. Measured by the square metre, the roof is the dearest floor of the house.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Floor</th><th>Rent per m², florins a month</th><th>Indoor temperature at 10 PM, hot nights</th><th>Written agreement</th></tr>
          </thead>
          <tbody>
            <tr><td>Ground</td><td>9.80</td><td>28.4 °C</td><td>71%</td></tr>
            <tr><td>First and second</td><td>11.20</td><td>28.9 °C</td><td>78%</td></tr>
            <tr><td>Third</td><td>10.40</td><td>29.7 °C</td><td>66%</td></tr>
            <tr><td>Roof</td><td>19.60</td><td>33.9 °C</td><td>6%</td></tr>
          </tbody>
        </table>
        <figcaption>Table 2. Rent, heat and paper by floor, in the 38 buildings where every floor answered. Temperatures are means over eleven nights on which the airport recorded more than 27 °C at ten.</figcaption>
      </figure>
      <p>On top of the rent comes what is paid because there is no paper. Roof tenants buy electricity from the owner’s meter at a median of <mark>1.9 times the public tariff</mark>. Without an address they cannot hold a library card, a clinic number or an entry on the ward roll, so they pay a cousin or a shopkeeper for the use of his. We met eleven households at whose “address” none of them had ever slept, all of them the same tobacconist.</p>
      <h3>Heat</h3>
      <p>We left temperature loggers in sixty roof rooms. On hot nights they stayed above 32 °C until after one in the morning in fifty-two of them. People sleep outside, on the parapet side, in shifts. Four deaths in our sample buildings in the past five years were described to us as “from the heat”; the certificates say heart. We do not know. We note that nobody with the duty to know has asked.</p>
      <h3>Fire</h3>
      <p>Single stairs are the gravest danger that we saw. In 61 of the 173 buildings the stair to the roof narrowed to less than 80 centimetres, and in 27 it was a ladder. It would be dishonest to write in defence of these homes and leave this out. It would be equally dishonest to conclude that the remedy for a dangerous stair is to remove the people and keep the stair.</p>

      <h2>What enforcement would do</h2>
      <p>The council is to consider a motion to “bring the central roofs into compliance”. We asked each household where it would go within a month of a notice. The answers, in order: to relatives in the same district, already crowded (37 per cent); to a bed in a lodging house (28); to Tanners’ Reach or Sugar Lines across the river (17); do not know (18). Nobody named a public estate. The waiting list has 11,400 families in front of them.</p>
      <p>Something else would be lost, harder to put in a column. On 58 of the roofs there was a shared thing: a rota for the pump, a lamp on the stair paid from a tin, a chair for whoever was nursing. In one building in Lamplighter Street a roof committee, which has no standing whatsoever, has had the ground-floor drain cleared on the first Sunday of each month since 2009. The owner told us that he had always assumed it was the municipality.</p>

      <h2>What could be done instead</h2>
      <p>Each of the following has been tried somewhere in Anjuvar, by somebody, with or without permission.</p>
      <ol>
        <li><strong>Give the roof a number.</strong> The post already delivers to “18 R”. If the registry accepted what every postman in Sitara knows, school, clinic and ward roll would follow without a new law.</li>
        <li><strong>Amend By-law 41</strong> so that it asks for a second way out, a maximum load and a minimum window, where it now asks for nothing to exist.</li>
        <li><strong>Connect the stairs.</strong> In 49 of the 61 worst buildings the neighbouring roof is within two metres in height. A gate and a few steel treads would make one stair into two. Our engineer’s estimate is 1,150 florins a pair, less than the council pays to board up one room.</li>
        <li><strong>Paint and shade.</strong> Lime wash and a reed awning took 3.1 °C off the late-evening temperature in the twelve rooms where residents tried them with us. The cost was 46 florins a room.</li>
        <li><strong>Meter honestly.</strong> A sub-meter read by the Power Board, at the public tariff, should be a right of whoever sleeps behind the door.</li>
      </ol>

      <h2>What we are unsure of</h2>
      <p>Our figures describe buildings that opened to us. Roofs controlled by the larger lodging companies, where we would expect the shortest stays and the highest prices, are under-represented. Temperatures were measured in one hot season. And there is the question that several owners put to us, civilly and with reason: whether recognition will raise the value of the roof and so end it as a place for those who are now on it. We think that a cap on rents by the square metre, set for five years with recognition, would prevent the worst of this. We have not proved it, and two of our reviewers disagree with us.</p>
      <hr>
      <p>A last observation. In the whole of the work, no household asked us whether it would be allowed to stay. They asked whether the water might come at a quarter to six, before the children’s bedtime, and not at ten past. We passed this on to the Waterworks. It turned out to be a valve, and a man called Ferenc, and an afternoon.</p>
      <p><em>The full report, with the questionnaire and the anonymised tables, can be had in print from our office. It was read before publication by roof committees in nine buildings, who corrected it in thirty-four places.</em></p>
    `,
  },
  {
    key: "what-the-notice-does-not-say",
    title:
      "What the eviction notice does not say: a close reading of two hundred and six notices served on the south bank of the Namar between two floods",
    author: "nasrin-oyelaran",
    coAuthors: ["farid-castellanos"],
    section: "publications",
    subcategory: "Research Reports",
    publishedDaysAgo: 118,
    tags: ["eviction", "land", "law", "Tanners’ Reach", "Sugar Lines", "floods"],
    cover: {
      file: "south-bank-parcels.webp",
      alt: "A model of narrow parcels of land in coloured card along a river, many of them hatched in red, with small blocks for houses.",
      caption: "The parcels of the south bank. Red hatching: a notice was served between the floods.",
    },
    content: `
      <p>The paper is pale green, because in 2011 the Department of River Works had a large stock of pale green paper. It is folded once and pushed under the door, or tied to the latch with string if there is a gap too narrow for folding, or, in nineteen of the cases described here, nailed to a tree. It is headed NOTICE. It gives a reference, a paragraph of law, a number of days. Then it is signed by somebody whose name cannot be read.</p>
      <p>Between the flood of 2011 and the flood of 2019, such notices were served on the households of Tanners’ Reach, Sugar Lines and the eastern Ferry Flats. We have found 206. They came to us out of biscuit tins, Bibles and Qur’ans, from behind a calendar, from a lawyer’s cellar. One had been used to level a table. We have read every one of them as one would read a poem, that is, for what it says, how it says it and what it has decided to leave out.</p>

      <h2>The corpus</h2>
      <p>We make no claim to have them all. River Works declined to open its register and gave as a reason that there is no register. A former clerk believes that about 900 notices were printed. Ours are those which people kept, and people keep a paper when something came of it or when they feared that something might. The collection is therefore weighted towards notices that were carried out or fought.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Settlement</th><th>Notices found</th><th>Demolition followed</th><th>Withdrawn after objection</th><th>Nothing further happened</th></tr>
          </thead>
          <tbody>
            <tr><td>Tanners’ Reach</td><td>117</td><td>38</td><td>21</td><td>58</td></tr>
            <tr><td>Sugar Lines</td><td>52</td><td>29</td><td>4</td><td>19</td></tr>
            <tr><td>Eastern Ferry Flats</td><td>37</td><td>31</td><td>0</td><td>6</td></tr>
            <tr><td><strong>All</strong></td><td>206</td><td>98</td><td>25</td><td>83</td></tr>
          </tbody>
        </table>
        <figcaption>Table 1. The notices by place and by what came after them, as told by the household and confirmed by at least one neighbour.</figcaption>
      </figure>
      <p>One line of this table surprised us. In 83 cases nothing happened: no demolition, no withdrawal, no second letter. These families are still, in law, living inside a notice of fourteen days that has lasted between seven and fifteen years.</p>

      <h2>Grammar</h2>
      <h3>The missing subject</h3>
      <p>The operative sentence is the same in 181 of the 206: <em>“It has been observed that an encroachment exists at the above location and the same is required to be removed.”</em> Nobody observes. Nobody requires. The household is not the subject of any verb, and strictly is not mentioned; what is addressed is the encroachment, which is asked in effect to remove itself.</p>
      <p>This is more than style. A person who wishes to object must name the officer whose decision is objected to. Forty-four families told us that they had gone to River Works to ask who had decided, and had been told that it was not a decision but an observation. Observations, it was explained, cannot be appealed.</p>
      <h3>The above location</h3>
      <p>In 133 notices, the space for the location holds a description of the kind “near drain”, “behind tannery wall” or “river side”. Twelve say only “here”. When the crews came, in Sugar Lines in 2014, two houses were taken down whose owners had received nothing, and one that had been served was left standing because the foreman thought that “end of line” must mean the other end.</p>
      <h3>The number of days</h3>
      <p>Fourteen days is the period in the River Works Act. It runs from service. But 157 notices bear no date of service, and of the 49 that do, 22 are dated later than the day on which the family says it arrived. We tested this where we could. A midwife’s book, a school register and a pawn ticket each placed a notice under a door before the date printed on it. In one instance the house was already gone.</p>

      <h2>What the law asks for</h2>
      <p>The Act is short and, read in a quiet room, fair. A notice of removal must contain six things. We checked each paper against them.</p>
      <ul>
        <li>The name of the occupier, or a statement that it could not be found on inquiry: present in 14 of 206.</li>
        <li>The location, “sufficient to identify the structure”: present, on a generous reading, in 61.</li>
        <li>The ground, with reference to a survey: the section is cited in 206, a survey in 3.</li>
        <li>The date of service: present in 49.</li>
        <li>The office and hours at which an objection may be made: present in 27.</li>
        <li>The signature and name of the officer: a signature in 198, a legible name in 9.</li>
      </ul>
      <p>Not one of the 206 has all six. <mark>By the standard of the Act, no valid notice was served on the south bank in eight years.</mark> We put this to River Works in writing three times. The third reply says that the department “follows the established form”.</p>

      <h2>What people heard</h2>
      <p>A notice is read aloud. Fewer than half of the adults in the settlements at that time read the official language with ease, so the paper went to a schoolchild, a pharmacist, an imam, a woman in Tanners’ Reach who had once worked for a notary and whom everybody calls the Registrar. Their translations are a second text, and often a better one.</p>
      <blockquote><p>They asked me what it said and I told them: it says that you have two weeks to prove that you were born. I know it does not say that. I had been reading them for three days by then, and that is what it says.</p></blockquote>
      <p>The children’s versions are brisker. A boy of eleven, now a bus mechanic, remembers reading one out to a yard full of neighbours: “It says go away, but in long.” He skipped the section numbers because he was ashamed that he could not pronounce <em>promulgated</em>.</p>
      <h3>The interpreters’ choice</h3>
      <p>Six people who regularly read notices to others told us that they had sometimes softened them, and two that they had hardened them so that families would move their belongings in time. They carried this alone. None of them was ever paid, and none was asked by any office whether the paper could be understood.</p>

      <h2>Between two floods</h2>
      <p>The stated ground of every notice is the safety of the bank. After 2011 the River Authority drew a line, the forty-metre line, behind which nothing was to stand. We laid the 206 locations, as far as witnesses could point to them, over that line. Eighty-eight lie within it. One hundred and eighteen lie outside, some by two hundred metres.</p>
      <p>We then laid them over a different map, published in 2013, of the land to be assembled for the approach road to the Copper Bridge and for the first estates on the Flats. Of the 118 notices outside the safety line, <strong>109 fall within the road or the estates</strong>. We were not the first to notice. The Residents’ Committee of Tanners’ Reach drew the same overlay on tracing paper in 2015, and was told that the scales did not match. They match.</p>
      <p>When the river rose again in 2019, it entered 340 houses in Tanners’ Reach. Of these, 31 had received a notice. The families most in danger had on the whole not been warned of it by the only office that was writing to anybody.</p>

      <h2>The twenty-five that were withdrawn</h2>
      <p>It matters that some succeeded, and it matters how. In every one of the 25 withdrawals at least three of the following were present, and we could find no case with three in which the house was lost:</p>
      <ol>
        <li>somebody wrote down the day on which the paper came, with a witness;</li>
        <li>the objection was handed in at a counter, and a stamp was obtained on a copy;</li>
        <li>neighbours who had not been served went along;</li>
        <li>a measured sketch was attached;</li>
        <li>a person of some standing (a teacher, a priest, once a footballer) asked in writing for the name of the officer.</li>
      </ol>
      <p>None of the five is legal argument. They are the things that the notice left out, supplied by those to whom it was addressed: a date, a place, a person, a reason, a name. One might say that the families completed the document, and that when it was complete it could not be carried out.</p>

      <h2>A model notice, and what it would cost</h2>
      <p>With the legal clinic at the Rope Hall and the Residents’ Committee we have drafted a form that meets the Act. It is one page, in four languages, with a sketch, the officer’s name and telephone, two dates, and a tear-off slip for objection. We asked a printer in Old Wharf for a price. For 1,000 copies it was 74 florins. On green paper, 71.</p>
      <h3>Recommendations</h3>
      <p>The 83 open notices should be declared lapsed, by a single resolution, so that families can repair a roof without wondering whether they may. River Works should keep a register and let it be read. No structure should be removed without the signature of an officer who has stood in front of it. And the council should ask, as we could not, who decided between the safety line and the road.</p>

      <h2>On method and on keeping</h2>
      <p>Each notice was photographed in the presence of its keeper and returned. Names are held by the Committee and not by us. Where a notice was the only one of its kind in a lane, we have moved its dot. The interviews, 171 of them, were made over nineteen months, and those who gave them read the passages in which they appear; seven asked for changes, and two asked to be taken out and were.</p>
      <p>We offered to keep the originals safe from damp. Most people declined. A woman at the river end, whose house has been about to be demolished since 2012, put hers back into its tin and the tin back under the bed. “If they lose theirs,” she said, “somebody should have it.”</p>
    `,
  },
];
