import type { SampleBlog } from "../types.ts";

export const fieldNotes: SampleBlog[] = [
  {
    key: "notes-from-the-four-oclock-market",
    title: "Notes from the four o’clock market",
    author: "leocadia-mbatha",
    section: "publications",
    subcategory: "Field Notes",
    publishedDaysAgo: 51,
    tags: ["Sitara Market", "night work", "porters"],
    cover: {
      file: "sitara-before-dawn.webp",
      alt: "A dark street with a few lamps and lit windows. Handcarts stand in a row along the kerb.",
      caption: "Cistern Street at ten to four, before the lorries.",
    },
    content: `
      <p>3:40 AM. A boy asleep on onions. He has arranged the sacks so that there is a hollow for the hip. Nobody steps over him; the porters go round by the wall, and it costs them four extra steps each time, with sixty kilos.</p>
      <p>3:52. The first lorry from the hill road. Before it has stopped there is a plank against it. I ask the plank’s owner whether he works for the lorry or for the market. He thinks about it. “For the gap,” he says.</p>
      <p>I have come for nine nights, in order to see what could be learned about hours. The official market opens at six. The one that feeds it is over by then, hosed down, and invisible in the labour statistics, which list Sitara as having 1,100 stallholders and “ancillary persons”. I would like to describe some of the ancillary persons.</p>

      <h2>The order of things</h2>
      <p>Porters stand in a line that is not visible as a line. Each knows whom he comes after. A stranger with a barrow is told, pleasantly, to wait, and he may wait until Thursday. The order is kept by a woman called Auntie Ruth, who sells tea, has never carried anything, and is the only person whom all the language groups consider to be equally unfair.</p>
      <p>Pay is by the sack and the distance, in a tariff that is written nowhere and disputed by nobody. To the third row, 0.40. Up the steps to Cistern Street, 0.65. “To the nun”, 1.10; there has been no nun for years, but there is still a hill. A strong man in a good night makes 27 florins, which is four less than the lowest daily wage on a building site, and he makes it before most people are awake.</p>
      <p>Why not the site, then? Because the site asks for papers, said some. Because after this I sleep, then I have an afternoon, said one man of about fifty. He studies. He told me what, and asked me not to print it, because the others think that he has a woman.</p>

      <h2>Small print</h2>
      <ul>
        <li>The scale at the north gate is wrong by three kilos in favour of the buyer, and everybody adds three.</li>
        <li>There are two taps. One is for fish.</li>
        <li>Eleven women sort coriander by touch in a stairwell without a lamp. When I used my torch they told me, kindly, that it made them slower.</li>
        <li>A man with one arm carries eggs. He has never broken a tray. He is paid double and it is not charity, said the egg seller, with some heat; it is eggs.</li>
      </ul>

      <h2>An inspection</h2>
      <p>On the sixth night, at 4:25, two men from the Markets Department with a list. There is a shift in the sound, as when a refrigerator stops. About a third of the people whom I had been watching are no longer there. I did not see them go. The sacks are where they were, upright, and the tea is on the tea table in eleven glasses, and the inspectors walk between things that are plainly in the middle of being done, and write down that all is in order.</p>
      <p>Twelve minutes later the refrigerator starts again. The boy on the onions has not woken.</p>
      <blockquote><p>You think we are afraid of those two? One of them is my cousin’s landlord. He is afraid of us. We go so that he need not see us.</p></blockquote>

      <h2>What I had wrong</h2>
      <p>I came with a question on working time, for which I had made a good form. It had a space for <em>start</em> and one for <em>end</em>. By the third night I had understood that neither has a meaning here. People come in order to be in the order. They may stand from two until five and carry for forty minutes, and it is the standing that earns the carrying. Is that work? The site foreman across the river would say no. Auntie Ruth, to whom I put it, said that it was the only part that tired her.</p>
      <p>I had also assumed that what everybody needed was a contract. I still believe that many do. But when I described one, with fixed hours and a fixed employer, to a group at the tea table, the first thing they wanted to know was who would then decide about Tuesdays, when half of them are at prayers for somebody’s dead. They have a rule for Tuesdays. It took, they said, about six years.</p>
      <p>5:35. Light, of the colour of dishwater. The hose comes. Coriander leaves go down the drain in a green rush, and the stairwell is a stairwell. The first line 1 of the day puts down four people with keys, who begin to open what will be called, from six o’clock, the market.</p>
    `,
  },
  {
    key: "what-the-ferryman-kept",
    title: "What the ferryman kept",
    author: "nasrin-oyelaran",
    section: "publications",
    subcategory: "Field Notes",
    publishedDaysAgo: 480,
    tags: ["Beit Nahar", "oral history", "river steps", "public space"],
    cover: null,
    content: `
      <p>Mr Selim Abourizk rowed the crossing from the Customs Steps to the south bank from 1958 until the Pilgrim Bridge was opened to foot passengers, and for one further year, he says, out of spite. He is ninety-one. He lives in Beit Nahar, on the ground floor, in a room with a window on the courtyard and a second, very small one, which he had cut himself, on the river.</p>
      <p>I had come about the steps. There is a proposal to lease them for mooring, and the council’s lawyer has asked for evidence that they were ever public. Deeds are no help. The steps are older than the registry, and each time that the registry was redrawn they fell into the fold of the map. What is wanted is somebody who can swear to use.</p>
      <p>“To use?” said Mr Abourizk. He opened the cupboard.</p>

      <h2>The notebooks</h2>
      <p>There are forty-three. He kept them for the tax, he explained, and then the tax man stopped coming and he had got into the way of it. One line to a crossing: the hour, the number of passengers, the fare, and, because a line is longer than that, a remark. I was allowed to read for three afternoons. He watched the pages and not me.</p>
      <p>A fair copy of one day in 1963 has thirty-eight crossings. <em>Six tanners and a goat. Midwife, no fare. Midwife back, two fares, ha. Customs clerk, who asks each day whether it is safe. Wedding, three trips, the drum by itself in between.</em> On some days there is nothing but numbers. On the day that the bridge opened, there is a single line. Hour: none. Passengers: none. Fare: none. Remark: <em>clear water, good light.</em></p>
      <p>At the bottom of every page the same words are written, small, in pencil. I asked him what they were. He said them aloud, and then for my sake more slowly:</p>
      <blockquote>
        <p>الدرج لمن ينزل، والنهر لمن يعبر.</p>
        <p>The steps belong to whoever goes down them, and the river to whoever crosses.</p>
      </blockquote>
      <p>Was it a proverb? No. It was what the ferryman before him had answered to a policeman. He had thought it worth keeping, and as he could not tell on which day it would be needed, he had put it on all of them.</p>

      <h2>As evidence</h2>
      <p>Over the following month two volunteers copied the figures. In thirty-one years the notebooks record 402,000 crossings, near enough, from the Customs Steps. They name fish sellers who set out their baskets there, a barber with a chair, swimming lessons, a preacher who lasted one summer, and the washing of the dead in the cholera year. On four occasions the word <em>closed</em> appears, each time for high water. In no entry does anybody ask permission or pay for the use of the steps.</p>
      <p>The lawyer was delighted and also embarrassed. The form of affidavit has a space of eight lines for the witness’s account of use. She asked whether it might be possible to summarise.</p>
      <p>We submitted the eight lines, together with a photocopy of everything, in two boxes. They were received at the counter by a young man who weighed them in his hands and looked for the field in which to enter it. There was “document” and there was “object”. After some thought he put <em>object</em>.</p>

      <h2>Afterwards</h2>
      <p>The case is still open. The steps are in use. I went by on Friday, and where the barber’s chair must have stood, two girls were teaching a third to let go of the chain.</p>
      <p>Mr Abourizk has asked that the notebooks stay in his cupboard while he is alive, and then go to somebody who has a window on the water. He does not want them in a museum. When I wondered why, he was silent for so long that I thought I had tired him. Then he said that in a museum people would read the remarks. The remarks were for himself. It was the numbers that were for other people.</p>
      <p>I have printed five of the remarks, with his leave. He chose which.</p>
    `,
  },
];
