import { test as base, type Page } from '@playwright/test'
import { build } from 'vite'

/** The editor of articles as one script and its style, for a page of a real browser without the site. */
async function articleEditorFiles() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/article-editor-entry.tsx', formats: ['iife'], name: 'article', fileName: 'article' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The editor was not built.')
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))
  return { script: result.output[0].code, style: style?.type === 'asset' ? String(style.source) : '' }
}

type Files = Awaited<ReturnType<typeof articleEditorFiles>>

declare const article: { show: (html: string) => void; text: () => string; said: string[] }

/** Tests whose page has the editor in it; it is built once for all tests of a worker. */
export const test = base.extend<object, { files: Files }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => use(await articleEditorFiles()),
    { scope: 'worker' },
  ],
  page: async ({ page, files: { script, style } }, use) => {
    await page.route('http://editor.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><main id="root"></main>' }),
    )
    await page.goto('http://editor.test/')
    await page.addStyleTag({ content: style })
    await page.addScriptTag({ content: script })
    await use(page)
  },
})

export const area = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const written = (page: Page) => page.evaluate(() => article.text())
export const toldWriter = (page: Page) => page.evaluate(() => article.said)

/** Shows an editor with this text, the cursor in it. */
export async function write(page: Page, html = '') {
  await page.evaluate((text) => article.show(text), html)
  await area(page).focus()
}

/** Drops or pastes one picture of this name; a drop goes onto the block with this number. */
export function bringPicture(page: Page, name: string, onto?: number) {
  return area(page).evaluate(
    (element, [file, block]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file], `${file}.png`, { type: 'image/png' }))
      const about = { bubbles: true, cancelable: true }
      if (block === undefined)
        return element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: transfer }))
      const blocks = element.children
      const place = blocks[Number(block) % blocks.length]?.getBoundingClientRect() ?? new DOMRect()
      const point = { clientX: place.left + 20, clientY: place.top + place.height / 2 }
      return element.dispatchEvent(new DragEvent('drop', { ...about, ...point, dataTransfer: transfer }))
    },
    [name, onto] as const,
  )
}

/** Pastes as the browser does, with what programs put on the clipboard. */
export function paste(page: Page, data: Record<string, string>) {
  return area(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
