import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { isBehind, refreshIndex } from "./entries.store.server.ts";
import { indexDocument } from "./index.server.ts";
import { markedText } from "./marks.ts";
import { search } from "./search.server.ts";

const site = useSite({ filled: false });
const now = "2026-03-10T09:00:00.000Z";

const filler = { en: "Something else entirely.", fr: "Il pleut souvent ici.", es: "Aquí llueve mucho." };
const texts: Record<string, [title: string, text: string]> = {
  en: ["Walks along the river", "The council counted every bench and planted two trees beside it."],
  fr: [
    "Les événements de la ville",
    "Les habitantes marchaient jusqu’au marché pour défendre leurs logements sociaux. Une œuvre commune naît à l’école.",
  ],
  es: [
    "La vivienda en la ciudad",
    "Los niños caminaban hasta la escuela mientras las investigadoras publicaban una investigación.",
  ],
  pt: [
    "A moradia nas cidades",
    "As crianças caminhavam até a escola e os cidadãos pediram uma investigação sobre as eleições.",
  ],
  ar: [
    "السكن في المدينة",
    "طالب السكان بحقهم في السكن اللائق، وقال أحمد إن المدرسة والشوارع قريبة من النهر.",
  ],
  hi: ["शहर में आवास", "लड़कियाँ नदी के पास वाले स्कूल तक पैदल जाती हैं और हिन्दी की किताबें पढ़ती हैं।"],
  bn: ["শহরের আবাসন", "নদীর ধারে ছেলেমেয়েরা প্রতিদিন হেঁটে বিদ্যালয়ে যায়।"],
  sw: ["Makazi ya mjini", "Watoto hutembea hadi shuleni kando ya mto kila siku."],
  th: ["ที่อยู่อาศัยในเมือง", "กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทยและมีแม่น้ำเจ้าพระยาไหลผ่าน"],
  zh: ["城市住房", "这个城市的公共交通规划需要居民参与，特别是在河边的社区。"],
  ja: ["都市の住宅", "都市計画における住民参加は川沿いの地域で始まった。"],
  ru: ["Жильё в городах", "Жители просили провести расследование о строительстве домов."],
};

const document = (ref: string, language: string, [title, text]: [string, string]) => ({
  kind: "blog" as const,
  ref,
  title,
  text,
  language,
  tags: [],
  publishedAt: "2026-01-01T00:00:00.000Z",
});
const index = (...documents: ReturnType<typeof document>[]) =>
  site.services.db.write(async (queries) => {
    for (const each of documents) await indexDocument(queries, each);
  });
const find = async (query: string) =>
  (await search(site.services.db, query, { limit: 20, offset: 0, now })).hits;
const found = async (query: string) => (await find(query)).map(({ ref }) => ref);
const marked = async (query: string) => {
  const texts = (await find(query)).flatMap(({ title, text }) => [title, text]);
  return texts.flatMap((text) => markedText(text).flatMap((piece) => (piece.found ? [piece.text] : [])));
};

/** What a query must find in the text of a language, and the words that stand out there. */
const cases: Record<string, [query: string, ...marked: string[]][]> = {
  en: [
    ["walking river", "Walks", "river"],
    ["benches", "bench"],
    ["planting trees", "planted", "trees"],
  ],
  fr: [
    ["évènements", "événements"],
    ["EVENEMENT ville", "événements", "ville"],
    ["le logement social", "logements", "sociaux"],
    ["marcher", "marchaient"],
    ["oeuvres", "œuvre"],
    ["écoles", "école"],
    ["l'habitante", "habitantes"],
    ["logem", "logements"],
  ],
  es: [
    ["ciudades", "ciudad"],
    ["niña", "niños"],
    ["ninos", "niños"],
    ["investigacion", "investigación"],
    ["investigaciones", "investigación"],
    ["viviendas de las ciudades", "vivienda", "ciudad"],
    ["investigaci", "investigación"],
  ],
  pt: [
    ["cidade", "cidades"],
    ["cidadao", "cidadãos"],
    ["investigações", "investigação"],
    ["eleicoes", "eleições"],
    ["caminhando", "caminhavam"],
  ],
  ar: [
    ["مدينة", "المدينة"],
    ["بالمدينة", "المدينة"],
    ["المدينه", "المدينة"],
    ["والسكن", "السكن", "السكن"],
    ["احمد", "أحمد"],
    ["أَحْمَد", "أحمد"],
    ["مدرسة", "المدرسة"],
    ["النهـــر", "النهر"],
    ["الشوارع", "والشوارع"],
    ["المدي", "المدينة"],
  ],
  hi: [
    ["शहरों", "शहर"],
    ["लडकी", "लड़कियाँ"],
    ["नदियाँ", "नदी"],
    ["हिंदी किताब", "हिन्दी", "किताबें"],
    ["स्कू", "स्कूल"],
  ],
  bn: [
    ["শহরের আবাসন", "শহরের", "আবাসন"],
    ["বিদ্যালয়ে", "বিদ্যালয়ে"],
    ["বিদ্যা", "বিদ্যালয়ে"],
  ],
  sw: [
    ["makazi", "Makazi"],
    ["watoto shuleni", "Watoto", "shuleni"],
    ["hutem", "hutembea"],
  ],
  th: [
    ["แม่น้ำ", "แม่น้ำ"],
    ["เมืองหลวง", "เมือง", "หลวง"],
    ["ประเทศไทย", "ประเทศไทย"],
  ],
  zh: [
    ["公共交通", "公共", "交通"],
    ["居民", "居民"],
    ["社区", "社区"],
  ],
  ja: [
    ["住民", "住民"],
    ["地域", "地域"],
  ],
  ru: [
    ["города", "городах"],
    ["жилье", "Жильё"],
    ["дом", "домов"],
  ],
};

describe("search in each language", () => {
  beforeAll(async () => {
    await index(
      ...Object.entries(texts).map(([language, text]) => document(language, language, text)),
      ...Object.entries(filler).map(([language, text]) =>
        document(`other-${language}`, language, ["–", text]),
      ),
    );
  });

  it.each(Object.entries(cases))("finds and marks the forms of words: %s", async (language, queries) => {
    for (const [query, ...words] of queries) {
      expect(await found(query), query).toContain(language);
      const all = await marked(query);
      expect(all, query).toEqual(expect.arrayContaining(words));
    }
  });

  it("finds words of another script in an English text", async () => {
    await index(
      document("foreign", "en", [
        "The word",
        "They call it 城市规划 there, แม่น้ำเจ้าพระยา or المدينة and हिन्दी.",
      ]),
    );
    for (const query of ["规划", "แม่น้ำ", "المدينه", "हिंदी", "城市规划"])
      expect(await found(query), query).toContain("foreign");
  });

  it("does not find other words", async () => {
    for (const query of ["villages", "مدن", "লাইব্রেরি", "飞机", "спорт", "escuelita"])
      expect(await found(query), query).toEqual([]);
  });

  it("corrects misspelled words", async () => {
    for (const [query, language] of [
      ["evenemennts", "fr"],
      ["viviendda", "es"],
      ["مددرسة", "ar"],
      ["السكم", "ar"],
      ["किताप", "hi"],
    ] as const)
      expect(await found(query), query).toContain(language);
  });

  it("ranks words above others with the same stem", async () => {
    await index(
      document("walked", "en", ["Walked here", ""]),
      document("walks", "en", ["Walks here", ""]),
      document("walking", "en", ["Walking here", ""]),
      document("nationale", "fr", ["–", "La bibliothèque nationale."]),
      document("nationaux", "fr", ["–", "Les bibliothèques nationaux."]),
    );
    for (const form of ["walked", "walks", "walking"]) expect((await found(`${form} here`))[0]).toBe(form);
    expect(await found("bibliothèque nationale")).toEqual(["nationale", "nationaux"]);
    expect((await found("bibliothèques nationaux")).at(0)).toBe("nationaux");
  });

  it("finds what an older version has indexed, and refreshes it", async () => {
    const { db } = site.services;
    const kept = { language: "en" };
    expect(await isBehind(db.queries, kept)).toBe(false);
    const rules = sql`case ref when 'fr' then 'french' when 'th' then 'simple' else '' end`;
    await sql`update search_entries set language = ${rules} where ref in ('fr', 'th', 'en')`.execute(
      db.queries,
    );
    expect(await isBehind(db.queries, kept)).toBe(true);
    expect([await found("événements ville"), await found("council counted")]).toEqual([["fr"], ["en"]]);
    await refreshIndex(db, kept, { aborted: () => false });
    expect(await isBehind(db.queries, kept)).toBe(false);
    expect([await found("evenement ville"), await found("เมืองหลวง")]).toEqual([["fr"], ["th"]]);
    expect(await found("council counts")).toEqual(["en"]);
  });
});
