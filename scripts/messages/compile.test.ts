import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { functionOf, helpersIn, original } from "./files.ts";

const show = (text: string, values: Record<string, unknown> = {}) => {
  const code = functionOf(compile("tests.message", text));
  return new Function("v", `${Object.values(helpersIn(original)).join("")}return (${code})(v)`)(values);
};

describe("a message", () => {
  it("is its text", () => {
    expect(show("Say “Aa \\{b\\}” \\\\ ` $")).toBe("Say “Aa {b}” \\ ` $");
    expect(show("{$a} \\\\ ` $\\{", { a: 1 })).toBe("1 \\ ` ${");
  });

  it("shows values", () => {
    expect(show("By {$name}, {$count :number} pages", { name: "Ana", count: 1200 })).toBe(
      "By Ana, 1,200 pages",
    );
  });

  it("chooses by plural categories and exact numbers", () => {
    const text =
      ".input {$count :number}\n.match $count\none {{{$count} comment}}\n* {{{$count} comments}}\n0 {{None}}";
    expect([0, 1, 2, 1000].map((count) => show(text, { count }))).toEqual([
      "None",
      "1 comment",
      "2 comments",
      "1,000 comments",
    ]);
  });

  it("chooses by a text", () => {
    const text = ".input {$kind :string}\n.match $kind\nblog {{Delete article}}\n* {{Delete event}}";
    expect(show(text, { kind: "blog" })).toBe("Delete article");
    expect(show(text, { kind: "event" })).toBe("Delete event");
  });

  it("gives its parts when it has markup", () => {
    const link = (text: string) => `[${text}]`;
    expect(show("{#link}{$name}’s rules{/link} and {#who/}.", { link, name: "Ana", who: "B" })).toEqual([
      "[Ana’s rules]",
      " and ",
      "B",
      ".",
    ]);
  });

  it.each([
    ["{$a", "Missing"],
    ["{$a :date}", "It formats with :date."],
    ["{#a}b", "{#a} and {/a} do not match."],
    [".local $b = {$a} {{c}}", "It declares b with .local."],
    [".input {$a :number} .input {$b :number} .match $a $b * * {{c}}", "It matches more than one value."],
  ])("is refused as %s", (text, reason) => {
    expect(() => compile("tests.message", text)).toThrow(
      `The message “tests.message” cannot be used: ${reason}`,
    );
  });

  it("is refused without an area", () => {
    expect(() => compile("message", "a")).toThrow("Its id is not like “comments.delete”.");
  });
});
