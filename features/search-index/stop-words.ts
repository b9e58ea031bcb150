import type { Term } from "./terms.ts";

// Short words that nearly every text has, and that mean nothing in English.
const lists: Record<string, string> = {
  fr: "le la les l d du des une et à au aux en dans ce cette ces que qu qui ne pas par avec est sont se s sa ses leur leurs",
  es: "el la los las un una unos unas y de del al en con por para que se su sus es son lo como o e u",
  pt: "o os um uma uns umas e de do da dos das em na nas nos ao aos à às com por para que se seu sua é são ou",
  ar: "في من على إلى عن مع هذا هذه ذلك التي الذي أن إن ما لا و أو كان هو هي",
  hi: "का के की को में से पर है हैं और यह वह ये वे ने कि भी था थे थी तो या इस उस",
  bn: "এবং ও এই সেই যে একটি থেকে জন্য করে হয় তার কি না",
  sw: "na ya wa kwa ni za la katika cha vya kwamba au hii hiyo",
  de: "der die das den dem des ein eine einen einem einer und in im zu zum zur von vom mit für auf ist sind",
  it: "il lo la i gli le un una e di del della dei delle in nel nella con per che si è sono",
};

/** The words of each list as a set, made when it is first asked for. */
const sets = new Map<string, Set<string>>();

/** Leaves out stop words of the languages that documents have, unless nothing else is looked for. */
export function withoutStopWords(terms: Term[], rules: string[]): Term[] {
  const stops = rules.map(stopWordsOf);
  const left = terms.filter(
    ({ words }) => !words.some((word) => stops.some((all) => all.has(word.toLowerCase()))),
  );
  return left.length > 0 ? left : terms;
}

function stopWordsOf(rules: string): Set<string> {
  const known = sets.get(rules) ?? new Set(lists[rules]?.split(" "));
  sets.set(rules, known);
  return known;
}
