/** French quotation marks stay beside what they enclose when a line breaks. */
export function withFirmQuotes(text: string): string {
  return text.replaceAll("« ", "«\u00a0").replaceAll(" »", "\u00a0»");
}
