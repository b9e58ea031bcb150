import type { SampleBlog } from "../types.ts";

export const policyBriefs: SampleBlog[] = [
  {
    key: "fare-cap-for-people-who-change",
    title: "A fare cap for people who change trams",
    author: "tomasz-weerakoon",
    section: "publications",
    subcategory: "Policy Briefs",
    publishedDaysAgo: 9,
    tags: ["trams", "fares", "public transport", "household budgets"],
    cover: {
      file: "parade-interchange.webp",
      alt: "Two trams in a wide street. Passengers wait on the island between the tracks, under green shelters and crossing wires.",
      caption: "The Parade interchange, where lines 2 and 4 meet and the second ticket begins.",
    },
    content: `
      <p>A cleaner who lives on the Ferry Flats and works at the hospital in Okoro Yard takes the 4 over Pilgrim Bridge to the Parade, walks three minutes to Old Wharf and takes the 1. She pays 1.20 florins twice. In the evening she does it again in reverse. At the end of a month of twenty-six working days she has paid 124.80 florins to the Tramways Board, about a fifth of a cleaner’s wage.</p>
      <p>A solicitor who lives in Santa Perpetua and works at the Parade takes one tram. He holds a monthly pass, 38 florins, which he bought with a card on the first of the month because on the first of the month he had 38 florins.</p>
      <p>Both of them ride the same network. This brief proposes that nobody should pay more in a day, a week or a month than the person who could afford to pay in advance, and works out what that would cost.</p>

      <h2>Who changes, and who buys the pass</h2>
      <p>Over nine working days we asked 3,870 passengers at eight stops how they had paid and how many vehicles their journey needed. The two answers turn out to be opposed.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Household income, florins a month</th><th>Journeys with a change</th><th>Hold a monthly pass</th><th>Mean paid per journey</th></tr>
          </thead>
          <tbody>
            <tr><td>Under 700</td><td>58%</td><td>11%</td><td>1.94</td></tr>
            <tr><td>700 to 1,500</td><td>44%</td><td>29%</td><td>1.41</td></tr>
            <tr><td>1,500 to 3,000</td><td>27%</td><td>52%</td><td>0.98</td></tr>
            <tr><td>Over 3,000</td><td>16%</td><td>63%</td><td>0.81</td></tr>
          </tbody>
        </table>
        <figcaption>Passengers asked at eight stops, weighted to the Board’s own boarding counts. Children and pensioners, who ride free, are excluded.</figcaption>
      </figure>
      <p>The lower the income, the dearer the ride. This is nobody’s intention. The single ticket dates from a time when the lines did not meet; the pass was introduced in 1988 for office workers; and the south bank was joined to the network only with Pilgrim Bridge, without anybody having gone back to ask what a journey now was.</p>

      <h2>Why people do not buy the pass</h2>
      <p>It is sometimes said at the Board that poorer passengers “prefer flexibility”. We asked the 1,212 who ride at least twenty days a month without a pass. The commonest reason, given by 64 per cent, was that they are paid by the day or the week and never hold 38 florins at once. Next came uncertainty of work: a site may close on the twelfth, and the pass is not refunded. Four per cent said that they liked to choose each morning.</p>
      <blockquote><p>On the first I pay the room. On the fifth I pay the shop. The pass wants to be paid on the first also. The pass has never met the room.</p></blockquote>

      <h2>The proposal</h2>
      <ol>
        <li>One ticket lasts <strong>ninety minutes</strong>, with any number of changes in any direction.</li>
        <li>No passenger pays more than <strong>2.40 florins in a day</strong>, 10 in a week or 38 in a calendar month. After that, riding is free until the period ends.</li>
        <li>The cap is kept on the stored-value card that the Board already sells. For those who do not want a card, a stamped paper strip, as used on line 3 until 1974, does the same.</li>
        <li>The card costs nothing and asks for no name.</li>
      </ol>
      <p>The last point is not a detail. A third of those who ride from Brickfields have reason to avoid a card that knows who they are. A fare system that needs an identity card will be paid for in walking.</p>

      <h2>What it costs</h2>
      <p>On present ridership the Board would lose 3.1 million florins a year, 6.8 per cent of fare income. We expect about a third to come back from journeys that are now made on foot because the second ticket is too dear: on the cleaner’s route, we counted 212 people in one morning who left the 4 at the Parade and walked the remaining 2.3 kilometres. That leaves 2.1 million.</p>
      <p>For comparison, the discount on parking permits in Santa Perpetua costs the city 2.6 million a year, and is claimed by 8,900 vehicles.</p>

      <h2>Objections</h2>
      <p><em>Trams are already full.</em> On line 4 between half past six and half past seven, yes. The people who would change from walking to riding start earlier, when cars leave the Flats with a third of the seats taken.</p>
      <p><em>Fraud.</em> A ninety-minute ticket can be handed on. In the trial on buses in 2017 the loss was put at 0.4 per cent by the Board’s own inspectors.</p>
      <p><em>The machines cannot do it.</em> They can. The function is present in the present readers and was switched off on delivery, as the Board confirmed to us in a letter for which we are grateful.</p>

      <h2>What we ask</h2>
      <p>That the Board switch it on for lines 1 and 4 for six months, publish boardings and income every fortnight, and decide in public. We will count with them, and if we are wrong about the third that comes back, we will say so on this page.</p>
    `,
  },
  {
    key: "shade-is-infrastructure",
    title: "Shade is infrastructure",
    author: "farid-castellanos",
    section: "publications",
    subcategory: "Policy Briefs",
    publishedDaysAgo: 152,
    tags: ["heat", "street vendors", "trees", "public health"],
    cover: {
      file: "awnings-third-row.webp",
      alt: "Market stalls under striped and plain awnings, seen from above, with people walking between the rows.",
      caption: "Third row, Sitara Market. The awnings belong to the vendors, who are fined for them.",
    },
    content: `
      <p>There is a line on the pavement of Cistern Street at about two in the afternoon, as sharp as if drawn with a ruler. On one side the stone can be touched. On the other, in the hot season, we have measured it at 57 °C. Everybody walks on the first side, which is 70 centimetres wide, and those who meet there turn sideways to let each other pass, with the courtesy of people on a ship.</p>
      <p>Anjuvar has standards for the width of a carriageway, the brightness of a lamp, the fall of a drain. It has none for shade. This brief argues that it should, and that the cheapest place to begin is with an ordinance that forbids it.</p>

      <h2>The unequal distribution of trees</h2>
      <p>From the River Authority’s photographs we measured canopy and built shade over footways at two in the afternoon. Santa Perpetua has shade on 61 per cent of its footway length. Sitara has 23, most of it from awnings. Brickfields has 4 per cent, and a good part of that is a single water tower, around which, at midday, several dozen people sit in a crescent that moves with the clock.</p>
      <p>The difference does not follow from climate or soil. It follows from budgets. Street trees are planted “on request of frontagers”, who must own the frontage, and are watered for two years at the frontager’s cost. Where land is rented, disputed or registered to somebody in another city, nobody is entitled to ask for a tree.</p>

      <h2>What heat costs those who work in it</h2>
      <p>With the vendors’ union and the nurses of the ward clinic we followed 96 people who work outdoors: vendors, porters, sweepers, two shoe repairers, a letter writer. Each wore a small logger for three weeks. On days above 36 °C, those without shade:</p>
      <ul>
        <li>lost a median of 2.2 hours of selling or working time;</li>
        <li>spent 1.70 florins more on water and ice;</li>
        <li>were three times as likely to report cramps, vomiting or confusion.</li>
      </ul>
      <p>For a vendor who clears 20 florins on an ordinary day, the loss in one hot season is between four and five weeks’ income. Produce suffers as well. Leaf vegetables without shade lost a third of their price by three o’clock. A fish seller described her day to us as a race against a thing that never gets tired.</p>

      <h2>The ordinance</h2>
      <p>Street Order 12 prohibits “any cloth, mat, board or projection” over a footway. In the last full year 2,340 fines were issued under it, of 15 florins each, 91 per cent of them in Sitara and Old Wharf. The order dates from 1931, and from the correspondence in the archive it was made to protect the view of a procession.</p>
      <p>The vendors put the awnings up again, naturally. But because they may be pulled down on any day, they are made of what can be lost: sacking, torn banners, plastic that sheds into the drains. <strong>A rule against shade has given the market the worst shade that money can buy.</strong></p>

      <h2>A standard</h2>
      <p>We propose four measures, in order of cost.</p>
      <ol>
        <li>Suspend Street Order 12 for coverings at least 2.2 metres above the footway that leave the fire lane open. Cost: 32,000 florins a year in fines forgone.</li>
        <li>Adopt a <em>shade standard</em>: no point on a market street, tram stop or school route to be more than 40 metres from shade at two in the afternoon. Publish where it is not met.</li>
        <li>Install sockets in the paving, as for flagpoles, so that poles can stand without broken stone. Forty were put in by Salter Street’s own vendors in a weekend; not one has been tripped over.</li>
        <li>Move the planting budget from request to need, and let the ward assembly choose the places.</li>
      </ol>
      <p>The third and fourth cost 410,000 florins a year for ten years. The hospital in Okoro Yard, in its own estimate, spends 290,000 in each hot season on admissions for heat.</p>

      <h2>What would change our minds</h2>
      <p>If permitted awnings narrowed the way for wheelchairs and barrows, the first measure should be drawn back. If trees planted by need died faster than trees planted by request, the fourth would be a gesture. Both can be measured within two years, and we have left the loggers with the union so that it can be done without us.</p>
      <p>On our last afternoon in Cistern Street, an inspector stood for some time in the shadow of a sacking awning, writing out the fine for it. He was not unaware of this. He had eleven more streets to do, he said, and it was a long way to the next one.</p>
    `,
  },
  {
    key: "paying-for-the-job",
    title: "Paying for the job: recruitment debt in the kilns of Brickfields",
    author: "leocadia-mbatha",
    section: "publications",
    subcategory: "Policy Briefs",
    publishedDaysAgo: 233,
    tags: ["migrant workers", "recruitment", "debt", "Brickfields"],
    cover: {
      file: "brickfields-siding.webp",
      alt: "A red goods wagon on a siding. Three people walk past it, and two tall kiln chimneys stand behind, one of them smoking.",
      caption: "The siding at Brickfields, where the season’s crews arrive.",
    },
    content: `
      <p>Before a moulder has touched clay he owes for the train. He owes for the doctor who listened to his chest at the recruiting town, for the photograph, for a mattress, for an “opening fee” that opens nothing. The foreman writes these into a school exercise book on the first evening. When we asked 388 workers in fourteen kilns what they had owed on the day they began, the median answer was 212 florins. The season pays, on paper, about 1,900.</p>
      <p>It is not a large debt. Banks would not trouble to lend it. Its power comes from where it stands in the order of things, ahead of wages, and from the fact that only one person keeps the book.</p>

      <h2>How the debt moves</h2>
      <p>The kiln pays a contractor by the thousand bricks. The contractor pays a broker by the head. The broker advances money to families in the hill districts and recovers it from the contractor, who recovers it from the worker, with a margin added at each handing-on. Following forty advances from end to end, we found that of each 100 florins charged to a worker, 46 had at some point been spent on that worker’s journey or examination. The rest was the price of being passed along.</p>
      <p>Until the book shows zero, wages are paid in tokens for the kiln store or held “for safety”. In eleven of fourteen kilns, leaving before the end of the season meant leaving the held wages. Workers called this <em>the bolt</em>. It is not locked, one of them explained; it is just that you would have to walk away from your own money to open it.</p>
      <blockquote><p>My father owed the father of this foreman. Not the same debt. But the book is the same brand of book.</p></blockquote>

      <h2>What the law says already</h2>
      <p>The Recruitment Act of 2009 makes it an offence to charge a worker any part of the cost of hiring. It has been used four times, never in a kiln. We see three reasons.</p>
      <ul>
        <li>The Act speaks of an “agency”. The broker is a man with a telephone, and often a relative.</li>
        <li>Complaint must be made in person at the Labour Inspectorate, on the Parade, on a weekday. From Brickfields that is a day’s pay and two trams.</li>
        <li>The Inspectorate’s form asks for the worker’s registered address. The kiln is not an address.</li>
      </ul>

      <h2>What three kilns did</h2>
      <p>In the past two seasons, three kilns have stopped recovering advances from wages. The owners’ reasons were practical. One had lost his whole crew in the fifth week to a construction site, debts and all, and concluded that the debt was not holding anybody whom he would have wanted to hold. He now hires directly through the workers’ library, pays the train himself and gives a bonus of 90 florins at the end. His cost per thousand bricks rose by 1.1 per cent. Breakages fell.</p>
      <p>We do not offer this as proof that kindness pays. The two other kilns report costs up by 3 and by 4 per cent, and one of them may go back. It does show that the trade can be carried on without the book.</p>

      <h2>Recommendations</h2>
      <ol>
        <li><strong>Make the kiln liable.</strong> Whoever fires the bricks should answer for what was charged to those who moulded them, whatever the chain between. The buyer of public works, which takes 38 per cent of all bricks made in Anjuvar, can ask for this in its next tender without any change in law.</li>
        <li><strong>Turn the burden round.</strong> An entry in an employer’s book should count as no debt unless the worker holds a copy.</li>
        <li><strong>Take the complaint to the place.</strong> One inspector at the workers’ library, on Sunday afternoons, would be nearer to 6,000 people than the present office has ever been.</li>
        <li><strong>Lend before the broker does.</strong> The municipal savings bank should offer a season advance of up to 150 florins at cost. Sixty were made as a trial, with our guarantee; fifty-eight were repaid, and one of the two that were not was paid by his workmates after his death.</li>
      </ol>

      <h2>Limits</h2>
      <p>Our fourteen kilns are those whose owners let us in or could not keep us out. Eleven others refused, and are likely to be worse. We did not interview in front of foremen, and where a foreman would not leave we did not interview. Children were present in six kilns; that finding is being dealt with separately and urgently, with people better qualified than we are.</p>
      <p>When the season ended, we asked to buy one of the exercise books. The foreman was surprised, and named a price, and then said that he could not: it had next year in it.</p>
    `,
  },
];
