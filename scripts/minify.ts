/** Names stay for the log; in ASCII, a character of the source takes one byte. */
export const withNames = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: { asciiOnly: true },
};
