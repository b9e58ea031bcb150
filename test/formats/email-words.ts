import type { Entered } from "#test/content/every-email.ts";

const place = {
  place: "Casa da Rua, room 2",
  placeAddress: "Rua do Norte 14\n1200-285 Lisboa",
  directions: "Tram 28 to Camões.\nThe bell is on the left.",
  accessNotes: "Two steps; a ramp is laid out on request.",
  online: true,
  onlineUrl: "https://meet.example.org/room-4711",
};
/** What two institutes and their guests enter, and nobody should. */
export const worlds: Record<string, Entered & { institute: string; address: string[] }> = {
  plain: {
    institute: "Institute of the Path",
    address: ["14 Rua do Norte", "1200-285 Lisboa"],
    person: "Amara Okafor-Díaz",
    event: { title: "A walk along the buried river", ...place },
    note: "The hall is shut. Nobody has to register again.",
    message:
      "Dear all,\n\nplease bring shoes that may get wet.\nThe way is at https://path.example.org/way?from=1&to=2.\n\nSee you there",
  },
  hostile: {
    institute: '<b>Institut</b> "für" & {{name}} [[body]]',
    address: ["<img src=https://evil.example/a.png>", "{{brand}} $& $1"],
    person: '<script>alert(1)</script> "=HYPERLINK()"',
    event: {
      ...place,
      title: `نهر مدفون </title><script>alert(1)</script> ${"Donaudampfschiff".repeat(9)}`,
      place: '"><img src=x onerror=alert(1)>',
      directions: "javascript:alert(1) <a href='https://evil.example'>click</a>\r\n\r\n--\r\nSubject: no",
    },
    note: "</td></table><style>*{display:none}</style>“\u202Eunclosed",
    message: '{{ink}}<!--\n\n\n\n-->\n\u2067https://evil.example/"onmouseover=alert(1)',
  },
};
