import { withCommas } from "#core/list-format.ts";
import type { Message } from "#core/message.ts";
import { m } from "#messages";

/** What was removed from files and what was kept, by the names that are stored. */
const words: Record<string, Message> = {
  author: m.adminMetadata.author,
  "last editor": m.adminMetadata.lastEditor,
  software: m.adminMetadata.software,
  company: m.adminMetadata.company,
  manager: m.adminMetadata.manager,
  template: m.adminMetadata.template,
  keywords: m.adminMetadata.keywords,
  subject: m.adminMetadata.subject,
  description: m.adminMetadata.description,
  dates: m.adminMetadata.dates,
  "custom properties": m.adminMetadata.customProperties,
  "sensitivity labels": m.adminMetadata.sensitivityLabels,
  "printer settings": m.adminMetadata.printerSettings,
  "preview picture": m.adminMetadata.previewPicture,
  "earlier versions": m.adminMetadata.earlierVersions,
  "folders on people's computers": m.adminMetadata.folders,
  "links that load something from other computers": m.adminMetadata.loadingLinks,
  "DDE links, which start programs": m.adminMetadata.ddeLinks,
  scripts: m.adminMetadata.scripts,
  "accounts of databases": m.adminMetadata.databaseAccounts,
  "names of people who commented or changed it": m.adminMetadata.namesOfEditors,
  "data that programs added (custom XML)": m.adminMetadata.customXml,
  JavaScript: m.adminMetadata.javaScript,
  "automatic actions": m.adminMetadata.automaticActions,
  "actions that open programs or files": m.adminMetadata.openingActions,
  "links to files on other computers": m.adminMetadata.remoteFiles,
  "attached programs": m.adminMetadata.attachedPrograms,
  "the XFA version of its form, which can have scripts": m.adminMetadata.xfaForm,
  "working data of the software": m.adminMetadata.workingData,
  "embedded metadata (XMP)": m.adminMetadata.embeddedXmp,
  "names of people who commented": m.adminMetadata.namesOfCommenters,
  "a password": m.adminMetadata.password,
  title: m.adminMetadata.title,
  artist: m.adminMetadata.artist,
  album: m.adminMetadata.album,
  date: m.adminMetadata.date,
  genre: m.adminMetadata.genre,
  comment: m.adminMetadata.comment,
  lyrics: m.adminMetadata.lyrics,
  pictures: m.adminMetadata.pictures,
  "data that programs added": m.adminMetadata.addedData,
  camera: m.adminMetadata.camera,
  names: m.adminMetadata.names,
  place: m.adminMetadata.place,
  "the names of people who commented or changed it": m.adminMetadata.keptNamesOfEditors,
  "links and fields of a part that cannot be read": m.adminMetadata.unreadPart,
  "what drawings (SVG) in it say of their authors": m.adminMetadata.drawings,
  "data that its fields show (custom XML)": m.adminMetadata.shownXml,
  "embedded objects (OLE)": m.adminMetadata.embeddedObjects,
  "what videos and recordings in it say of places and devices": m.adminMetadata.recordings,
  "what PDF files in it say of their authors": m.adminMetadata.pdfFiles,
  "ActiveX controls": m.adminMetadata.activeX,
  "what embedded documents say of their authors": m.adminMetadata.embeddedDocuments,
  "attached files, with what they say of their authors": m.adminMetadata.attachedFiles,
  "all metadata, because changing a signed file would break its signature": m.adminMetadata.signed,
  "what the files in it say of authors and places": m.adminMetadata.filesInside,
  "what the book says of authors and places": m.adminMetadata.book,
};

export function metadataInWords(stored: string): string {
  const word = wordOf(stored);
  if (word) return word();
  const [, removed, about] = /^metadata of ([\d,]+) pictures?(?: \((.+)\))?$/.exec(stored) ?? [];
  if (removed && about)
    return m.adminMetadata.ofPicturesAbout({ count: numberIn(removed), about: listed(about) });
  if (removed) return m.adminMetadata.ofPictures({ count: numberIn(removed) });
  const [, kept] = /^the metadata of ([\d,]+) pictures?$/.exec(stored) ?? [];
  if (kept) return m.adminMetadata.keptOfPictures({ count: numberIn(kept) });
  const [, host] = /^a button that sends what is entered to (.+)$/.exec(stored) ?? [];
  return host ? m.adminMetadata.sendingButton({ host }) : stored;
}

function wordOf(stored: string): Message | undefined {
  return Object.hasOwn(words, stored) ? words[stored] : undefined;
}

function listed(about: string): string {
  const parts = about.split(", ");
  return withCommas(parts.map((part) => wordOf(part)?.() ?? part));
}

function numberIn(text: string): number {
  return Number(text.replaceAll(",", ""));
}
