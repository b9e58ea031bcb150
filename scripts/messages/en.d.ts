/** Written to `.messages/` beside the runtime. */
declare const messages: Record<string, string | ((values: unknown) => unknown)>;
export default messages;
