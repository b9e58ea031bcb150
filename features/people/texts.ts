import { truncate } from "#core/truncate.ts";

export const notOrcid =
  "This is not an ORCID iD: it has 16 digits, and the last one has to fit the others. Please check it.";

export function notWebAddress(line: string): string {
  return `This is not the address of a web page: ${truncate(line, 60)}`;
}
