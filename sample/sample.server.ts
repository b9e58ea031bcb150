import { statSync } from "node:fs";
import { plainDocuments } from "#api/operations.ts";
import type { AdminContext, Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import { newId } from "#core/ids.ts";
import type { MediaStore } from "#core/services.ts";
import { instantAt } from "#core/zone.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { addComments } from "#features/comments/store.server.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import { addLikes } from "#features/likes/store.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { keepVideo, newVideo } from "#features/media/keep.server.ts";
import { addAvatar, addUser } from "#features/members/store.server.ts";
import { pageKind } from "#features/pages/kind.server.ts";
import { personKind } from "#features/people/kind.server.ts";
import { collectionKind } from "#features/photography/kind.server.ts";
import { linkTranslation } from "#features/publishing/translations.server.ts";
import { blogs } from "./blogs/blogs.ts";
import { calls } from "./calls.ts";
import { collections } from "./collections.ts";
import { comments } from "./comments.ts";
import { likes } from "./likes.ts";
import { members } from "./members.ts";
import { pathOf } from "./paths.ts";
import { people } from "./people.ts";
import { addPictures } from "./pictures.ts";
import { projects } from "./projects.ts";
import { publishDocument } from "./publish.server.ts";
import { recordOf } from "./records.server.ts";
import { series } from "./series.ts";
import { topics } from "./topics.ts";
import type { SampleBlog, SampleCollection, SamplePerson, SampleProject, SampleTopic } from "./types.ts";

const boardDaysAgo = 700;
const hour = 3_600_000;

/** Ids by the keys of the sample's files. */
type SampleIds = {
  members: Map<string, string>;
  blogs: Map<string, string>;
  collections: Map<string, string>;
  people: Map<string, string>;
  projects: Map<string, string>;
  series: Map<string, string>;
};

/**
 * Fills an empty database, with dates relative to `context.now`. The sample's own members create everything. The files of
 * pictures follow (`openWaitingPictures`).
 */
export async function writeSample(context: Context, media: MediaStore): Promise<SampleIds> {
  const ids: SampleIds = {
    members: await writeMembers(context),
    blogs: new Map(),
    collections: new Map(),
    people: new Map(),
    projects: new Map(),
    series: new Map(),
  };
  const [first] = members;
  if (!first) throw new Error("The sample has no members.");
  const actor = { id: idOf(ids.members, first.key), name: first.name, role: "admin", session: "" } as const;
  const ctx = { ...context, actor, media };
  const pictures = await addPictures(ctx);
  await writeAvatars(ctx, ids, pictures);
  for (const person of people) ids.people.set(person.key, await writePerson(ctx, person, pictures));
  for (const project of projects)
    ids.projects.set(project.key, await writeProject(ctx, project, ids, pictures));
  for (const { key, publishedDaysAgo, issn, ...page } of series) {
    const input = { ...page, template: "series" as const, parts: { issn } };
    const published = { authorId: actor.id, publishedAt: ago(ctx, publishedDaysAgo) };
    ids.series.set(key, await publishDocument(ctx, pageKind, input, published));
  }
  for (const blog of blogs.toSorted((one, other) => other.publishedDaysAgo - one.publishedDaysAgo)) {
    ids.blogs.set(blog.key, await writeBlog(ctx, blog, ids, pictures));
  }
  for (const { key, translationOf } of blogs)
    if (translationOf) {
      const [id, other] = [idOf(ids.blogs, key), idOf(ids.blogs, translationOf)];
      await linkTranslation(ctx, { kind: "blog", id, other });
    }
  for (const topic of topics) await writeTopic(ctx, topic, ids, pictures);
  for (const { deadlineInDays, publishedDaysAgo, ...call } of calls) {
    const deadline = instantAt(`${inDays(ctx, deadlineInDays)}T23:59`, ctx.site.timeZone);
    const published = { authorId: actor.id, publishedAt: ago(ctx, publishedDaysAgo) };
    await publishDocument(ctx, plainDocuments.call.kind, { ...call, deadline }, published);
  }
  for (const collection of collections) {
    ids.collections.set(collection.key, await writeCollection(ctx, collection, ids, pictures));
  }
  await writeCommentsAndLikes(ctx, ids);
  return ids;
}

type Pictures = Map<string, string>;

async function writeMembers(ctx: Context): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const member of members) {
    const joinedAt = ago(ctx, member.joinedDaysAgo);
    const id = newId(Date.parse(joinedAt));
    ids.set(member.key, id);
    const { name, email, role, bio } = member;
    await ctx.write(async (queries) => {
      const emailKey = email.toLowerCase();
      await addUser(queries, {
        id,
        name,
        email,
        emailKey,
        role,
        bio,
        passwordHash: null,
        joinedAt,
        disabledAt: null,
        verifiedAt: joinedAt,
      });
    });
  }
  return ids;
}

async function writeAvatars(ctx: Context, ids: SampleIds, pictures: Pictures): Promise<void> {
  for (const { key, portrait } of members) {
    if (!portrait) continue;
    const avatar = { userId: idOf(ids.members, key), mediaId: idOf(pictures, portrait) };
    await ctx.write((queries) => addAvatar(queries, avatar));
  }
}

async function writeBlog(
  ctx: AdminContext & { media: MediaStore },
  blog: SampleBlog,
  ids: SampleIds,
  pictures: Pictures,
): Promise<string> {
  const { title, content, section, subcategory, tags, cover, author, coAuthors } = blog;
  const named = (key: string) => ({
    personId: ids.people.get(key),
    userId: ids.members.get(key),
    name: key,
  });
  const draft = {
    title,
    language: blog.language,
    content,
    section,
    subcategory,
    tags,
    authors: coAuthors && [author, ...coAuthors].map(named),
    with: blog.with?.map((one) =>
      typeof one === "string" ? named(one) : { ...named(one.key), role: one.role },
    ),
    ...(blog.record ? { record: await recordOf(ctx, blog.record, ids.series) } : {}),
    ...eventOf(ctx, blog),
    projects: projectsOf(blog.key, ids),
    cover: cover ? { id: idOf(pictures, cover.file), alt: cover.alt, caption: cover.caption } : undefined,
  };
  const { id } = await publishBlog(ctx, draft, {
    authorId: idOf(ids.members, author),
    publishedAt: ago(ctx, blog.publishedDaysAgo),
  });
  if (!id) throw new Error(`The sample's blog ${blog.key} was not published.`);
  return id;
}

async function writeTopic(ctx: AdminContext, topic: SampleTopic, ids: SampleIds, pictures: Pictures) {
  const { title, tag, introduction, picture, content, publishedDaysAgo } = topic;
  const parts = {
    scope: "tag",
    topic: tag,
    introduction,
    picture: { mediaId: idOf(pictures, picture.file), alt: picture.alt },
    people: topic.people.map((key) => idOf(ids.people, key)),
    pinned: topic.pinned.map((key) => idOf(ids.blogs, key)),
  };
  const input = { title, content, template: "topic" as const, parts };
  await publishDocument(ctx, pageKind, input, {
    authorId: ctx.actor.id,
    publishedAt: ago(ctx, publishedDaysAgo),
  });
}

async function writeCollection(
  ctx: Context & { media: MediaStore },
  collection: SampleCollection,
  ids: SampleIds,
  pictures: Pictures,
): Promise<string> {
  const publishedAt = ago(ctx, collection.publishedDaysAgo);
  const media = collection.photographs.map(({ file, alt, caption }) => ({
    id: idOf(pictures, file),
    alt,
    caption,
  }));
  for (const { file, poster, alt, caption, ...size } of collection.videos ?? []) {
    const path = pathOf(`videos/${file}`);
    const still = await decode("picture", pathOf(`videos/${poster}`));
    const prepared = { ...size, path, contentType: "video/mp4", bytes: statSync(path).size, poster: still };
    const { id } = await keepVideo(ctx, ctx.media, newVideo(ctx, { alt }), prepared);
    media.push({ id, alt, caption });
  }
  const { key, title, description, category, tags, creator } = collection;
  const mediaType = collection.videos ? ("mixed" as const) : ("images" as const);
  const draft = { title, description, category, tags, mediaType, media, projects: projectsOf(key, ids) };
  return publishDocument(ctx, collectionKind, draft, { authorId: idOf(ids.members, creator), publishedAt });
}

async function writePerson(
  ctx: Context,
  { key, name: title, expertise: tags, portrait, ...person }: SamplePerson,
  pictures: Pictures,
): Promise<string> {
  const input = { ...person, title, tags, portraitId: idOf(pictures, portrait.file), onBoard: true };
  const published = { authorId: ctx.actor?.id ?? "", publishedAt: ago(ctx, boardDaysAgo) };
  return publishDocument(ctx, personKind, input, published);
}

async function writeProject(
  ctx: AdminContext,
  { key, picture, team, outputs, ...project }: SampleProject,
  ids: SampleIds,
  pictures: Pictures,
): Promise<string> {
  const { beginsDaysAgo, endsInDays, publishedDaysAgo, partners, ...texts } = project;
  const input = {
    ...texts,
    picture: { mediaId: idOf(pictures, picture.file), alt: picture.alt },
    begins: ago(ctx, beginsDaysAgo).slice(0, 10),
    ends: ago(ctx, -endsInDays).slice(0, 10),
    team: team.map((person) => idOf(ids.people, person)),
    partners: partners.map((partner) => ({ ...partner, logo: noPicture })),
  };
  const published = { authorId: ctx.actor.id, publishedAt: ago(ctx, publishedDaysAgo) };
  return publishDocument(ctx, plainDocuments.project.kind, input, published);
}

/** The ids of the projects whose output a document is. */
function projectsOf(key: string, ids: SampleIds): string[] {
  return projects.flatMap((project) =>
    project.outputs.includes(key) ? [idOf(ids.projects, project.key)] : [],
  );
}

async function writeCommentsAndLikes(ctx: Context, ids: SampleIds): Promise<void> {
  const rows = comments.map((comment) => {
    const createdAt = ago(ctx, comment.daysAgo);
    return {
      id: newId(Date.parse(createdAt)),
      blogId: idOf(ids.blogs, comment.blog),
      userId: idOf(ids.members, comment.member),
      text: comment.text,
      createdAt,
      acceptedAt: createdAt,
    };
  });
  const liked = likes.flatMap(({ blog, members: keys }) =>
    keys.map((key, index) => ({
      blogId: idOf(ids.blogs, blog),
      userId: idOf(ids.members, key),
      createdAt: ago(ctx, index / 24),
    })),
  );
  await ctx.write(async (queries, invalidate) => {
    await addComments(queries, rows);
    await addLikes(queries, liked);
    invalidate("blogs");
  });
}

function eventOf(ctx: Context, { eventInDays, eventHour = 18, eventHours, event }: SampleBlog) {
  if (eventInDays === undefined) return {};
  const start = instantAt(
    `${inDays(ctx, eventInDays)}T${String(eventHour).padStart(2, "0")}:00`,
    ctx.site.timeZone,
  );
  const end = eventHours && new Date(Date.parse(start) + eventHours * hour).toISOString();
  return { ...event, eventDate: start, ...(end ? { eventEnd: end } : {}) };
}

/** The day in the time zone of the site. */
function inDays({ now, site }: Context, days: number): Temporal.PlainDate {
  return Temporal.Instant.from(now).toZonedDateTimeISO(site.timeZone).toPlainDate().add({ days });
}

function ago(ctx: Context, days: number): string {
  return new Date(Date.parse(ctx.now) - days * day).toISOString();
}

function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The sample has no ${key}.`);
  return id;
}
