import { strFromU8, unzipSync } from "fflate";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { textOf } from "#features/rich-text/plain-text.server.ts";
import { longReport, lostFrom } from "#test/files/report.ts";
import { openPdf, tagsOf } from "#test/formats/pdf.ts";
import { textField, toEnd } from "./editor.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, test } from "./site.ts";

test.use({ writable: true, member: admin });

const arabic = /\p{Script=Arabic}/u;

test("nothing of a report of 30,000 words is lost in the editor, on the page, in PDF and in EPUB", async ({
  page,
  site,
}) => {
  const report = longReport();
  expect([report.notes.length, report.cells.length]).toEqual([60, 600]);
  const fields = { title: "The long report", content: report.content, section: "publications" };
  const { _id } = await asAdmin<EditableBlog>(site, "POST /api/blogs/add", fields);
  await page.goto(`/edit-blog/${_id}`);
  await expect(textField(page).locator("table")).toHaveCount(20);
  await textField(page).focus();
  await toEnd(page);
  await page.keyboard.type("!");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByText("Blog updated successfully!")).toBeVisible();
  const saved = await asAdmin<EditableBlog>(site, `GET /api/blogs/${_id}/writing`);
  expect(saved.version).toBe(2);
  expect(saved.content).toContain("!</p>");
  expect(lostFrom(textOf(saved.content), report)).toEqual([]);

  await page.goto(`/blogs/${_id}`);
  expect(lostFrom(await page.locator(".article").innerText(), report)).toEqual([]);
  const bytesOf = async (extension: string) => {
    const answer = await fetch(`${site.url}/blogs/${_id}.${extension}`);
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const book = Object.entries(unzipSync(await bytesOf("epub")));
  const chapters = book.flatMap(([name, file]) => (name.startsWith("book/text") ? [strFromU8(file)] : []));
  expect(lostFrom(textOf(chapters.join(" ")), report)).toEqual([]);
  const tags = await tagsOf(await openPdf(await bytesOf("pdf")));
  const pages = tags.filter(({ role }) => role === "Document").map((tag) => tag.text);
  const read = pages.join(" ");
  expect(lostFrom(read, report).filter((piece) => !arabic.test(piece))).toEqual([]);
  // In a line that runs the other way, this reader takes words in the order in which they stand on the page.
  const words = textOf(saved.content).match(new RegExp(`${arabic.source}+`, "gu")) ?? [];
  expect(words.filter((word) => !read.includes(word))).toEqual([]);
});
