import type { SampleBlog } from "../types.ts";

export const workingPapers: SampleBlog[] = [
  {
    key: "who-speaks-after-nine",
    title: "Who speaks after nine o’clock? Turn-taking in twenty-two ward assemblies",
    author: "yuna-halvorsen",
    coAuthors: ["idris-vanterpool"],
    with: [
      { key: "hana-petrescu", role: "reviewer" },
      { key: "Marisol Adeyemi", role: "editor" },
    ],
    record: {
      type: "paper",
      series: "working-papers",
      seriesNumber: "14",
      issuedDaysAgo: 35,
      isbn: "978-3-16-148410-0",
      pdf: "rope-hall-study-14.pdf",
      doi: "10.5555/rope-hall.14",
      licence: "by",
      funders: [{ name: "Namar Basin Trust", award: "NBT-1183", ror: "" }],
      errata: [
        {
          daysAgo: 12,
          text: "Table 1 gave the share of turns with uptake after nine o’clock as 14 per cent. It is 11 per cent. The text was right.",
        },
      ],
    },
    section: "publications",
    subcategory: "Working Papers",
    publishedDaysAgo: 33,
    tags: ["democracy", "ward assemblies", "participation", "method"],
    cover: {
      file: "rope-hall-middle-room.webp",
      alt: "People sit in rows in a long hall with timber trusses, facing a table with three people. One of them has stood up to speak.",
      caption:
        "The middle room of the Rope Hall, twenty to nine. By half past, the back rows will have left for the tram.",
    },
    content: `
      <p>The chair of Ward 9 has a brass handbell that she has never rung. She keeps it by her left hand, and when a speaker goes on too long she moves it a few centimetres towards the middle of the table. Regular attenders watch the bell. Newcomers watch her face, learn nothing from it, and go on.</p>
      <p>Since the Wards Act, each of Anjuvar’s twenty-two wards has an assembly that meets every second month, open to whoever lives or works in it, with power over a small budget and a voice on planning. The reform is justly admired. It has also been studied almost entirely by way of attendance sheets. This paper is an attempt to study it by ear: to find out not who came but who spoke, for how long, when in the evening, and what became of what they said.</p>

      <h2>What we did</h2>
      <p>Between them, three observers sat through 132 meetings, six in each ward, with a stopwatch and a plan of the seats. Each turn of speech longer than four seconds was timed and coded for the speaker (resident, vendor or worker without residence, official, councillor, chair), for apparent gender, for the item of the agenda, and for uptake: whether anybody later in the meeting referred to it, whether it entered the minutes, and whether a decision mentioned it. Two observers coded eighteen meetings independently. They agreed on 93 per cent of the speakers and on 78 per cent of the uptakes, and the second figure should be kept in mind throughout.<sup><a href="#text-note-1" rel="noopener" id="text-call-1">1</a></sup></p>
      <p>We told each assembly what we were doing and showed anybody who asked the sheet. In Ward 16 the meeting voted on whether to admit us. It was close.</p>

      <h2>The shape of an evening</h2>
      <p>A ward assembly begins at seven. The first forty minutes belong to officials: the budget report, the works report, the answer to last time’s questions. Members of the public may ask, and do, but the questions concern the agenda that others have set. <em>Any other business</em>, under which residents raise what they came to raise, begins at a median of 8:52 PM.</p>
      <p>The last tram on line 4 leaves the Parade at 9:20. On line 7 it is 9:05. We had not planned to study trams, but it became hard to look at anything else.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Part of the evening</th><th>People in the room</th><th>Women, share of those present</th><th>Women, share of talking time</th><th>Tenants and workers, share of talking time</th><th>Turns with uptake in the minutes</th></tr>
          </thead>
          <tbody>
            <tr><td>7:00 to 7:40</td><td>61</td><td>54%</td><td>22%</td><td>9%</td><td>64%</td></tr>
            <tr><td>7:40 to 8:20</td><td>66</td><td>55%</td><td>31%</td><td>17%</td><td>52%</td></tr>
            <tr><td>8:20 to 9:00</td><td>54</td><td>49%</td><td>38%</td><td>33%</td><td>29%</td></tr>
            <tr><td>After 9:00</td><td>27</td><td>36%</td><td>34%</td><td>41%</td><td>11%</td></tr>
          </tbody>
        </table>
        <figcaption>Table 1. Means over 132 meetings. Talking time excludes the chair. “Tenants and workers” are those who said, or were known, to rent or to work in the ward without living there.</figcaption>
      </figure>
      <p>Read from left to right, the table describes four different rooms. Read downwards, it describes one mechanism. Those with least standing speak last, when fewest are there to hear, and when the secretary, who has been writing since seven, has stopped.</p>

      <h2>After nine</h2>
      <p>Things are said after nine that are not said before. It was at 9:14 PM in Ward 12 that a laundry worker reported, as an aside, that the standpipe in Cooper’s Court had been shut off for a month; at 9:31 in Ward 4 that somebody asked where the forty families behind the tannery wall were meant to vote. We went back over the minutes of both meetings. The first records “miscellaneous matters”. The second ends at item six.</p>
      <p>Of the 611 concrete requests made after nine o’clock in our sample, 67 were minuted, 22 led to an answer at a later meeting, and 9, so far as we can discover, to something being done.</p>
      <blockquote><p>They say the floor is open. Yes. It is open like a shop is open when the shelves have been put in the back.</p></blockquote>
      <h3>Why people wait</h3>
      <p>We asked 94 late speakers why they had not spoken earlier. Thirty said that it had not been the right item. Twenty-six wished to hear first how others spoke. Nineteen were waiting for one particular person, usually a landlord or an employer, to go home.<sup><a href="#text-note-2" rel="noopener" id="text-call-2">2</a></sup></p>
      <p>That last answer deserves a pause. It means that for one late speaker in five the thinning of the room is no accident of trams; it is the condition of speaking at all. Any remedy that simply moves everything earlier will silence these.</p>
      <h3>Why the minutes stop</h3>
      <p>Eighteen of twenty-two secretaries were willing to talk about it. All are volunteers. The handbook asks them to submit minutes by noon the next day. The handbook’s template has seven numbered boxes, of which the seventh is four lines high. “You would be surprised,” one said, “how much democracy depends on the size of a box.”</p>

      <h2>Four wards that do it differently</h2>
      <p>Variation between wards is large, and much of it can be traced to small inventions by chairs and secretaries who knew nothing of each other.</p>
      <h3>Ward 3: the agenda upside down</h3>
      <p>In Ward 3 residents’ business comes first and officials wait. The works engineer told us that he had resented it for a year and now would not go back, since he no longer prepares answers to questions that nobody has. The share of talking time of tenants before eight is 36 per cent, the highest that we found.</p>
      <h3>Ward 9: the bell, and the second list</h3>
      <p>The chair of the handbell keeps two lists of speakers, those who have spoken tonight and those who have not, and takes from the second as long as there is anybody on it. She does not announce this. Half of those we asked had attended for years without noticing.</p>
      <h3>Ward 17: the slate</h3>
      <p>By the door hangs a school slate, on which anybody may write a matter before the meeting, unsigned. The chair reads it out, item by item. In six meetings there were 71 entries. The handwriting of several was the same, and it belonged, as everybody knew, to a woman who writes for her neighbours.</p>
      <h3>Ward 20: stopping at nine</h3>
      <p>Ward 20 ends when the bell of Saint Perpetua’s strikes nine and takes up whatever is left, in the same order, at the top of the next meeting. What is left over is thereby minuted, because it must be in order to be taken up. It is the only ward in which late requests are more likely to receive an answer than early ones.<sup><a href="#text-note-3" rel="noopener" id="text-call-3">3</a></sup></p>

      <h2>A trial</h2>
      <p>With the agreement of six assemblies we tried three changes over four meetings each: residents’ business first; a second list; and a hard stop at nine with carrying over. Four further wards, alike in size, changed nothing.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Measure</th><th>Before</th><th>Six trial wards, after</th><th>Four other wards, same months</th></tr>
          </thead>
          <tbody>
            <tr><td>Women, share of talking time</td><td>30%</td><td>41%</td><td>31%</td></tr>
            <tr><td>Tenants and workers, share of talking time</td><td>22%</td><td>35%</td><td>21%</td></tr>
            <tr><td>Requests entered in the minutes</td><td>34%</td><td>71%</td><td>37%</td></tr>
            <tr><td>Median length of the meeting, minutes</td><td>151</td><td>118</td><td>149</td></tr>
            <tr><td>People present at the close</td><td>27</td><td>49</td><td>25</td></tr>
          </tbody>
        </table>
        <figcaption>Table 2. The trial. Twenty-four meetings under changed rules, sixteen under unchanged ones.</figcaption>
      </figure>
      <p>Meetings grew shorter, which no one had expected. Officials, placed last, were brief. It may also be that when people know that a matter will be carried over they do not fight for it to be heard tonight.</p>
      <p>One measure went the wrong way. The nineteen who had waited for somebody to leave had nobody to wait for, because at nine everybody left together. In two of the trial wards the slate was added half-way, and brought some of those matters back. We think it should have been there from the start, and we did not think of it.</p>

      <h2>What this does not show</h2>
      <p>Speaking is one way of taking part. People also come in order to sit next to each other, to be seen by a landlord as somebody who comes, to hear a rumour confirmed, to get warm. A silent evening may be a full one. We have no measure of these, and are wary of reforms that would make each person justify a chair by talking from it.</p>
      <p>Our code for gender was what an observer saw. Our count of tenants depends on what was said. And the presence of somebody with a stopwatch changes a meeting: in the first round, chairs were audibly more scrupulous. We have dropped those 22 meetings in a separate calculation, and the differences in Table 1 become larger.</p>

      <h2>What we suggest</h2>
      <ul>
        <li>Residents’ business first, reports last and in writing.</li>
        <li>A second list, announced or not.</li>
        <li>A slate by the door, and somebody who will write on it for others.</li>
        <li>A fixed end, before the last tram, with carrying over by right.</li>
        <li>A seventh box without a bottom line.</li>
      </ul>
      <p>None of it needs a vote of the council. The handbook can be changed by the Wards Office, and the Wards Office consists of two people, who have read this paper in draft and made it better.</p>
      <hr>
      <p>At the close of our last meeting in Ward 9, the observer, packing up, asked the chair what would happen if she ever did ring the bell. “They would think that something was over,” she said, and put it in her bag.</p>

      <h2>Notes</h2>
      <ol>
        <li id="text-note-1">The two observers disagreed most often about silence: whether a matter that nobody took up had been heard and left, or had not been heard. <a href="#text-call-1" rel="noopener">↩</a></li>
        <li id="text-note-2">The remaining nineteen gave reasons of their own, among them a crying child, a borrowed coat and, twice, the wish to see whether the chair would remember them. <a href="#text-call-2" rel="noopener">↩</a></li>
        <li id="text-note-3">Eleven answers to fourteen late requests, against nineteen to thirty-one early ones. The numbers are small and the bell of Saint Perpetua’s is four minutes slow. <a href="#text-call-3" rel="noopener">↩</a></li>
      </ol>
    `,
  },
  {
    key: "measuring-a-walk",
    title: "Measuring a walk: distance, detour and fear at the edge of the railway",
    author: "tomasz-weerakoon",
    coAuthors: ["teuila-ramanathan", "Ilse Okonjo"],
    section: "publications",
    subcategory: "Working Papers",
    publishedDaysAgo: 740,
    tags: ["walking", "severance", "Sugar Lines", "method"],
    cover: {
      file: "sugar-lines-ladder.webp",
      alt: "A narrow teal footbridge with steep stairs crosses three railway tracks. A few people are on the stairs and on the span.",
      caption: "The Ladder: fifty-four steps up, six metres across, fifty-four down.",
    },
    content: `
      <p>From the door of the last house in Sugar Lines to the gate of the school is 140 metres. A child can read the clock on the school wall from bed. Between the two lie four tracks of the freight line, and since the level crossing was closed in 2014, the distance on foot by the permitted route has been 1,310 metres.</p>
      <p>Planners have a word for this, severance, and no agreed way of measuring it. The usual method divides the walked distance by the straight one. For our child the ratio is 9.4, a figure so large that models treat it as a mistake and remove it. This paper proposes a measure that can be taken by residents with a watch and a ball of string, and that makes room for two things that a ratio leaves out: effort and fear.</p>

      <h2>Three ways across</h2>
      <p>There is the road bridge, which is level, lit, and 1,310 metres. There is the steel footbridge called the Ladder, put up in 2015 as a replacement for the crossing, which makes the walk 390 metres and has 108 steps. And there is the hole in the fence.</p>
      <p>We counted for ten days. On a school morning 214 children cross. Eighty-one use the Ladder, 19 the road bridge and 114 the hole. When it rains the treads of the Ladder are slippery, and the number at the hole goes up to 140.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Route</th><th>Metres</th><th>Minutes, child of eight</th><th>Minutes, adult with a load of 12 kg</th><th>Would let a child of eight go alone</th></tr>
          </thead>
          <tbody>
            <tr><td>Road bridge</td><td>1,310</td><td>24</td><td>21</td><td>22%</td></tr>
            <tr><td>The Ladder</td><td>390</td><td>9</td><td>14</td><td>37%</td></tr>
            <tr><td>The hole</td><td>150</td><td>3</td><td>4</td><td>31%</td></tr>
          </tbody>
        </table>
        <figcaption>Times are medians of at least thirty timed walks. The last column is from 182 parents.</figcaption>
      </figure>
      <p>The last column is the one that we would ask a planner to look at. Parents think the tracks nearly as acceptable as the bridge that was built to keep children off them.</p>

      <h2>Asking about fear</h2>
      <p>We did not ask “do you feel safe”. Everybody answers that question, and nobody means the same by it. We walked each route with 41 people, adults and children, carrying a bag of dried beans, and asked them to drop a bean wherever they would rather not be. Afterwards we went back with a measuring wheel.</p>
      <p>On the road bridge the beans lie in a single drift, at the slip road, where lorries turn without looking. On the Ladder there are two: the half-landing, which cannot be seen from either end, and the top, where boys wait. At the hole they are thinly spread, and a good many are on the far side, by the school wall, where there is a dog.</p>
      <blockquote><p>The train I can hear. It comes at its hour and it does not know my name.</p></blockquote>
      <p>She is fourteen. When the path was discussed at a meeting some months earlier, the railway’s representative had explained that the danger of trains was not understood in the community.</p>

      <h2>The measure</h2>
      <p>We propose to express any walk in <em>level minutes</em>: the time it takes on the flat, unladen, plus what effort and fear add.</p>
      <ul>
        <li>Each metre of climb adds 0.12 minutes, after Sugar Lines’ own timings (R<sup>2</sup> = 0.81); with a load or a small child, 0.3.</li>
        <li>Each bean per ten walkers adds the number of minutes that the same walkers would go round to avoid the spot. We asked. The median was 2.5.</li>
        <li>A place at which somebody waits for a companion adds the wait.</li>
      </ul>
      <p>By this reckoning the road bridge costs 29 level minutes, the Ladder 26 and the hole 9. The Ladder, which shortened the map by 920 metres, has shortened the walk by three minutes. It cost 1.9 million florins.</p>

      <h2>What follows</h2>
      <p>A gated crossing with a keeper, of the kind that stood there from 1926, would come to 7 level minutes. The railway’s standards no longer provide for it on lines with more than twenty trains a day. There are eighteen. We mention this because it was the school’s third year who counted them, from the window, for arithmetic.</p>
      <p>The method has obvious weaknesses. Forty-one walkers are few. Beans were dropped in company, and some of the boys dropped none until the girls had. The conversion of fear into minutes is crude, and we would gladly see it replaced. But the present alternative is to convert fear into nothing.</p>
      <p>Instructions for the walk, on one sheet, are free to copy. Any dried pulse will do. Rice is too small to find again.</p>
    `,
  },
];
