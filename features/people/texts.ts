import { truncate } from "#core/truncate.ts";

export const notOrcid = "This is not a valid ORCID iD. Please check all 16 characters.";

export function notWebAddress(line: string): string {
  return `This is not the address of a web page: ${truncate(line, 60)}`;
}
