import {
  CalendarClock,
  FileText,
  ImageOff,
  MessageSquare,
  MessageSquareWarning,
  PencilLine,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { blogPath } from "#features/addresses/paths.ts";
import type { Overview } from "#features/overview/contract.ts";
import { editPath, mainList } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Moment, ShortDay } from "#ui/time-zone.tsx";
import { documentTexts } from "../list/document-texts.ts";

const maxCounted = 100;
const row = "group/row flex min-h-11 items-start justify-between gap-4 py-2.5";
const countLink =
  "inline-flex min-h-9 min-w-6 items-center justify-end text-small font-semibold text-brand underline-offset-4 hover:underline";
const rowTitle = "font-semibold group-hover/row:text-brand group-hover/row:underline underline-offset-4";

const PlainMoment = ({ instant }: { instant: string }) => <Moment withoutZone instant={instant} />;

export function Waiting({ overview }: { overview: Overview }) {
  const { drafts, scheduled, waitingComments, comments, files } = overview;
  const waits = [drafts, scheduled, waitingComments, comments, files].some(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="heading border-t-2 border-ink pt-4 text-h3">
        {m.adminOverview.waiting()}
      </h2>
      {waits ? (
        <div className="mt-4 gap-x-10 sm:columns-2 sm:has-[>:only-child]:columns-1">
          <CommentsPart
            title={m.adminOverview.commentsToApprove()}
            Icon={MessageSquareWarning}
            comments={waitingComments}
            more="/manage-comments?state=waiting"
            pathOf={() => "/manage-comments?state=waiting"}
          />
          <DocumentsPart
            title={m.adminOverview.drafts()}
            Icon={PencilLine}
            documents={drafts}
            status="draft"
            Time={ShortDay}
          />
          <DocumentsPart
            title={m.adminOverview.scheduled()}
            Icon={CalendarClock}
            documents={scheduled}
            status="scheduled"
            Time={PlainMoment}
          />
          <CommentsPart
            title={m.adminOverview.newComments()}
            Icon={MessageSquare}
            comments={comments}
            more="/manage-comments?state=shown"
            pathOf={(blog) => `${blogPath(blog)}#comments`}
          />
          <FilesPart files={files} />
        </div>
      ) : (
        <p className="mt-3 text-muted">{m.adminOverview.nothingWaits()}</p>
      )}
    </section>
  );
}

function FilesPart({ files: { count, items } }: Pick<Overview, "files">) {
  return (
    <Part
      title={m.adminOverview.missingAltText()}
      Icon={ImageOff}
      count={count}
      more="/manage-media?alt=missing"
    >
      <li className="pt-2.5">
        <Link to="/manage-media?alt=missing" className="block rounded-base">
          <span className="flex gap-2">
            {items.map(({ _id, picture }) =>
              picture ? (
                <img
                  key={_id}
                  src={picture}
                  alt=""
                  width={96}
                  height={96}
                  className="aspect-square max-w-24 min-w-0 flex-1 rounded-base bg-sunken object-cover"
                />
              ) : (
                <span
                  key={_id}
                  className="flex aspect-square max-w-24 min-w-0 flex-1 items-center justify-center rounded-base bg-sunken text-muted"
                >
                  <FileText aria-hidden className="size-5" />
                </span>
              ),
            )}
          </span>
          <span className="mt-2.5 block text-meta text-muted">{m.adminOverview.missingAltTextHint()}</span>
        </Link>
      </li>
    </Part>
  );
}

type Kinds = Overview["drafts"]["kinds"];

/** The only list that has some of these documents, or each that has. */
function linksTo(kinds: Kinds, status: "draft" | "scheduled"): Pick<PartProps, "more" | "foot"> {
  const links = kinds.map(({ kind, count }) => ({
    ...mainList(kind),
    count,
    to: `${mainList(kind).path}?status=${status}`,
  }));
  if (links.length < 2) return { more: links[0]?.to };
  const foot = links.map(({ kind, to, noun, count }) => (
    <Link key={kind} to={to} className={countLink}>
      {count >= maxCounted
        ? documentTexts[noun].countAbove({ count: maxCounted - 1 })
        : documentTexts[noun].count({ count })}
    </Link>
  ));
  return { foot };
}

function upTo(count: number): string {
  return count >= maxCounted ? `${maxCounted - 1}+` : `${count}`;
}

type PartProps = {
  title: string;
  Icon: typeof FileText;
  count: number;
  /** The list of all of them, if it is one. */
  more?: string;
  foot?: ReactNode;
  children: ReactNode;
};

/** Nothing if nothing of this kind waits. */
function Part({ title, Icon, count, more, foot, children }: PartProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title} className="break-inside-avoid pb-8">
      <h3 className="flex min-h-11 items-center justify-between gap-3 border-b border-control">
        <span className="flex items-center gap-2.5 font-semibold">
          <Icon aria-hidden className="size-4.5 text-accent" />
          {title}
        </span>
        {more && (
          <Link to={more} className={countLink}>
            {rich(
              m.adminOverview.countInAll({
                count: upTo(count),
                title,
                more: (text) => <span className="sr-only">{text}</span>,
              }),
            )}
          </Link>
        )}
      </h3>
      <ul>{children}</ul>
      {foot && <p className="mt-1.5 flex flex-wrap gap-x-4">{foot}</p>}
    </section>
  );
}

type CommentsPartProps = Pick<PartProps, "title" | "Icon" | "more"> & {
  comments: Overview["comments"];
  pathOf(blog: Overview["comments"]["items"][number]["blog"]): string;
};

function CommentsPart({ comments, pathOf, ...part }: CommentsPartProps) {
  return (
    <Part {...part} count={comments.count}>
      {comments.items.map(({ _id, name, text, blog }) => (
        <li key={_id} className="border-b border-hairline">
          <Link to={pathOf(blog)} className={row}>
            <span className="min-w-0">
              <span className="line-clamp-2 text-meta text-muted">
                {rich(
                  m.adminOverview.commentOn({
                    person: (
                      <bdi className={`text-ink ${rowTitle}`}>{name || m.adminOverview.formerMember()}</bdi>
                    ),
                    article: <bdi lang={listedIn(blog.language).lang}>{blog.title}</bdi>,
                  }),
                )}
              </span>
              <span dir="auto" className="mt-0.5 block text-small text-match-parent break-words">
                {text}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Part>
  );
}

type DocumentsPartProps = Pick<PartProps, "title" | "Icon"> & {
  documents: Overview["drafts"];
  status: "draft" | "scheduled";
  Time(props: { instant: string }): ReactNode;
};

function DocumentsPart({ documents, status, Time, ...part }: DocumentsPartProps) {
  const { count, items, kinds } = documents;
  return (
    <Part {...part} count={count} {...linksTo(kinds, status)}>
      {items.map((item) => (
        <li key={item._id} className="border-b border-hairline">
          <Link to={editPath(item.kind, item._id)} className={row}>
            <span className="min-w-0">
              <span {...listedIn(item.language)} className={`break-words ${rowTitle}`}>
                {item.title}
              </span>
              <span className="mt-0.5 block text-meta text-muted">
                {item.kind !== "blog" && `${m.adminOverview.kind({ kind: item.kind })} · `}
                <Time instant={item.at} />
                {item.author && (
                  <>
                    {" · "}
                    <bdi>{item.author}</bdi>
                  </>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Part>
  );
}
