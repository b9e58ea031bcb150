/** An email to one person. Its text and its HTML are made of the same content. */
export type Email = {
  to: string;
  subject: string;
  content: EmailContent;
  icalEvent?: { method: "PUBLISH" | "CANCEL"; filename: string; content: string };
};

/** Lines of a text stay; a blank line begins a new paragraph. */
export type EmailContent = {
  /** Above the heading, such as “Confirm your registration”. */
  label?: string;
  /** Only in the HTML: the subject has the same words. */
  heading: string;
  greeting?: string;
  paragraphs: string[];
  facts?: EmailFact[];
  button?: EmailLink;
  /** After the button. */
  notes?: string[];
  /** Why the recipient gets the email. */
  reason: string;
  /** After the reason. */
  links?: EmailLink[];
};

/** A row of a table, such as when and where. Each of several values has its own line. */
export type EmailFact = { name: string; value: string | string[] };

export type EmailLink = { text: string; url: string };

export type RenderedEmail = { text: string; html: string; attachments: EmailPicture[] };

type EmailPicture = { cid: string; filename: string; contentType: string; content: Buffer };
