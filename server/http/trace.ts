const zeros = /^0+$/;
const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** The id of a `traceparent` header (W3C Trace Context); undefined if it is absent or not valid. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string") return undefined;
  const [, version, trace = "", parent = "", more] = format.exec(header.trim()) ?? [];
  const isKnown = version !== undefined && version !== "ff" && (version !== "00" || more === undefined);
  return isKnown && !zeros.test(trace) && !zeros.test(parent) ? trace : undefined;
}
