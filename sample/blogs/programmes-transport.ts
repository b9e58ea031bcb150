import type { SampleBlog } from "../types.ts";

export const sustainableTransportation: SampleBlog[] = [
  {
    key: "counting-feet",
    title: "Counting feet: the pedestrian census and what it is for",
    author: "tomasz-weerakoon",
    section: "programmes",
    subcategory: "Sustainable Transportation",
    publishedDaysAgo: 27,
    tags: ["walking", "counting", "volunteers", "open data"],
    cover: {
      file: "count-on-the-span.webp",
      alt: "A long green footbridge over a river. People cross in both directions; at the near end somebody sits on a folding stool with a clipboard.",
      caption: "A counter at the Lantern footbridge. The folding stool is regulation equipment.",
    },
    content: `
      <p>Under the tarmac of Anjuvar lie 214 loops of copper wire that count motor vehicles, every hour of every day, and report them to a room in the Parade with a wall of screens. Nothing counts the people who walk. When the city’s transport model needs to know how many there are, it takes the number of motor trips and multiplies by 0.3, a figure that we have traced through four reports to a footnote, and through the footnote to another city.</p>
      <p>The Street Count began as an attempt to replace that 0.3. It takes place twice a year. At the last one, 386 volunteers sat at 118 points for sixteen hours, in shifts of two, and made a mark for everybody who went by on foot.</p>

      <h2>How it is done</h2>
      <p>Counting people is harder than it sounds, and we have a four-page guide on it that has been revised nine times. A child in arms counts as one. So does a porter under a wardrobe. Somebody who goes back for a forgotten thing counts twice, because the crossing had to be made twice. A vendor with a cart is a pedestrian while pushing and a shop while standing. In the first year a volunteer in Old Wharf rang to ask what to do about a procession. She was told to estimate. She had already got to 1,260.</p>
      <p>Each point is counted by two people who do not compare until the hour is over. Where they differ by more than 5 per cent, the hour is struck out. Last time this happened in 61 hours of 1,888.</p>
      <figure>
        <table>
          <thead>
            <tr><th>Point</th><th>On foot, 16 hours</th><th>In motor vehicles, same hours</th><th>Share of the street’s width for walking</th></tr>
          </thead>
          <tbody>
            <tr><td>Cistern Street, Sitara</td><td>31,420</td><td>4,870</td><td>19%</td></tr>
            <tr><td>Lantern footbridge</td><td>18,905</td><td>0</td><td>100%</td></tr>
            <tr><td>Pilgrim Bridge</td><td>12,260</td><td>21,300</td><td>9%</td></tr>
            <tr><td>Depot Road, Okoro Yard</td><td>9,740</td><td>15,110</td><td>11%</td></tr>
            <tr><td>Kiln Road, Brickfields</td><td>8,315</td><td>6,020</td><td>0%</td></tr>
            <tr><td>Consuls’ Avenue, Santa Perpetua</td><td>1,180</td><td>12,400</td><td>34%</td></tr>
          </tbody>
        </table>
        <figcaption>Six of 118 points at the latest count. Persons in vehicles are vehicles multiplied by the occupancy seen at the same point.</figcaption>
      </figure>

      <h2>What the numbers have done</h2>
      <p>Kiln Road, with eight thousand walkers and no pavement at all, now has 700 metres of one. The engineer in charge told us that he had known for years. What he had lacked was a number to put in the box on the form for which the alternative was nought.</p>
      <p>At the Lantern footbridge a plan to close the span at ten in the evening was dropped when it was shown that 1,940 people cross after ten, most of them alone, most of them coming from work. On Pilgrim Bridge nothing has been done. The count has been cited there by both sides.</p>
      <figure data-chart="columns" data-unit="People, by the hour in which they crossed" data-source="Street Count of the institute, latest count" data-note="Counted from seven in the morning to eleven at night. The last column is the hour after ten.">
        <table>
          <thead>
            <tr><th>Hour</th><th>On foot</th></tr>
          </thead>
          <tbody>
            <tr><td>7</td><td>1,820</td></tr>
            <tr><td>8</td><td>2,110</td></tr>
            <tr><td>9</td><td>1,240</td></tr>
            <tr><td>10</td><td>720</td></tr>
            <tr><td>11</td><td>610</td></tr>
            <tr><td>12</td><td>890</td></tr>
            <tr><td>13</td><td>960</td></tr>
            <tr><td>14</td><td>640</td></tr>
            <tr><td>15</td><td>790</td></tr>
            <tr><td>16</td><td>1,130</td></tr>
            <tr><td>17</td><td>1,710</td></tr>
            <tr><td>18</td><td>1,590</td></tr>
            <tr><td>19</td><td>1,020</td></tr>
            <tr><td>20</td><td>760</td></tr>
            <tr><td>21</td><td>975</td></tr>
            <tr><td>22</td><td>1,940</td></tr>
          </tbody>
        </table>
        <figcaption>The Lantern footbridge fills again after ten at night</figcaption>
      </figure>
      <p>All results are published within three weeks, hour by hour, under a licence that asks only for the source. Two university courses use them, and so does an umbrella seller, who wrote to thank us.</p>

      <h2>What we have learned about counting</h2>
      <p>The tally was meant to serve the model. It has turned out to serve the counters. To sit for four hours at a corner with no errand is an unusual experience for a grown person. People come back with things that no column had been provided for: that the old cross at the bend, where the wall gives them a hand; that schoolgirls change pavements at the betting shop; that between two and three in the afternoon the whole of Depot Road walks in the shadow of one billboard.</p>
      <blockquote><p>I have lived on this corner since I married. I did not know there was a blind man who goes past at 6:15 every day with a cello.</p></blockquote>
      <p>So there is now a last page to the form, headed <em>Also</em>. It has produced eleven changes to the street so far, among them a handrail at the bend.</p>

      <h2>Limits</h2>
      <p>Two days a year are two days. Rain halves the figures. We do not count at night between eleven and seven, for the safety of volunteers, so the walk to the first shift is missing and with it the people for whom walking is least a choice. This year, with the drivers of line 7, we will try a short count from four.</p>

      <h2>Join</h2>
      <p>The training takes one evening. You will be given a stool, a hat, a clicker, lunch, and a point that is not in your own street. Counters under sixteen come with an adult and are, on the record of the last five counts, slightly more accurate.</p>
    `,
  },
  {
    key: "half-past-four-tram",
    title: "The half-past-four tram",
    author: "tomasz-weerakoon",
    section: "programmes",
    subcategory: "Sustainable Transportation",
    publishedDaysAgo: 140,
    tags: ["trams", "night work", "line 7", "campaign"],
    cover: {
      file: "line-seven-before-light.webp",
      alt: "A single lit tram in a dark street before sunrise, its headlight shining on the rails.",
      caption: "A works car on line 7. For the present it carries sand.",
    },
    content: `
      <p>Every morning at 4:32 a tram leaves the depot in Okoro Yard and runs the full length of line 7 to Brickfields. It is lit, heated and staffed. It carries eleven bags of sand, to be dropped on the rails at the Quarry Hill curve, and it does not stop.</p>
      <p>Beside the track, in the same direction, people are walking. We have counted them on five mornings, between four and half past five: 1,130 on average, on a road without a pavement for most of its length. They are kiln loaders, fish packers, cleaners at the two hospitals, women who cook for the sites. The first tram that will take them leaves at 5:25. Their shifts begin at five.</p>
      <p>In 2016 there was still a night service on the 7, once an hour. It was withdrawn on the evidence of a survey of ticket sales, made during a strike.</p>

      <h2>What the programme does</h2>
      <p>We have set ourselves one thing, which is to have the 4:32 open its doors. Around this small demand, a group has formed that meets on the second Sunday of each month at the workers’ library: drivers, kiln workers, two nurses, a baker, the Street Count, and an elderly signalman who brings drawings.</p>
      <p>The work is of three kinds.</p>
      <h3>Counting</h3>
      <p>Besides the walkers we have timed the walk. It is 5.8 kilometres from Sitara to the first kiln gate, and takes 68 minutes. In the hot season that is the coolest hour of the day and nobody complains of it. In the rains, the verge at Quarry Hill is under water, and they walk on the rails. The sand car sounds its bell.</p>
      <h3>Costing</h3>
      <p>Because the car runs anyway, the cost of carrying passengers is that of a second crew member and of eleven stops: 97,000 florins a year by our estimate. The Board’s was 1.4 million. We sat down with its operations staff, over three meetings, and found that theirs had included a new tram. It has come down to 160,000. Ours has gone up to 121,000, as we had left out lighting at two stops.</p>
      <h3>Speaking</h3>
      <p>Those who walk cannot come to hearings, which are at ten in the morning, when they have been at work for five hours and have seven to go. So the group asked the Board to come to them. One member did. She walked from Sitara to Brickfields, in good shoes, and at the Quarry Hill curve stood aside with everybody else for the tram to pass.</p>
      <blockquote><p>It is not that it does not stop. Many things do not stop for us. It is that it is warm inside and you can see the seats.</p></blockquote>

      <h2>Objections taken seriously</h2>
      <p>The drivers’ first concern was the sand: if there are stops, it goes down late, and the curve is where a car left the rails in 2003. A driver in the group proposed the remedy, to reverse the order and sand the curve on the way out of the depot by the goods loop. It adds four minutes.</p>
      <p>The second concern is safety in the cars at that hour. It was raised by the Board and, in another form, by women in the group, who said they would prefer a conductor to a camera. The 121,000 is for a conductor.</p>
      <p>The third was put by a kiln owner. If the tram comes at ten to five, he said, he will be expected to open the gate at ten to five. We have noted it among the benefits.</p>

      <h2>Where it stands</h2>
      <p>The Board has agreed to a trial of ninety days, “subject to rolling stock, staffing and the completion of works”. None of the three has a date. In the meantime the group publishes a small card, renewed each month, in the format of the official timetable. It lists all departures on line 7. The first row reads: <strong>4:32, sand only</strong>.</p>
      <p>Somebody has been putting the card into the frames at the stops, behind the glass, which needs a square key. The Board has asked us about it. We have no square key. The old signalman says that in his day every child on the line had one.</p>
    `,
  },
  {
    key: "last-kilometre-of-sitara-market",
    title: "Cargo bicycles and the last kilometre of Sitara Market",
    author: "tomasz-weerakoon",
    section: "programmes",
    subcategory: "Sustainable Transportation",
    publishedDaysAgo: 610,
    tags: ["cargo bicycles", "Sitara Market", "porters", "cooperatives"],
    cover: {
      file: "salter-street-yard.webp",
      alt: "Bicycles, most of them with boxes in front, stand along a red wall in the morning sun. Two people talk beside them.",
      caption: "The yard of the cooperative in Salter Street. Number 7 is being painted again.",
    },
    content: `
      <p>A tomato reaches Anjuvar from the hill farms in five hours, over 190 kilometres. To get from the lorry park to the third row of Sitara Market, 900 metres away, takes it on average another hour and fifty minutes. It spends the time in a van, in a queue of vans, in Cistern Street, with the engine running.</p>
      <p>The idea of doing this stretch by bicycle is not ours. Porters had been strapping crates to bicycles for decades, until the Markets Department in 1998 banned “laden cycles” from the rows for blocking the fire lane. Vans, which block it entirely, came under a different department.</p>

      <h2>A cooperative of porters</h2>
      <p>Four years of talking preceded the first bicycle. The porters’ fear was plain: that a machine would come with an owner, and that they would carry for him what they now carried for themselves. So the programme began with the form of ownership. The Salter Street Carriers are thirty-eight members, each with one share and one vote. The bicycles belong to the cooperative. Riding and loading rotate weekly, so that those whose knees are gone are not pushed out by those whose knees are not.</p>
      <p>We lent the money for the first twelve machines, without interest, repayable per crate. We also asked a welder from the tram depot, Mr Nwosu, to look at the model that had been recommended to us, a handsome one, from abroad. He rode it once round the yard with 140 kilos of onions and put it down carefully. His own has a longer wheelbase, a brake made from a tram part, and can be mended by anybody with a hammer.</p>

      <h2>First results</h2>
      <ul>
        <li>Median time from the lorry park to the stall: 22 minutes, from 110.</li>
        <li>Price to the vendor: 0.35 florins a crate, against 0.50 by van.</li>
        <li>Earnings: 34 florins a shift after repayment, against 24 for porters on foot in the same months.</li>
        <li>Vans in Cistern Street between five and eight in the morning: 61, from 148.</li>
        <li>Accidents: nine, one of them serious. A member broke his hip on the wet ramp at the fish gate. The ramp has been roughened. He keeps the books now and is strict.</li>
      </ul>
      <p>Air was measured at the tea stall by the north gate, by two secondary schools. Fine soot at seven in the morning fell by 41 per cent. We would not hang much on it, since the new depot for the long-distance buses opened in the same season, but Auntie Ruth says that the sugar is whiter.</p>

      <h2>Women and the saddle</h2>
      <p>Of the thirty-eight, five are women. All five had been head-load porters. There was opposition, in part from their families, and some from other women, who said that a head-load at least leaves one’s hands free. The cooperative’s rule is that any member may ask for the low-frame machine, no reason given. It is now the most popular one among the men.</p>
      <blockquote><p>With the basket I knew every stone, because I could not look up. Now I know the shop signs. I have begun to read them.</p></blockquote>

      <h2>What is difficult</h2>
      <p>The ban of 1998 still stands. The carriers work by a letter of tolerance from the Markets Department that must be renewed each quarter, and every quarter there is a week in which it has not been. During that week they push.</p>
      <p>Van drivers have lost work. There were some seventy, mostly owners of one old vehicle, mostly in debt for it. Eleven have joined the cooperative. It would be false to say that the rest have been thought of in time. A lesson we have drawn is that a study of who gains by a change should begin by finding those who do not.</p>

      <h2>The next stretch</h2>
      <p>Four other markets have asked for the drawings, which are free. The cooperative itself would like to carry from the river as well, as boats did before the Copper Bridge. There are steps to the landing, twenty-two of them. Mr Nwosu has been seen there with a tape.</p>
    `,
  },
];
