import { expect, it } from "vitest";
import { workerThread } from "./worker-thread.ts";

type Request = "answer" | "refuse" | "fail" | "hang" | "fill";

const program = `
  import { AppError } from ${JSON.stringify(new URL("./errors.ts", import.meta.url))};
  import { answerRequests } from ${JSON.stringify(new URL("./thread-program.ts", import.meta.url))};
  answerRequests((request) => {
    if (request === "refuse") throw new AppError("too_large", "Too large.");
    if (request === "fail") throw new Error("It failed.");
    if (request === "hang") for (;;);
    const filled = [];
    if (request === "fill") for (;;) filled.push(new Array(10_000).fill(filled.length));
    return request;
  });`;

it("a worker thread answers after a request that ended it or failed", async () => {
  const thread = workerThread<Request, string>({
    program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    heap: 32,
    maxSeconds: 0.2,
  });
  expect(await thread.run("answer")).toBe("answer");
  await expect(thread.run("refuse")).rejects.toMatchObject({ code: "too_large", message: "Too large." });
  await expect(thread.run("fail")).rejects.toThrow("It failed.");
  await expect(thread.run("hang")).rejects.toThrow("The thread took too long.");
  expect(await thread.run("answer")).toBe("answer");
  await expect(thread.run("fill")).rejects.toThrow(/The thread (ended|took too long)\./);
  expect(await thread.run("answer")).toBe("answer");
});
