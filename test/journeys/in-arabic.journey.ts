import { journeysIn } from "./in-language.ts";
import { test } from "./site.ts";

test.use({ writable: "Arabic" });
journeysIn({ language: "ar", title: "مقاعد الرصيف", text: "أربعون مقعدًا تنتظر على ضفة الماء." });
