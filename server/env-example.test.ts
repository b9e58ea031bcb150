import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readEnv, variables } from "./env.ts";

/** What the shell or the system sets, and what cannot be in the file itself. */
const elsewhere = ["PATH", "ENV_FILE"];
/** Read by a library. */
const ofLibraries = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
/** Their defaults depend on the machine. */
const ofMachine = ["TIME_ZONE"];

const names = Object.keys(variables.shape).filter((name) => !elsewhere.includes(name));
const example = readFileSync(".env.example", "utf8");
const lines = example.split("\n");
const assigned = new Map(
  [...example.matchAll(/^#([A-Z]\w*)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);
const table = new Map(
  [...readFileSync("docs/running.md", "utf8").matchAll(/^\| (`[A-Z]\w*`(?:, `\w+`)*) \| (.*?) \|/gm)].flatMap(
    ([, some = "", value = ""]) =>
      [...some.matchAll(/`(\w+)`/g)].map(([, name = ""]): [string, string] => [name, value]),
  ),
);

/** As the schema has it; undefined without one. */
function defaultOf(name: string): string | undefined {
  const result = variables.safeParse({});
  const values = result.data as Record<string, unknown>;
  const value = values[name];
  return value === undefined || Array.isArray(value) || ofMachine.includes(name) ? undefined : String(value);
}

it("`.env.example` has every variable of server/env.ts, with a comment before it", () => {
  const missing = names
    .filter((name) => !assigned.has(name))
    .map(
      (name) =>
        `Add ${name} to .env.example: a comment, and below it the line #${name}=its default or an example`,
    );
  expect(missing).toEqual([]);
  const isCommented = (name: string) => {
    const at = lines.findIndex((line) => line.startsWith(`#${name}=`));
    const group = lines.slice(0, at).toReversed();
    return (group.find((line) => !/^#[A-Z]\w*=/.test(line)) ?? "").startsWith("# ");
  };
  expect(names.filter((name) => assigned.has(name) && !isCommented(name))).toEqual([]);
});

it("`.env.example` has no variable that nothing reads", () => {
  const unknown = [...assigned.keys()]
    .filter((name) => !names.includes(name) && !ofLibraries.includes(name))
    .map((name) => `Remove ${name} from .env.example, or declare it in server/env.ts`);
  expect(unknown).toEqual([]);
});

it("`.env.example` shows the defaults, and examples that are valid", () => {
  const wrong = names.flatMap((name) => {
    const shown = assigned.get(name);
    const value = defaultOf(name);
    if (shown === undefined || value === undefined || shown === value) return [];
    return [`.env.example shows ${name}=${shown}, but its default is ${value}`];
  });
  expect(wrong).toEqual([]);
  const noProgram = { FFMPEG_PATH: "off" }; // the example is not installed everywhere
  const secret = { JWT_SECRET: "thirty-two bytes, or a little more" };
  expect(() => readEnv({ ...Object.fromEntries(assigned), ...noProgram, ...secret })).not.toThrow();
});

it("the table of docs/running.md has every variable and its default", () => {
  const documented = names.filter((name) => name !== "NODE_ENV");
  const wrong = documented.flatMap((name) => {
    const cell = table.get(name);
    if (cell === undefined) return [`Add ${name} to the table of docs/running.md`];
    const value = defaultOf(name);
    return value === undefined || cell.includes(value)
      ? []
      : [`docs/running.md says that the default of ${name} is "${cell}", but it is ${value}`];
  });
  expect(wrong).toEqual([]);
  const known = [...names, ...elsewhere];
  expect([...table.keys()].filter((name) => !known.includes(name))).toEqual([]);
});
