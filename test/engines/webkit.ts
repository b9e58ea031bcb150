import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, Key, type WebElement } from "selenium-webdriver";
import { type Browser, finderOf, maxWait, type Target, windowSize } from "./browser.ts";

const keys = { Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT };

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function openWebkit(miniBrowser: string): Promise<Browser> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = `:${String(await firstOutput(screen)).trim()}`;
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  const driver = await connected(`http://127.0.0.1:${port}`, miniBrowser);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });

  async function element(target: Target): Promise<WebElement> {
    const found = await driver.wait(
      () => driver.executeScript<WebElement | null>(`return ${finderOf(target)} ?? null`),
      maxWait,
      `waiting for ${JSON.stringify(target)}`,
    );
    if (!found) throw new Error(`There is no ${JSON.stringify(target)}.`);
    return found;
  }

  return {
    open: (url) => driver.get(url),
    async click(target) {
      await (await element(target)).click();
    },
    async type(target, text) {
      await (await element(target)).sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async text(target) {
      return driver.executeScript("return arguments[0].textContent", await element(target));
    },
    async attribute(target, name) {
      return driver.executeScript(
        "return arguments[0].getAttribute(arguments[1])",
        await element(target),
        name,
      );
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async close() {
      await driver.quit();
      service.kill();
      screen.kill();
    },
  };
}

/** Retries until the service listens. */
async function connected(url: string, binary: string) {
  for (;;) {
    const ready = await fetch(`${url}/status`).catch(() => null);
    if (ready) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
}

async function firstOutput(child: ChildProcess): Promise<Buffer> {
  if (!child.stdout) throw new Error("The program has no output.");
  const [data] = await once(child.stdout, "data");
  return data;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (!address || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
