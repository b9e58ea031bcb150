import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { memoryLimit } from "./memory.ts";

const gibibyte = 1024 ** 3;
const total = 16 * gibibyte;
const folders: string[] = [];

/** A folder with these files, as `/` of a machine. */
function machine(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "footpath-memory-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const v1 = "9:cpu:/\n4:memory:/docker/abc\n0::/\n";

describe("memoryLimit", () => {
  it.each<[string, Record<string, string>, number]>([
    ["the machine's memory without control groups", {}, total],
    [
      "the limit of a cgroup v2 container",
      { "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "536870912\n" },
      gibibyte / 2,
    ],
    [
      "the lowest limit up the tree of cgroup v2",
      {
        "proc/self/cgroup": "0::/site.slice/footpath.service\n",
        "sys/fs/cgroup/site.slice/footpath.service/memory.max": "max\n",
        "sys/fs/cgroup/site.slice/memory.max": "1073741824\n",
        "sys/fs/cgroup/memory.max": "2147483648\n",
      },
      gibibyte,
    ],
    [
      "the machine's memory where no group has a limit",
      { "proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "max\n" },
      total,
    ],
    [
      "the limit of cgroup v1",
      {
        "proc/self/cgroup": v1,
        "sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes": "1073741824\n",
        "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
      },
      gibibyte,
    ],
    [
      "the limit of cgroup v1 in a container that sees its group as the root",
      { "proc/self/cgroup": v1, "sys/fs/cgroup/memory/memory.limit_in_bytes": "1073741824\n" },
      gibibyte,
    ],
  ])("is %s", (_, files, expected) => {
    expect(memoryLimit({ root: machine(files), total })).toBe(expected);
  });
});
