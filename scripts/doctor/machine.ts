import { memoryLimit } from "#server/memory.ts";
import { minMemory } from "#server/process-settings.ts";
import { type Check, megabytes, ok, warning, wrong } from "./check.ts";

const testedWith = 26; // the major version of Node
const enoughMemory = 512 * 1024 * 1024;

export const nodeVersion: Check = {
  name: "node",
  async run() {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) >= testedWith) return [ok(`This is Node ${node}.`)];
    return [
      warning(
        `This is Node ${node}. Footpath is tested with Node ${testedWith}.`,
        `Start it with npm start, which brings its own Node, or install Node ${testedWith}.`,
      ),
    ];
  },
};

export const memory: Check = {
  name: "memory",
  async run() {
    const limit = memoryLimit();
    const text = `The site may use ${megabytes(limit)} of memory.`;
    const advice = "Give it 512 MB or more: MemoryMax in systemd, or the limit of the container.";
    if (limit < minMemory) return [wrong(text, advice)];
    return [limit < enoughMemory ? warning(text, advice) : ok(text)];
  },
};
