import { type Handler, Parser } from "htmlparser2";
import { m } from "#messages";
import { refused } from "./limits.server.ts";

const maxDepth = 500; // elements in each other
export function shallow(handler: Partial<Handler>): Partial<Handler> {
  let depth = 0;
  return {
    ...handler,
    onopentagname(name) {
      depth += 1;
      if (depth > maxDepth) throw refused(m.adminMedia.tooDeep());
      handler.onopentagname?.(name);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  };
}

/** Refuses XML whose depth makes reading it expensive. */
export function readXml(xml: string, handler: Partial<Handler>): void {
  new Parser(shallow(handler), { xmlMode: true, decodeEntities: true }).end(xml);
}
