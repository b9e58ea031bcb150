import { describe, expect, it } from "vitest";
import { differ, emptyFields, faultsOf, fieldsOf, inputOf, isEmpty } from "./fields.ts";

const written = {
  title: "A walk",
  section: "events" as const,
  subcategory: "",
  eventDate: "2031-07-01T18:30:00.000Z",
  tags: ["river", "walks"],
  content: "<p>Along the river.</p>",
  image: "/media/1/960.webp",
  coverAlt: "A river",
  coverCaption: "",
};

describe("the fields of an article", () => {
  it("have the date as the clocks of the site show it", () => {
    expect(fieldsOf(written, "Europe/Lisbon").eventDate).toBe("2031-07-01T19:30");
  });

  it("show a draft without a title without one", () => {
    expect(fieldsOf({ ...written, title: "Untitled draft" }, "UTC").title).toBe("");
  });

  it("are the same when nothing is said differently", () => {
    const fields = fieldsOf(written, "UTC");
    expect(differ(fields, { ...fields, tags: "river, walks" })).toBe(false);
    expect(differ(emptyFields, { ...emptyFields, content: "<p></p>" })).toBe(false);
    expect(differ(emptyFields, { ...emptyFields, eventDate: "2031-07-01T19:30" })).toBe(false); // no event
    expect(differ(fields, { ...fields, eventDate: "2031-07-01T20:30" })).toBe(true);
    expect(differ(fields, { ...fields, tags: "river,walks,lamps" })).toBe(true);
  });

  it("are sent with a picture only where it is another one, and with a date only for events", () => {
    const fields = fieldsOf(written, "UTC");
    expect(inputOf(fields, fields)).not.toHaveProperty("image");
    expect(inputOf({ ...fields, image: "" }, fields)).toMatchObject({ image: "" });
    const chosen = inputOf({ ...fields, image: "/media/2/960.webp", coverId: "2" }, fields);
    expect(chosen).toMatchObject({ coverId: "2", tags: "river, walks", eventDate: "2031-07-01T18:30" });
    expect(chosen).not.toHaveProperty("image");
    expect(inputOf({ ...fields, section: "programmes" }, fields)).not.toHaveProperty("eventDate");
  });

  it("name what is missing in the words of the server", () => {
    expect(faultsOf({ ...emptyFields, section: "events", content: "<p> </p>" })).toEqual({
      title: "Please enter a title.",
      eventDate: "Please enter the date of the event.",
      content: "Please enter some content.",
    });
    expect(faultsOf({ ...emptyFields, title: "A", content: '<p><img src="/media/1/960.webp"></p>' })).toEqual(
      {},
    );
  });

  it("are empty also where an editor leaves paragraphs", () => {
    expect(["", "<p></p>", "<p><br></p> <p>&nbsp;</p>"].map(isEmpty)).toEqual([true, true, true]);
    expect(["<p>.</p>", "<hr>", '<p><img src="a"></p>', "<pre>a</pre>"].some(isEmpty)).toBe(false);
  });
});
