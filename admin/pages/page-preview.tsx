import { topOf } from "#app/listing/listing-page.tsx";
import { useApi } from "#core/api.ts";
import { AboutPage } from "#features/pages/about-page.tsx";
import { ContactPage } from "#features/pages/contact-page.tsx";
import type { EditablePage, Page } from "#features/pages/contract.ts";
import { FreeText } from "#features/pages/free-text.tsx";
import { SeriesPage } from "#features/pages/series-page.tsx";
import { TextPage } from "#features/pages/text-page.tsx";
import { TopicPage } from "#features/pages/topic-page.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { inputOf, type PageFields } from "./fields.ts";

type PagePreviewProps = { fields: PageFields; document?: EditablePage };

export default function OwnPagePreview({ fields, document }: PagePreviewProps) {
  const { pages } = useApi();
  const { template } = fields;
  return (
    <PagePreview load={() => pages.preview({ ...inputOf(fields), template, _id: document?._id })}>
      {(page) => <Shown page={{ ...page, date: document?.publishedAt ?? page.date }} />}
    </PagePreview>
  );
}

/** Shows a page without the board, the lists and the main office, which are not in the form. */
function Shown({ page }: { page: Page }) {
  if (page.template === "about")
    return <AboutPage page={page} board={<Elsewhere text="The governing board" />} urlOfArea={() => ""} />;
  if (page.template === "contact")
    return <ContactPage page={page} office={<Elsewhere text="The main office" />} hasAddress />;
  if (page.template === "listing")
    return (
      <>
        <PageHeader {...topOf(page)} />
        <Elsewhere text={"The list"} />
        <FreeText page={page} />
      </>
    );
  if (page.template === "topic")
    return (
      <TopicPage page={page}>
        <Elsewhere text="Everything on the topic" />
      </TopicPage>
    );
  if (page.template === "series")
    return (
      <SeriesPage page={page}>
        <Elsewhere text="The numbers of the series" />
      </SeriesPage>
    );
  return <TextPage page={page} />;
}

function Elsewhere({ text }: { text: string }) {
  return (
    <div className="page section">
      <p className="rounded-base border border-dashed border-control p-6 text-center text-small text-muted">
        {text} appears here.
      </p>
    </div>
  );
}
