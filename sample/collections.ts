import type { SampleCollection } from "./types.ts";

/** Newest first. */
export const collections: SampleCollection[] = [
  {
    key: "roof-hours",
    title: "Roof hours",
    description:
      "The roofs of Sitara, Old Wharf and Beit Nahar, rebuilt in paper and clay over fourteen months with the people who live on them. They chose what should be seen: the tanks, the washing, the sky, and no faces. It accompanies the report on the rooms above the cornice.",
    category: "architecture",
    tags: ["rooftop rooms", "Sitara", "housing", "dusk"],
    creator: "yuna-halvorsen",
    publishedDaysAgo: 6,
    photographs: [
      {
        file: "lamplighter-street.webp",
        alt: "Houses in a row at nightfall, with small rooms, water tanks and washing on their roofs. A few windows are lit.",
        caption:
          "Lamplighter Street, number 18 and its neighbours. The light on the top floor is the committee’s.",
      },
      {
        file: "tanks-after-the-pump.webp",
        alt: "A green, a red and a blue water tank on wooden legs on a roof in low sun, with an aerial behind them.",
        caption: "Ten past six: a thin thread tonight.",
      },
      {
        file: "letter-boxes.webp",
        alt: "Thirty-one letter boxes in many colours on one wall, hung in crooked rows.",
        caption: "The way up begins here, past thirty-one letter boxes for nineteen flats.",
      },
      {
        file: "pigeon-loft.webp",
        alt: "A teal pigeon loft under a gabled roof, with pigeons on the ridge and around it on the flat roof.",
        caption: "From the air we counted the loft as a room. The pigeons were struck out by hand.",
      },
      {
        file: "reed-awning.webp",
        alt: "A white roof room at noon with an awning of reeds. Somebody sits in its shade beside a table and plants in pots.",
        caption: "One of the twelve rooms with lime wash and a reed awning: 3.1 degrees.",
      },
      {
        file: "washing.webp",
        alt: "Three lines of washing on a roof with the low sun behind them, and two people hanging it up.",
        caption: "Thursday, when the upper flats have water.",
      },
      {
        file: "cornice-from-below.webp",
        alt: "A narrow street at nightfall, seen from the ground: shuttered windows, lamps, washing, and roof rooms above the cornice.",
        caption: "Seen from below, the city stops at the fourth floor.",
      },
    ],
  },
  {
    key: "under-cloth",
    title: "Under cloth",
    description:
      "Nine nights in Sitara Market and the mornings after them, built again at 1 to 50 from what the vendors told us: the market before the market, the awnings that are not allowed, and the machines that Mr Nwosu builds. The coriander sorters corrected the light.",
    category: "street",
    tags: ["Sitara Market", "shade", "night work", "cargo bicycles"],
    creator: "leocadia-mbatha",
    publishedDaysAgo: 39,
    photographs: [
      {
        file: "third-row-noon.webp",
        alt: "A market street under striped cloths, with crates of fruit on both sides and people walking towards us and away.",
        caption: "Third row at noon. Each cloth has been fined at least once.",
      },
      {
        file: "ten-to-four.webp",
        alt: "A line of people with crates and bundles in front of empty stalls, under a street lamp at night.",
        caption: "Ten to four. By daylight nobody sees that the porters stand in a line.",
      },
      {
        file: "fish-gate-ice.webp",
        alt: "Twelve crates of fish on ice on a market stall, seen from close by, with two people behind them.",
        caption: "The fish gate, before the sun comes round the corner.",
      },
      {
        file: "number-seven.webp",
        alt: "A green cargo bicycle with a cream box full of vegetables in front of an ochre wall, and a pot of paint on the ground.",
        caption: "Number 7. Wheelbase by Nwosu, brake by the Tramways Board.",
      },
      {
        file: "cistern-street-line.webp",
        alt: "A street at midday from above: everybody walks along a row of awnings, and one bicycle stands alone in the sun.",
        caption: "Cistern Street at two: everybody on one side.",
      },
      {
        file: "tea-table.webp",
        alt: "A tea table with a brass kettle and eleven small glasses under a striped awning. Five people stand around it, one sits.",
        caption: "The tea table, from which the order is kept.",
      },
      {
        file: "hosed-down.webp",
        alt: "A wet street at first light with stacks of empty crates. Somebody holds a hose.",
        caption: "5:35. What will be called the market opens in twenty-five minutes.",
      },
    ],
  },
  {
    key: "line-to-the-kilns",
    title: "The line to the kilns",
    description:
      "A working model for the group that wants the 4:32 to open its doors: line 7 from the depot to the last stop, and the three ways across the railway at Sugar Lines. Each picture has been placed on the drivers’ plan of the route.",
    category: "research",
    tags: ["line 7", "trams", "walking", "Sugar Lines"],
    creator: "tomasz-weerakoon",
    publishedDaysAgo: 134,
    photographs: [
      {
        file: "depot-gate.webp",
        alt: "A brick tram depot at night with lamps in its gates. One lit tram leaves, another stands inside.",
        caption: "4:32, sand only.",
      },
      {
        file: "trodden-path.webp",
        alt: "A trodden path winds through grass beside a railway track, seen from above, with people walking on it.",
        caption: "Kilometre 2. The path is as wide as two people talking.",
      },
      {
        file: "hole-in-the-fence.webp",
        alt: "Children with schoolbags walk towards a gap in a wooden fence. Behind it lie two railway tracks and a school.",
        caption: "The hole, school side: 114 children on a dry morning.",
      },
      {
        file: "ladder-from-below.webp",
        alt: "A steep steel staircase seen from its foot, with four people on it and a footbridge at the top.",
        caption: "The Ladder. The beans lay thickest near the top.",
      },
      {
        file: "parade-stop-crowd.webp",
        alt: "A crowd waits along a green tram at a stop in the morning sun.",
        caption: "The Parade, 7:10. For comparison.",
      },
      {
        file: "lantern-bridge.webp",
        alt: "A footbridge at night with a row of round lanterns and a few people on it. The lit houses of the far bank are reflected in the river.",
        caption: "The Lantern footbridge, which 1,940 people cross after ten in the evening.",
      },
      {
        file: "terminus-brickfields.webp",
        alt: "Two tracks end at buffers. A red tram stands before them, and three people wait at a green shelter beside it.",
        caption: "Brickfields, the end of the line. The return car is empty.",
      },
    ],
  },
  {
    key: "low-water-high-water",
    title: "Low water, high water",
    description:
      "The Namar rises and falls by six metres in a year, and the city along it is two cities. These models were made from the records of seven fixed points on both banks, for the months between.",
    category: "landscape",
    tags: ["Namar", "river steps", "floods", "Tanners’ Reach"],
    creator: "yuna-halvorsen",
    publishedDaysAgo: 221,
    photographs: [
      {
        file: "hide-landing.webp",
        alt: "Five boats lie tilted on the mud below a stone quay, and two people stand among them.",
        caption: "Hide Landing, Tanners’ Reach, at the lowest mark since 2004.",
      },
      {
        file: "nineteen-steps.webp",
        alt: "Broad stone steps go down to the water beside a striped gauge. Four people sit on them, one walks up, and a green boat is tied below.",
        caption: "The Customs Steps, with nineteen steps showing.",
      },
      {
        file: "quay.webp",
        alt: "A quay with a tram, trees and many people walking before tall houses in many colours. Steps lead down to two boats on the river.",
        caption: "The second point, with the river at the foot of the steps and everybody above it.",
      },
      {
        file: "bridge-in-haze.webp",
        alt: "An arched bridge in pale haze with four people on it and a rowing boat before it. A second bridge behind is hardly visible.",
        caption: "The third point, on a morning with nothing to measure against.",
      },
      {
        file: "reeds.webp",
        alt: "Tall reeds in low sun, with a narrow channel of water between them and a red boat at its end.",
        caption: "Below the Copper Bridge, where the forty-metre line begins.",
      },
      {
        file: "valley-from-nine-wells.webp",
        alt: "A river between green hills, with small red-roofed houses and trees on both slopes in the evening sun.",
        caption: "From the ninth well, the whole width of the river and of the question.",
      },
      {
        file: "high-water.webp",
        alt: "Brown water stands around trees, a yellow sign and a green bench, as high as the seat of the bench.",
        caption: "The park below outfall 4, thirty-five minutes after the rain on the hill.",
      },
      {
        file: "first-boats.webp",
        alt: "Rowing boats on a wide, pale river in the morning, one of them with a small sail.",
        caption: "Clear water, good light.",
      },
    ],
    videos: [
      {
        file: "slack-water.mp4",
        poster: "slack-water.webp",
        width: 640,
        height: 360,
        alt: "The camera turns slowly along a wide river in the morning: two boats, people on the far bank, and trees and houses behind them.",
        caption: "Slack water: ten seconds in which the Namar goes neither way.",
      },
    ],
  },
  {
    key: "what-grows-on-the-flats",
    title: "What grows on the Flats",
    description:
      "One year on the allotments of the eastern Ferry Flats: 312 plots at the beginning, 190 at the end, and towers behind. The growers built the models of their plots and wrote the captions themselves. We have corrected nothing.",
    category: "nature",
    tags: ["allotments", "Ferry Flats", "food", "seasons"],
    creator: "farid-castellanos",
    publishedDaysAgo: 333,
    photographs: [
      {
        file: "fig-tree.webp",
        alt: "A spreading fig tree with fruit between vegetable beds, a ladder leaning in it and somebody resting on a bench below.",
        caption: "Scrub, low value. Ninety kilos.",
      },
      {
        file: "bean-poles.webp",
        alt: "A path between two rows of bean poles. Somebody in red walks along it, and a bucket stands on the ground.",
        caption: "These are my mother’s beans. She is dead but they do not know.",
      },
      {
        file: "bitter-green-row.webp",
        alt: "Rows of leafy plants, light green, dark green and purple, in dark soil. Two people and two sheds with coloured doors stand behind.",
        caption: "We have no word for it here so the children say dinner.",
      },
      {
        file: "tower-three.webp",
        alt: "A tower under construction with a crane rises behind a low wooden fence. Two people stand between vegetable beds before it.",
        caption: "Tower 3. It takes my sun from four o’clock. I have moved the lettuce, which is glad.",
      },
      {
        file: "under-water-february.webp",
        alt: "Sheds and bare trees stand in still grey water. Somebody sits in a small green boat.",
        caption: "Three days and then it went away and left us mud for nothing, good mud.",
      },
      {
        file: "dyke-path.webp",
        alt: "A path along the top of a grassy dyke. Somebody stands there beside a bicycle; plots and sheds lie on the right.",
        caption: "The way from the tram. You can smell who is burning leaves.",
      },
      {
        file: "shed-of-plot-12.webp",
        alt: "A wooden shed with tools and onions on its wall. Two people sit on the bench before it, with crates and a bucket beside them.",
        caption: "Here is the law on first Mondays. Otherwise onions.",
      },
      {
        file: "fence-with-gourds.webp",
        alt: "Gourds climb a wire fence. Behind it are two workers and a concrete frame with scaffolding.",
        caption: "The gourd does not know about the fence either.",
      },
    ],
  },
  {
    key: "rooms-for-talking",
    title: "Rooms for talking",
    description:
      "Halls, yards and borrowed classrooms in which the assemblies of Anjuvar have met, built as models by those who spoke in them, before anybody came or after everybody had gone. A chair says a good deal about who was expected.",
    category: "events",
    tags: ["assemblies", "Rope Hall", "democracy"],
    creator: "yuna-halvorsen",
    publishedDaysAgo: 502,
    photographs: [
      {
        file: "rope-hall-empty.webp",
        alt: "A long hall with timber trusses and rows of empty chairs on both sides of an aisle, facing a table.",
        caption: "The Rope Hall, middle room. Ropes of 280 metres were laid here, in one walk.",
      },
      {
        file: "ward-nine-bell.webp",
        alt: "A brass bell on a green tablecloth, with papers, a folder and a pencil beside it. People sit out of focus behind.",
        caption: "Ward 9. Whoever holds the bell may not speak.",
      },
      {
        file: "five-courts-vote.webp",
        alt: "A courtyard with galleries on three floors, crowded with people who look down on a red table with two white jars.",
        caption: "Cistern Court at the vote. The galleries held 210.",
      },
      {
        file: "budget-beans.webp",
        alt: "Wire baskets with different numbers of beans, a label in another colour before each, and a bowl of white beans in front.",
        caption: "Budget day: the beans, before anybody had counted them.",
      },
      {
        file: "library-yard-table.webp",
        alt: "Four tables with cloths in four colours and books on them stand in a yard before an ochre house. Three people read or walk between them.",
        caption: "The workers’ library, a corner to each language.",
      },
      {
        file: "after-the-last-tram.webp",
        alt: "A hall at night under three hanging lamps. The chairs are out of line, and a few people are still talking.",
        caption: "After nine. The best of it was said here and is in no minutes.",
      },
    ],
  },
];
