import { describe, expect, it } from "vitest";
import { blogFields } from "#features/blogs/fields.ts";
import { emptyValues } from "#features/fields/list.ts";
import { differ, fieldErrors } from "../document/compare.ts";
import { type ArticleFields, emptyArticle, fieldsOf, inputOf } from "./fields.ts";
import { articles } from "./kind.ts";

const saved = {
  ...emptyValues(blogFields),
  shareImage: null,
  title: "A walk",
  section: "events" as const,
  subcategory: "",
  eventDate: "2031-07-01T18:30:00.000Z",
  authors: [],
  with: [],
  tags: ["river", "walks"],
  content: "<p>Along the river.</p>",
  image: "/media/1/960.webp",
  coverAlt: "A river",
  coverCaption: "",
  references: [],
};

describe("the fields of an article", () => {
  it("have the event date in the site's zone", () => {
    expect(fieldsOf(saved, "Europe/Lisbon").eventDate).toBe("2031-07-01T19:30");
  });

  it("are equal when readers see no difference", () => {
    const fields = fieldsOf(saved, "UTC");
    expect(differ(articles, fields, { ...fields, tags: "river, walks" })).toBe(false);
    expect(differ(articles, emptyArticle, { ...emptyArticle, content: "<p></p>" })).toBe(false);
    expect(differ(articles, emptyArticle, { ...emptyArticle, eventDate: "2031-07-01T19:30" })).toBe(false); // no event
    expect(differ(articles, fields, { ...fields, eventDate: "2031-07-01T20:30" })).toBe(true);
    expect(differ(articles, fields, { ...fields, tags: "river,walks,lamps" })).toBe(true);
  });

  it("send a picture only when it has changed, and a date only for events", () => {
    const fields = fieldsOf(saved, "UTC");
    expect(inputOf(fields, fields)).not.toHaveProperty("image");
    expect(inputOf({ ...fields, image: "" }, fields)).toMatchObject({ image: "" });
    const chosen = inputOf({ ...fields, image: "/media/2/960.webp", coverId: "2" }, fields);
    expect(chosen).toMatchObject({ coverId: "2", tags: "river, walks", eventDate: "2031-07-01T18:30" });
    expect(chosen).not.toHaveProperty("image");
    expect(inputOf({ ...fields, section: "programmes" }, fields)).not.toHaveProperty("eventDate");
  });

  it("name missing fields in the server's words", () => {
    const event: ArticleFields = { ...emptyArticle, section: "events", content: "<p> </p>" };
    expect(fieldErrors(articles, event)).toEqual({
      title: "Please enter a title.",
      eventDate: "Please enter the date of the event.",
      content: "Please enter some content.",
    });
    const complete = { ...emptyArticle, title: "A", content: '<p><img src="/media/1/960.webp"></p>' };
    expect(fieldErrors(articles, complete)).toEqual({});
    expect(fieldErrors(articles, { ...complete, title: "A".repeat(312) })).toEqual({
      title: "The title can have at most 300 characters: remove 12.",
    });
  });
});
