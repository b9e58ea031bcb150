/** True for an ISSN like 2049-3630 with a correct check digit (ISO 3297). */
export function isIssn(text: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(text)) return false;
  const digits = [...text.replace("-", "")].map((digit) => (digit === "X" ? 10 : Number(digit)));
  return digits.reduce((sum, digit, index) => sum + digit * (8 - index), 0) % 11 === 0;
}
