import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderValue,
} from "node:http";
import { idleSeconds } from "../connections.ts";

/** Head and body of an answer in one buffer, in which only the date changes. */
export type WholeAnswer = { bytes: Buffer; dateAt: number; second: number };

/** `body` is a part of its bytes, so that both take the memory of one. */
export function wholeAnswer(status: number, headers: OutgoingHttpHeaders, body: Uint8Array) {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderValue(name, String(value));
    return `${name}: ${value}\r\n`;
  });
  const before = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}date: `;
  const after = `\r\nconnection: keep-alive\r\nkeep-alive: timeout=${idleSeconds}\r\n\r\n`;
  const head = Buffer.from(before + new Date(0).toUTCString() + after, "latin1");
  const bytes = Buffer.concat([head, body]);
  return { whole: { bytes, dateAt: before.length, second: 0 }, body: bytes.subarray(head.length) };
}

/**
 * Sends an answer with one write: Node would check and join the same headers each time, which takes longer than all the rest.
 * False if Node's own way has to be taken: for HEAD, HTTP/1.0, connections that close, and answers that wait for earlier ones.
 */
export function sendWhole(answer: WholeAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = response;
  const isPlain = request.method === "GET" && request.httpVersion === "1.1" && response.shouldKeepAlive;
  const isFirst = response.getHeaderNames().length === 0;
  if (!isPlain || !isFirst || !socket || socket.writableLength > 0) return false;
  const second = Math.floor(Date.now() / 1000);
  if (answer.second !== second) {
    answer.second = second;
    answer.bytes.write(new Date(second * 1000).toUTCString(), answer.dateAt, "latin1");
  }
  // Node goes on with the connection at this event.
  socket.write(answer.bytes, (error) => error ?? response.emit("finish"));
  return true;
}
