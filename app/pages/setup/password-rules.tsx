import { Check, Circle } from "lucide-react";
import { isMadeOf, isPattern, lengthOf, shortest } from "#features/members/password-rules.ts";
import { classes } from "#ui/classes.ts";

type PasswordRulesProps = {
  password: string;
  values: { name: string; "admin.name": string; "admin.email": string };
};

/** Ticks each rule as the password is typed. The server also rejects common passwords. */
export function PasswordRules({ password, values }: PasswordRulesProps) {
  const own = [values.name, values["admin.name"], values["admin.email"]];
  const isTyped = password !== "";
  const rules = [
    { text: `At least ${shortest} characters`, met: lengthOf(password) >= shortest },
    { text: "Not a sequence or a repetition", met: isTyped && !isPattern(password) },
    { text: "Not your name, your address or the institute's", met: isTyped && !isMadeOf(password, ...own) },
  ];
  return (
    <span className="mt-2 grid gap-1">
      {rules.map(({ text, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <span key={text} className={classes("flex items-center gap-2", met && "text-success")}>
            <Icon aria-hidden className={met ? "size-4 shrink-0" : "size-4 shrink-0 [scale:0.6]"} />
            {text}
            <span className="sr-only">{met ? " (done)." : "."}</span>
          </span>
        );
      })}
    </span>
  );
}
