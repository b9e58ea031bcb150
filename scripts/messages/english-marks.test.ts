import { expect, it } from "vitest";
import { withoutMarks } from "./browser-files.ts";
import { withEnglishMarks } from "./english-marks.ts";
import { messagesIn } from "./files.ts";

const lacking = new Set(["common.save", "common.rules"]);
const marked = (jsx: string) => {
  const head = 'import { m } from "#messages";\nexport const Part = () => ';
  return withEnglishMarks(`${head}${jsx};`, "part.tsx", lacking).split(" => ")[1];
};

it("marks messages that a language lacks as English", () => {
  expect(marked("<p>{m.common.save()}</p>")).toBe(
    '<p>{(lacks("common.save") ? <span lang="en">{m.common.save()}</span> : m.common.save())}</p>;',
  );
  expect(marked("<>{a && (b ? rich(m.common.rules({ link })) : m.common.cancel())}</>")).toBe(
    '<>{a && (b ? (lacks("common.rules") ? <span lang="en">{rich(m.common.rules({ link }))}</span> : rich(m.common.rules({ link }))) : m.common.cancel())}</>;',
  );
});

it("marks neither attributes nor what has text alone nor messages that all languages have", () => {
  const unmarked = [
    "<p title={m.common.save()}>{m.common.cancel()}</p>",
    "<option>{m.common.save()}</option>",
    "<title>{m.common.save()}</title>",
  ];
  expect(unmarked.map(marked)).toEqual(unmarked.map((jsx) => `${jsx};`));
});

it("leaves nothing of a mark in the files of a language that has the message", () => {
  const code = "export const a=()=>$lacks_common_save?b($m_common_save()):$m_common_save();";
  expect(withoutMarks(code, messagesIn("fr"))).toBe("export const a=()=>$m_common_save();");
  expect(withoutMarks(code, new Map())).toBe("export const a=()=>b($m_common_save());");
});
