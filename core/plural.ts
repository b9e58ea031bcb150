const numbers = new Intl.NumberFormat("en-US");

/** 1 comment, 1,200 comments */
export function plural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${numbers.format(count)} ${count === 1 ? noun : nouns}`;
}
