import type { SampleTexts } from "#core/sample-texts.ts";
import { legal } from "./legal.ts";

/** What the sample institute says on the pages that every site has. */
export const pages: SampleTexts["pages"] = {
  ...legal,
  about: {
    parts: {
      heading: "Why we are here",
      introduction:
        "We study the city from the places where it is hardest to live in it, and we work with the people who live there to change what we find.",
      sections: [
        {
          layout: "half",
          title: "Vision",
          text: "A city in which nobody has to be invisible in order to stay. In such a city a family can be found by the post, the ambulance and the electoral roll without fearing the eviction notice; a worker who arrives tonight has the same hour, wage and clinic as one whose grandparents were born here; a child can walk to school along a way that somebody has thought about. None of this is a distant dream. Each part of it exists already on some street, and our work is to find out why it exists there and what keeps it from the next street.",
        },
        {
          layout: "half",
          title: "Ideology",
          text: "We hold that people who live with a problem know something about it that cannot be learned in any other way, and that this knowledge deserves the same care, the same doubt and the same checking as any other evidence. We belong to no party and take no money that comes with a conclusion. We are not neutral between those who are moved and those who move them; we are exact. Where our findings disappoint our friends, we print them.",
        },
        { layout: "heading", title: "Focus Areas", text: "" },
        {
          layout: "area",
          title: "Right to Space",
          text: "Who may stay, sit, sell, sleep, plant or gather, and on whose word? We document tenure, eviction and the everyday use of land, from the roof room to the river steps. With residents we draw maps that hold in court, and we follow each case long after the bulldozer or the reporter has gone.",
        },
        {
          layout: "area",
          title: "Sustainable Transportation",
          text: "Most journeys in most cities are made on foot, by bicycle or in a shared vehicle, and most money is spent on the others. We count the journeys that are not counted, ride the first tram and the last, and propose fares, crossings and timetables that fit the working day as people really work it.",
        },
        {
          layout: "area",
          title: "Migrant Workers",
          text: "Cities are built, cleaned, fed and nursed by people who came from elsewhere and are treated as if about to leave. We trace recruitment debts, unpaid hours and lodgings, keep an advice desk where the work is, and press for registration, contracts and remedies that do not depend on an employer’s goodwill.",
        },
        {
          layout: "area",
          title: "Social Justice",
          text: "Water by the bucket costs more than water by the pipe, and heat is worst where the trees are fewest. We measure such differences street by street, ask how they were decided, and support the assemblies, unions and committees in which they can be decided otherwise.",
        },
        {
          layout: "band",
          title: "Objective",
          text: "To put reliable knowledge into the hands of people who can use it, in time for it to matter. Each study begins with a question that a neighbourhood has asked, names what would prove us wrong, and ends with something that can be held: a map, a brief, a model clause, a timetable, a record of hours. We count a study as finished when those who took part have argued with it.",
        },
        {
          layout: "heading",
          title: "Strategy",
          text: "We walk on two legs. Research without consequence is a kind of taking; action without evidence is a kind of guessing. The same people do both here, and each side may stop the other.",
        },
        {
          layout: "half",
          title: "The academic approach",
          text: "We use surveys, archives, measurement and long presence, and say plainly how each was done and how large the error may be. Instruments are tested with residents before they are used on them. Data are kept only as long as the question needs, places are blurred where a dot could bring an inspector, and every report is read by two outside reviewers, one of whom lives with its subject.",
        },
        {
          layout: "half",
          title: "The activist approach",
          text: "We convene assemblies, train stewards and para-surveyors, accompany people to offices and hearings, and write the letter when a letter is what is needed. We do not speak for anybody who can speak; we book the hall, bring the figures, find the interpreter and see that the minutes are kept. When officials want to do better we work with them, in the open.",
        },
      ],
    },
    content: "",
  },
  contact: {
    parts: {
      heading: "Come in, or write",
      introduction:
        "Come in person if you can. The ground floor is open to everybody, the kettle is on, and you do not need an appointment or an identity card to ask a question.",
      departments: [
        {
          name: "Research",
          text: "Questions on studies, methods and data, and proposals from neighbourhoods.",
          email: "research@example.org",
        },
        {
          name: "Advice desk",
          text: "Notices, wages, registration. Confidential, in seven languages.",
          email: "advice@example.org",
        },
        {
          name: "Events and assemblies",
          text: "Places, interpreters, childcare and access on the day.",
          email: "events@example.org",
        },
        {
          name: "Press and publications",
          text: "Printed copies, permission to reprint, and corrections, which we welcome.",
          email: "press@example.org",
        },
      ],
      offices: [
        {
          name: "East field office",
          address: ["3 Example Lane", "Above the workers’ library", "00000 City"],
          hours: "Sunday 2:00 PM to 6:00 PM, Wednesday 6:00 PM to 9:00 PM",
        },
        {
          name: "South bank reading room",
          address: ["27 Example Quay", "Courtyard, second door", "00000 City"],
          hours: "Tuesday to Friday, 3:00 PM to 8:00 PM",
        },
      ],
      mapText: "The office is four minutes on foot from the tram and has no steps at the door.",
    },
    content: "",
  },
  team: {
    parts: {
      badge: "Our team",
      heading: "Governing Board",
      introduction: "They are responsible for what the institute does, and you can write to each of them.",
    },
    content: "",
  },
  programmes: {
    parts: {
      badge: "Our programmes",
      heading: "Resources and insights",
      introduction: "What we are working on, with its results and its failures.",
    },
    content: "",
  },
  publications: {
    parts: {
      badge: "Our publications",
      heading: "Resources and insights",
      introduction: "Reports, papers, briefs and field notes, free to read and to pass on.",
    },
    content: "",
  },
  events: {
    parts: {
      badge: "Our events",
      heading: "Events and gatherings",
      introduction: "Lectures, workshops, assemblies and walks, the next one first.",
    },
    content: "",
  },
};
