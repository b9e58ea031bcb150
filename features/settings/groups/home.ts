import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";
import { defaultCards, defaultSections } from "../defaults.ts";

/** The texts of one section are a group with its name. */
export const home = {
  /** Null: the newest article. */
  hero: { label: m.adminHome.hero, group: m.adminHome.topGroup, type: "id", kind: "blog" },
  sections: {
    label: m.adminHome.sections,
    group: m.adminHome.sections,
    type: "list",
    one: "section",
    maxItems: 12,
    initial: defaultSections,
    distinct: { field: "name", error: m.adminHome.sectionTwice },
    item: {
      name: {
        label: m.adminHome.section,
        type: "choice",
        options: {
          welcome: m.adminHome.welcomeName,
          research: m.adminHome.researchName,
          publications: m.adminHome.publicationsName,
          events: m.adminHome.eventsName,
          team: m.adminHome.teamName,
          resources: m.adminHome.resourcesName,
          gallery: m.adminHome.galleryName,
          cards: m.adminHome.cardsName,
          text: m.adminHome.textName,
          picture: m.adminHome.pictureName,
          highlights: m.adminHome.highlightsName,
          newsletter: m.adminHome.newsletterName,
        },
      },
      /** Above the heading. */
      label: {
        label: m.adminHome.line,
        type: "text",
        maxLength: 60,
        tooLong: m.adminHome.lineTooLong,
      },
      /** Empty: the section's default. */
      heading: {
        label: m.adminHome.heading,
        type: "text",
        maxLength: 100,
        tooLong: m.adminHome.headingTooLong,
      },
      /** How many articles or people it shows. */
      count: {
        label: m.adminHome.count,
        type: "count",
        min: 1,
        max: 12,
        invalid: m.adminHome.countInvalid,
      },
      hidden: { label: m.adminHome.hidden, type: "switch" },
    },
  },
  welcome: {
    label: m.adminHome.welcome,
    group: "welcome",
    type: "longText",
    maxLength: 300,
    tooLong: m.adminHome.textTooLong,
    initial: m.defaults.welcome,
    hint: m.adminHome.welcomeHint,
  },
  cards: {
    label: m.adminHome.cards,
    group: "cards",
    type: "list",
    one: "card",
    maxItems: 6,
    tooLong: m.adminHome.tooManyCards,
    folded: true,
    initial: defaultCards,
    item: {
      title: {
        label: m.common.title,
        type: "text",
        maxLength: 80,
        tooLong: m.adminHome.cardTitleTooLong,
        required: m.adminHome.cardTitleRequired,
      },
      text: {
        label: m.adminHome.text,
        type: "longText",
        maxLength: 300,
        tooLong: m.adminHome.cardTextTooLong,
      },
      link: {
        label: m.adminHome.linkText,
        type: "text",
        maxLength: 60,
        tooLong: m.adminHome.linkTextTooLong,
        required: m.adminHome.linkTextRequired,
      },
      to: {
        label: m.adminHome.linkTarget,
        type: "address",
        maxLength: 500,
        tooLong: m.adminFields.webAddressTooLong,
        required: m.adminFields.addressInvalid,
        hint: m.adminHome.linkTargetHint,
      },
    },
  },
  text: {
    label: m.adminHome.text,
    group: "text",
    type: "longText",
    maxLength: 3000,
    tooLong: m.adminHome.ownTextTooLong,
    hint: m.adminHome.textHint,
  },
  newsletter: {
    label: m.adminHome.newsletter,
    group: "newsletter",
    type: "longText",
    maxLength: 600,
    tooLong: m.adminHome.newsletterTooLong,
    hint: m.adminHome.newsletterHint,
  },
  pictureId: {
    label: m.adminHome.picture,
    group: "picture",
    type: "id",
    kind: "picture",
    hint: m.adminHome.pictureHint,
  },
  pictureCaption: {
    label: m.adminHome.caption,
    group: "picture",
    type: "text",
    maxLength: 300,
    tooLong: m.adminHome.captionTooLong,
  },
  pictureCredit: {
    label: m.adminHome.credit,
    group: "picture",
    type: "text",
    maxLength: 100,
    tooLong: m.adminHome.creditTooLong,
    hint: m.adminHome.creditHint,
  },
} as const satisfies Fields;
