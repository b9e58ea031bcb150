import { IncomingMessage, Server } from "node:http";
import { DefaultQueryExecutor } from "kysely";
import { makeDelays } from "./delays.ts";

// Loaded before the site by NODE_OPTIONS. Also a style sheet, a font or a script may be the last that a page gets.

const delay = makeDelays(Number(process.env.SHAKE_SEED));
const wait = (name: string, max: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, delay(name, max)));

const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, name: string, ...args: unknown[]) {
  const [request] = args;
  if (name !== "request" || !(request instanceof IncomingMessage)) return emit.call(this, name, ...args);
  void wait(`${request.method} ${request.url}`, 400).then(() => emit.call(this, name, ...args));
  return true;
};

const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;
const { executeQuery } = executor;
executor.executeQuery = async function (this: DefaultQueryExecutor, ...query) {
  await wait(query[0].sql, 25);
  const result = await executeQuery.apply(this, query);
  await wait(query[0].sql, 25);
  return result as never;
};
