/** The ends of many domains: a word after a dot is one of them even with a space or a capital letter. */
const endings =
  "com|net|org|info|biz|io|co|me|ru|cn|de|fr|uk|eu|top|xyz|shop|store|online|site|website|club|live|link|click|icu|app|dev|bet|casino|poker|vip|win|bid|loan|buzz|example";
const knownEnding = new RegExp(`^(?:${endings})$`, "i");
const files = /^(?:pdf|docx?|odt|xlsx?|ods|csv|pptx?|txt|md|jpe?g|png|gif|svg|webp|mp[34]|js|css|html?)$/i;

const signs = [
  // http:// and every other scheme, h t t p, hxxp
  /[\p{L}\p{N}]:\/\//u,
  /(?<![\p{L}\p{N}])h ?(?:t ?t|x ?x) ?p ?s? ?:/iu,
  // www.
  /(?<![\p{L}\p{N}])w ?w ?w ?\d* ?\./iu,
  // spam[.]example, spam (dot) com
  /[\p{L}\p{N}] ?[[({<] ?(?:\.|dot|punkt|punto|point) ?[\])}>] ?\p{L}/iu,
  // spam dot com, spam . com; not "un punto de vista"
  /[\p{L}\p{N}] (?:(?:dot|\.) (?:com|net|org|info|biz|ru|xyz)|(?:punkt|punto|point) com)(?![\p{L}\p{N}])/iu,
  // spam .com
  new RegExp(`[\\p{L}\\p{N}] \\.(?:${endings})(?![\\p{L}\\p{N}])`, "iu"),
  // An IPv4 address
  /(?<![\p{N}.])\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}(?![\p{N}.])/u,
];

/** A letter or a digit, a dot, and what may be the end of a domain: two letters or more. */
const domain = /(?<=([\p{L}\p{M}\p{N}]))\.((?:\p{L}\p{M}*){2}[\p{L}\p{M}\p{N}-]*)/gu;

/**
 * Whether a text has something like a web address, also in other scripts and written to be overlooked. Linear time,
 * because strangers write this text.
 */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, "")
    .replace(/%2e|&#0*46;|&#x0*2e;|&period;/gi, ".")
    .replace(/(?<=[a-z\d-])。(?=[a-z])/gi, ".")
    .replace(/\p{Zs}+/gu, " ");
  return signs.some((sign) => sign.test(plain)) || plain.matchAll(domain).some(isDomain);
}

function isDomain({ 1: before = "", 2: end = "", index, input }: RegExpExecArray): boolean {
  if (files.test(end)) return false;
  if (knownEnding.test(end)) return true;
  if (/^\p{Lu}\P{Lu}*$/u.test(end)) return false; // a sentence without a space before the next
  const isAbbreviation = !/[a-z\d]/i.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(input.charAt(index - 2));
  return !isAbbreviation;
}
