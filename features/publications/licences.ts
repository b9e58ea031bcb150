/** Licences of a publication by their short names. */
export const licences = {
  "": { name: "Not stated", url: "" },
  by: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
  "by-sa": { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
  "by-nd": { name: "CC BY-ND 4.0", url: "https://creativecommons.org/licenses/by-nd/4.0/" },
  "by-nc": { name: "CC BY-NC 4.0", url: "https://creativecommons.org/licenses/by-nc/4.0/" },
  "by-nc-sa": { name: "CC BY-NC-SA 4.0", url: "https://creativecommons.org/licenses/by-nc-sa/4.0/" },
  "by-nc-nd": { name: "CC BY-NC-ND 4.0", url: "https://creativecommons.org/licenses/by-nc-nd/4.0/" },
  cc0: { name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
} as const;

type Licence = keyof typeof licences;

/** The labels of licences in the form, with what each allows. */
export const licenceOptions = {
  "": "Not stated",
  by: "CC BY: free to use with attribution",
  "by-sa": "CC BY-SA: with attribution, under the same licence",
  "by-nd": "CC BY-ND: with attribution, unchanged",
  "by-nc": "CC BY-NC: with attribution, not commercially",
  "by-nc-sa": "CC BY-NC-SA: not commercially, under the same licence",
  "by-nc-nd": "CC BY-NC-ND: not commercially, unchanged",
  cc0: "CC0: no rights reserved",
} as const satisfies Record<Licence, string>;
