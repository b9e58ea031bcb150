import { useSession } from "#features/members/session.ts";
import { settingText } from "#features/settings/text-language.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { ownText } from "#ui/text-language.ts";
import { useSite } from "../../site/site.ts";

/** While a member's name is loading, the line keeps its height and is empty. */
export function WelcomeBar({ level, heading, text }: { level: 1 | 2; heading: string; text: string }) {
  const { state, member } = useSession();
  const { name } = useSite();
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section aria-labelledby="welcome" className="border-b border-hairline bg-surface">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8 md:py-10">
        <div className="min-w-0">
          <Title
            id="welcome"
            {...(heading ? ownText("home.sections.welcome.heading") : { dir: "auto" })}
            className="heading text-h3 wrap-anywhere"
          >
            {heading || (needsArticle(name) ? m.home.welcomeToThe({ name }) : m.home.welcome({ name }))}
          </Title>
          <p className="mt-1.5 min-h-[3.2em] text-muted sm:min-h-0">
            {state === "member" ? (
              m.home.hello({ name: member.name })
            ) : (
              <span
                {...settingText("home.welcome", text, [m.defaults.welcome()])}
                className="for-visitors-words wrap-anywhere"
              >
                {text}
              </span>
            )}
          </p>
        </div>
        <LinkButton variant="outline" to="/about">
          {m.home.aboutUs()}
        </LinkButton>
      </div>
    </section>
  );
}

const ofNames =
  /(?:^|\s)(?:institute|cent(?:re|er)|foundation|trust|association|council|network|school|observatory|society|university|academy|forum|initiative|alliance|college|laboratory|lab|office|agency|commission|house|union|project|group)\b/i;

/** "the Research Institute", but "The Path Trust", "Footpath" and "Institut Marlow" as they are. */
function needsArticle(name: string): boolean {
  return !/^the\s/i.test(name) && ofNames.test(name);
}
