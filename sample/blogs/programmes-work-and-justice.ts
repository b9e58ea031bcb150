import type { SampleBlog } from "../types.ts";

export const workAndJustice: SampleBlog[] = [
  {
    key: "the-wage-book",
    title: "The wage book: a pocket record of hours, in seven languages",
    author: "leocadia-mbatha",
    section: "programmes",
    subcategory: "Migrant Workers",
    publishedDaysAgo: 44,
    tags: ["migrant workers", "wages", "construction", "advice desk"],
    cover: {
      file: "ferry-flats-tower-five.webp",
      alt: "A concrete frame of five floors behind scaffolding, with workers on the upper floors and a crane behind.",
      caption: "Tower 5, Ferry Flats. Four subcontractors, one gate.",
    },
    content: `
      <p>It is nine centimetres by twelve, so that it fits behind a telephone in a shirt pocket, and its cover is the grey of cement, so that it will not be noticed there. Inside are thirteen weeks. Each day has a line, with a box for the hour of starting and one for the hour of stopping, a box for what was promised, and one for what was paid. At the back there is a pencil loop. We were told to leave out the pencil: everybody on a site has a pencil.</p>
      <p>The wage book has been printed five times and 9,400 copies are in use, mostly among construction and kiln workers. It is the simplest thing that this institute has made. This is an account of how it came about and what we have learned from the ones that come back.</p>

      <h2>A case lost</h2>
      <p>Five years ago, with the Union of Site Workers, we took the claim of thirty-one scaffolders to the labour tribunal. They had been paid for eight hours and had worked eleven. They said so, all thirty-one. The contractor produced a register, bound, with signatures. The tribunal, not unkindly, asked the men whether they had anything in writing.</p>
      <p>One of them had. Abdul Karim, a rigger from a delta district, had pencilled his hours onto the inside of his helmet, in Bengali numerals. The helmet was passed up to the bench. His claim was allowed and the thirty others were not.</p>
      <blockquote>
        <p>যা লেখা নেই, তা ঘটেনি। তাই আমি লিখে রাখি।</p>
        <p>What is not written did not happen. So I write it down.</p>
      </blockquote>
      <p>The sentence is printed on the first page of every copy, in his hand.</p>

      <h2>What makes a record count</h2>
      <p>A retired tribunal member advised us, on condition that we did not thank her by name. Evidence of hours, she said, is believed when it is made on the day, by the person, in a regular form, without gaps that suit the writer, and when it records things against his interest as well. So there is a box for days not worked, and one for coming late. In the first printing people left these empty. Now the desk explains them: the day on which you write that you were late is the day that makes the others true.</p>
      <p>The languages were chosen by asking at eleven gates. Numbers are left blank rather than printed, so that each may write them in the script in which he is quick. For those who do not write, there are clock faces to draw the hands on. About one in twelve uses these, and they have proved the hardest for a lawyer to dispute, since nobody can be accused of having been told what to draw.</p>

      <h2>What the books say</h2>
      <p>Workers may leave a finished book with us to be copied. We have 2,310, covering 172,000 days.</p>
      <ul>
        <li>The median working day is 10 hours 40 minutes; the median paid day is 8 hours.</li>
        <li>One payment in five is late by more than a week. Delay is most common in the third month, when leaving has become expensive.</li>
        <li>Deductions for “food” are higher on days on which no food was supplied. We have not been able to think of an innocent reason.</li>
        <li>Twenty-six books stop on the day of an accident.</li>
      </ul>
      <p>In the past year 214 claims have been brought with a wage book as the main evidence. Of these, 131 were settled before a hearing, 48 won, 19 lost, and 16 are pending. The sum recovered is 187,000 florins. Set against what the books show to be owed, it is about four per cent.</p>

      <h2>Risks</h2>
      <p>On two sites men were searched for them. In each case it was the foreman who had the worse week, because the union stopped the concrete. But concrete is not always being poured, and we no longer hand books out at gates. They are to be had at the library in Brickfields, from two barbers, and from a woman who sells betel opposite the east entrance, who gives them out with the change.</p>
      <p>A telephone application has been offered to us several times. Telephones are inspected, broken, lost, pawned and shared. They also know where they are. A few younger workers photograph each page on the day, and send the picture to a sister. We think that this is as much technology as the matter needs.</p>

      <h2>What is next</h2>
      <p>The Labour Inspectorate has agreed to treat a complete wage book as <mark>sufficient ground to open an inspection</mark>, which until now needed a complaint by name. It is a circular of four lines. It took three years, and the patience of an official who brought the draft to our desk on a Sunday, on his bicycle, to ask if the fourth line could be misread. It could. He changed it against the wall, in pencil.</p>
    `,
  },
  {
    key: "clinic-after-the-shift",
    title: "A clinic that opens when the shift ends",
    author: "leocadia-mbatha",
    section: "programmes",
    subcategory: "Migrant Workers",
    publishedDaysAgo: 260,
    tags: ["health", "migrant workers", "night work", "Brickfields"],
    cover: {
      file: "library-lane.webp",
      alt: "A lane at night. Four people wait on a bench beside one bright doorway under the sign of a green cross.",
      caption: "Library Lane, a Wednesday. The bench was brought by the first patient.",
    },
    content: `
      <p>The municipal health centre of Brickfields is clean, well staffed and open from eight to four. In a year it treated 212 kiln workers, of whom there are about six thousand, within a short walk. Its director concluded, in her annual report, that the workforce was young and healthy.</p>
      <p>She later asked to see our figures, and it is to her credit that the programme described here is run in her building, by her nurses, on Wednesdays and Saturdays from six until half past ten.</p>

      <h2>Why nobody came</h2>
      <p>We asked 240 workers what they had done the last time they were ill enough to think of a doctor. A hundred and four had done nothing. Seventy-one had gone to a medicine shop. Thirty had waited for the end of the season. When we asked why, we had expected to hear about money and papers, and did. But the first answer, by a wide margin, was arithmetic: a morning at the centre costs a day’s wage, for the gang as well, since a moulding table with three men at it stands still.</p>
      <p>There was also the question at the counter. Care at the centre is free to all, by law, without regard to status. The registration screen nevertheless has a field for it. Clerks had been filling it in, as one does with fields.</p>
      <blockquote><p>She asked so politely that I understood it was serious, and I said that I had come for somebody else.</p></blockquote>

      <h2>How the evening works</h2>
      <p>One doctor, two nurses, a pharmacist, and two people whose part we underestimated. The first is the interpreter, of whom there are four in rotation. The second is the person on the door. She was a brick carrier for sixteen years and knows who is coming for the knee and who only says so. There is no screen. A card with a number is kept by the patient, and the file is found by the number.</p>
      <p>Patients are seen in the order in which they arrive, except for those who have to go back on shift; the bench sees to that by itself. Tea is made. In the second month somebody began to mend sandals at the end of the bench, and has become an institution.</p>

      <h3>What is seen</h3>
      <p>In fourteen months there were 5,120 visits by 2,244 persons. Backs, hands, eyes and coughs make up two thirds. Of those who cough, one in nine has a lung that will not recover. We found 38 cases of tuberculosis, 61 of high blood pressure in people under thirty, and an infected tooth that had been worked on with pliers. Eleven women came for antenatal care who had been told that the kiln had no women.</p>

      <h2>From treatment to cause</h2>
      <p>A doctor who sees forty burned forearms in one month may treat forty forearms. On the fifth Wednesday of that month, ours went to look. The burns were at the same height, on the left arm, and the door of the drying chamber in three kilns had been rehung to open the other way. It took a hinge.</p>
      <p>Since then there has been a meeting after the last patient on every fourth Saturday. Nurses bring the patterns, workers the explanation. So far it has led to two guards on belts, lime goggles in five kilns, a water barrel at each table, and to one owner’s learning from his own brother’s X-ray what was in the dust. It has also led nowhere on heat, night firing, and the age of those who turn the bricks. These need inspectors, and we say so each quarter.</p>

      <h2>Money and its end</h2>
      <p>An evening costs 640 florins. The centre carries a third, this institute a third, and the rest comes from a levy of 2 florins on each thousand bricks that four kilns have accepted. The health department has called the evenings a model and has declined to fund them, on the ground that they are a pilot. We asked when a pilot ceases to be one. When it is funded, was the answer.</p>
      <p>For the present we are secure until the end of the coming season. The bench is bolted down. It was the patients who did that, one evening, after there had been talk of moving.</p>
    `,
  },
  {
    key: "water-by-the-bucket",
    title: "Water by the bucket: five courtyards and a price list",
    author: "farid-castellanos",
    section: "programmes",
    subcategory: "Social Justice",
    publishedDaysAgo: 175,
    tags: ["water", "tariffs", "Beit Nahar", "courtyards"],
    cover: {
      file: "cistern-court.webp",
      alt: "An inner courtyard seen from above: galleries on two floors, washing on lines, and people with buckets around a tap.",
      caption: "Cistern Court, Beit Nahar: one meter, thirty-four households.",
    },
    content: `
      <p>The Waterworks of Anjuvar sells water on a rising scale. The first ten cubic metres a month, enough for a family’s needs, cost 0.40 florins each. The next ten cost 1.10. Anything above is taken to be for gardens and swimming baths, and costs 2.90. It is a good tariff, made by people who cared. It assumes that behind each meter there is one kitchen.</p>
      <p>In Cistern Court there are thirty-four. The court has one meter, put in when the house belonged to a family of merchants, and it passes 290 cubic metres in a month, or 8.5 to each household. By the tariff, 270 of them are swimming baths.</p>

      <h2>The price of sharing</h2>
      <p>We worked it out with the residents on the back of a bill. If each household had its own meter it would pay 3.40 florins a month for its 8.5 cubic metres. As things stand it pays 23.50. Those who buy from the court by the bucket, because they live in the lane and have no tap, pay 0.15 for twenty litres, or 7.50 a cubic metre.</p>
      <figure>
        <table>
          <thead>
            <tr><th>How the water comes</th><th>Florins per m³</th><th>Typical use, litres per person a day</th></tr>
          </thead>
          <tbody>
            <tr><td>Own meter, villa in Santa Perpetua</td><td>1.36</td><td>310</td></tr>
            <tr><td>Own meter, flat in Okoro Yard</td><td>0.56</td><td>96</td></tr>
            <tr><td>Shared meter, Cistern Court</td><td>2.75</td><td>74</td></tr>
            <tr><td>Bucket from a neighbour, Beit Nahar lanes</td><td>7.50</td><td>38</td></tr>
            <tr><td>Handcart, Sugar Lines</td><td>12.00</td><td>29</td></tr>
          </tbody>
        </table>
        <figcaption>What water costs in five places. From bills where there are bills, otherwise from a week’s diary kept by twelve households in each place.</figcaption>
      </figure>
      <p>Nobody decided that Sugar Lines should pay nine times what Santa Perpetua pays. It is the sum of reasonable rules. We have found that this is the kind of injustice most difficult to get hold of, since wherever one takes it, one is holding something reasonable.</p>

      <h2>What the programme does</h2>
      <p>With five courtyards in Beit Nahar and the Waterworks’ own customer office we have tried three remedies, side by side, for a year.</p>
      <ol>
        <li><strong>Counting the kitchens.</strong> In two courts, the bill is reckoned as if each registered household had a meter. The courtyard elects a person to keep the list. No pipe is moved.</li>
        <li><strong>Sub-meters.</strong> In two courts small meters were fitted to every kitchen. It costs 38 florins each and a good deal of plaster.</li>
        <li><strong>A public tap in the lane</strong>, at the first-block price, with a keeper paid by the hour.</li>
      </ol>
      <h3>What happened</h3>
      <p>Counting the kitchens brought the price to 0.40 within one billing period, and use rose by 11 per cent, largely washing. In one of the two courts the list grew by four households that nobody had met. The courtyard dealt with it before the Waterworks did.</p>
      <p>The sub-meters work, and they ended something. In Dyers’ Court people used to fill one another’s jars. Now a jar has a price and an owner. Consumption fell by 6 per cent, and a woman on the upper gallery told us that she had not been asked for water in months and did not know whether to be glad.</p>
      <blockquote><p>Before, we quarrelled about the bill and never about the water. Now there is no quarrel about the bill.</p></blockquote>
      <p>The tap is the great success, and it has put three bucket sellers out of business. One is now its keeper. The two others we had not foreseen, although they had been standing there.</p>

      <h2>What we ask for</h2>
      <p>The residents of all five courts met in the largest one, on the galleries, and voted for the first remedy, with sub-meters for any court that wants them by two thirds. Extended to the 1,900 shared meters in the city, it would cost the Waterworks 2.2 million florins a year, or 1.9 per cent on the highest block. The proposal is with the Board. The member for Santa Perpetua wished to know, quite properly, who would check the lists. We suggested that he come and see how long a false name lasts in a courtyard.</p>
      <p>Meanwhile the handcarts of Sugar Lines go on. That is the next piece of work, and a harder one. There is no meter there to share.</p>
    `,
  },
];
