import type { ReactNode } from "react";
import { topOf } from "#app/listing/listing-page.tsx";
import { useApi } from "#core/api.ts";
import { AboutPage } from "#features/pages/about-page.tsx";
import { ContactPage } from "#features/pages/contact-page.tsx";
import type { EditablePage, Page } from "#features/pages/contract.ts";
import { FreeText } from "#features/pages/free-text.tsx";
import { SeriesPage } from "#features/pages/series-page.tsx";
import type { Template } from "#features/pages/templates.ts";
import { TextPage } from "#features/pages/text-page.tsx";
import { TopicPage } from "#features/pages/topic-page.tsx";
import { m } from "#messages";
import { PageHeader } from "#ui/page-header.tsx";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { inputOf, type PageFields } from "./fields.ts";

type PagePreviewProps = { fields: PageFields; document?: EditablePage };

export default function OwnPagePreview({ fields, document }: PagePreviewProps) {
  const { pages } = useApi();
  return (
    <PagePreview load={() => pages.preview({ ...inputOf(fields), _id: document?._id })}>
      {(page) => shownBy[page.template]({ ...page, date: document?.publishedAt ?? page.date })}
    </PagePreview>
  );
}

/** What each template shows, without the board, the lists and the main office, which are not in the form. */
const shownBy: Record<Template, (page: Page) => ReactNode> = {
  text: (page) => <TextPage page={page} />,
  about: (page) => (
    <AboutPage page={page} board={<Elsewhere text={m.adminPages.boardHere()} />} urlOfArea={() => ""} />
  ),
  contact: (page) => (
    <ContactPage page={page} office={<Elsewhere text={m.adminPages.officeHere()} />} hasAddress />
  ),
  listing: (page) => (
    <>
      <PageHeader {...topOf(page)} />
      <Elsewhere text={m.adminPages.listHere()} />
      <FreeText page={page} />
    </>
  ),
  topic: (page) => (
    <TopicPage page={page}>
      <Elsewhere text={m.adminPages.topicHere()} />
    </TopicPage>
  ),
  series: (page) => (
    <SeriesPage page={page}>
      <Elsewhere text={m.adminPages.seriesHere()} />
    </SeriesPage>
  ),
};

function Elsewhere({ text }: { text: string }) {
  return (
    <div className="page section">
      <p className="rounded-base border border-dashed border-control p-6 text-center text-small text-muted">
        {text}
      </p>
    </div>
  );
}
