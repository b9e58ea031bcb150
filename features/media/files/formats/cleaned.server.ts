/** A picture without metadata, and of what that told: place, camera, names, dates. */
export type CleanedPicture = { bytes: Buffer; about: string[] };

const inXmp: [word: string, name: RegExp][] = [
  ["place", /exif:GPS|photoshop:City|Iptc4xmpCore:Location/],
  ["camera", /tiff:Model|aux:SerialNumber/],
  ["names", /dc:creator|photoshop:(Credit|AuthorsPosition)/],
  ["dates", /xmp:CreateDate|photoshop:DateCreated/],
];

export function aboutXmp(text: string): string[] {
  return inXmp.filter(([, name]) => name.test(text)).map(([word]) => word);
}
