import type { Page } from '@playwright/test'
import { build } from 'vite'

/** The editor's reading and writing of texts as one script, for a page of a real browser. */
export async function editorScript() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/editor-entry.ts', formats: ['iife'], name: 'textEditor', fileName: 'editor' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The editor was not built.')
  return output.output[0].code
}

interface TextEditor {
  documentFrom: (html: string) => never
  htmlOf: (document: never) => string
  cleanPaste: (html: string) => string
  htmlFromMarkdown: (markdown: string) => Promise<string>
}

declare const textEditor: TextEditor

/** What the editor makes of a stored text. */
export function throughEditor(page: Page, html: string) {
  return page.evaluate((text) => textEditor.htmlOf(textEditor.documentFrom(text)), html)
}

/** What the editor makes of a text that was copied elsewhere. */
export function pasted(page: Page, html: string) {
  return page.evaluate((text) => textEditor.htmlOf(textEditor.documentFrom(textEditor.cleanPaste(text))), html)
}

export function pastedMarkdown(page: Page, markdown: string) {
  return page.evaluate(async (text) => {
    const html = textEditor.cleanPaste(await textEditor.htmlFromMarkdown(text))
    return textEditor.htmlOf(textEditor.documentFrom(html))
  }, markdown)
}
