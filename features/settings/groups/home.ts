import type { Fields } from "#features/fields/field.ts";
import { defaultCards, defaultSections, defaultWelcome } from "../defaults.ts";

const notAddress = "Please enter a path like /about, or an address that begins with https://.";

/** The texts of one section are a group with its name. */
export const home = {
  /** Null: the newest article. */
  hero: { label: "Article at the top", group: "At the top", type: "id", kind: "blog" },
  sections: {
    label: "Sections",
    group: "Sections",
    type: "list",
    one: "section",
    maxItems: 12,
    initial: defaultSections,
    distinct: { field: "name", error: "This section is on the page already." },
    item: {
      name: {
        label: "Section",
        type: "choice",
        options: {
          welcome: "Welcome bar",
          research: "Research",
          publications: "Publications",
          events: "Events",
          team: "Board",
          resources: "Educational resources",
          gallery: "Photography",
          cards: "Information cards",
          text: "Your own text",
          picture: "Your own picture",
          highlights: "Research highlights",
          newsletter: "Newsletter",
        },
      },
      /** Above the heading. */
      label: {
        label: "Line above the heading",
        type: "text",
        maxLength: 60,
        tooLong: "A line above a heading can have up to 60 characters.",
      },
      /** Empty: the section's default. */
      heading: {
        label: "Heading",
        type: "text",
        maxLength: 100,
        tooLong: "A heading can have up to 100 characters.",
      },
      /** How many articles or people it shows. */
      count: {
        label: "Number",
        type: "count",
        min: 1,
        max: 12,
        invalid: "Please enter a number from 1 to 12.",
      },
      hidden: { label: "Hidden", type: "switch" },
    },
  },
  welcome: {
    label: "Welcome line",
    group: "welcome",
    type: "longText",
    maxLength: 300,
    tooLong: "The text can have up to 300 characters.",
    initial: defaultWelcome,
    hint: "Shown to visitors. Members are greeted by name.",
  },
  cards: {
    label: "Cards",
    group: "cards",
    type: "list",
    one: "card",
    maxItems: 6,
    tooLong: "Up to 6 cards are possible.",
    folded: true,
    initial: defaultCards,
    item: {
      title: {
        label: "Title",
        type: "text",
        maxLength: 80,
        tooLong: "A title can have up to 80 characters.",
        required: "Please enter a title.",
      },
      text: {
        label: "Text",
        type: "longText",
        maxLength: 300,
        tooLong: "The text of a card can have up to 300 characters.",
      },
      link: {
        label: "Link text",
        type: "text",
        maxLength: 60,
        tooLong: "The text of a link can have up to 60 characters.",
        required: "Please enter the text of the link.",
      },
      to: {
        label: "Leads to",
        type: "address",
        maxLength: 500,
        tooLong: "This address is too long.",
        required: notAddress,
        hint: "A path like /about, or a full address.",
      },
    },
  },
  text: {
    label: "Text",
    group: "text",
    type: "longText",
    maxLength: 3000,
    tooLong: "The text can have up to 3,000 characters.",
    hint: "An empty line begins a paragraph.",
  },
  newsletter: {
    label: "Text of the newsletter",
    group: "newsletter",
    type: "longText",
    maxLength: 600,
    tooLong: "The text can have up to 600 characters.",
    hint: "Your email address is shown below it, and people subscribe by writing to you.",
  },
  pictureId: {
    label: "Picture",
    group: "picture",
    type: "id",
    kind: "picture",
    hint: "Wide pictures fit best. What it shows is said by its alternative text in the library.",
  },
  pictureCaption: {
    label: "Caption",
    group: "picture",
    type: "text",
    maxLength: 300,
    tooLong: "A caption can have up to 300 characters.",
  },
  pictureCredit: {
    label: "Credit",
    group: "picture",
    type: "text",
    maxLength: 100,
    tooLong: "A credit can have up to 100 characters.",
    hint: "Such as “Photo: Ana Reis”.",
  },
} as const satisfies Fields;
