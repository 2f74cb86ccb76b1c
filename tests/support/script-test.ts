import { type Browser, test as base } from '@playwright/test'
import { build } from 'vite'

type Files = Awaited<ReturnType<typeof buildScript>>

/** A script of tests/support and its style, for a page of a real browser without the site. */
async function buildScript(entry: string, name: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: `tests/support/${entry}`, formats: ['iife'], name, fileName: name },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The script was not built.')
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))
  return { script: result.output[0].code, style: style?.type === 'asset' ? String(style.source) : '' }
}

const HTML =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"><main id="root"></main><script src="/script.js"></script>'

async function openScriptPage(browser: Browser, { script, style }: Files) {
  const page = await (await browser.newContext()).newPage()
  await page.route('http://editor.test/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/script.js') return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
    if (path === '/style.css') return route.fulfill({ contentType: 'text/css; charset=utf-8', body: style })
    return route.fulfill({ contentType: 'text/html', body: HTML })
  })
  await page.goto('http://editor.test/')
  return page
}

/**
 * Tests whose page has the script in it, under its name. The script is built and its page opened once for all tests of a
 * worker: each draws anew what it looks at. A test that changes the page itself has one of its own (`isAlone`).
 */
export const testWithScript = (entry: string, name: string) =>
  base.extend<{ isAlone: boolean }, { files: Files; shared: Awaited<ReturnType<typeof openScriptPage>> }>({
    isAlone: [false, { option: true }],
    files: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
      async ({}, use) => use(await buildScript(entry, name)),
      { scope: 'worker' },
    ],
    shared: [async ({ browser, files }, use) => use(await openScriptPage(browser, files)), { scope: 'worker' }],
    page: async ({ isAlone, shared, browser, files }, use) => {
      if (!isAlone) return use(shared)
      const page = await openScriptPage(browser, files)
      await use(page)
      await page.context().close()
    },
  })
