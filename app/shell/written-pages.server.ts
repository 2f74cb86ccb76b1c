import { readFrontMatter } from '~/platform/front-matter'
import { renderMarkdown } from '~/rich-text/markdown.server'
import { outlineOf } from '~/rich-text/outline'
import { presentArticle } from '~/rich-text/present'
import type { PageText } from './markdown/page-as-text'
import docs from './pages/docs.md?raw'
import docsLicences from './pages/docs-licences.md?raw'
import help from './pages/help.md?raw'
import privacy from './pages/privacy.md?raw'
import terms from './pages/terms.md?raw'

const sources = { '/docs': docs, '/docs/licences': docsLicences, '/help': help, '/privacy': privacy, '/terms': terms }

type WrittenPagePath = keyof typeof sources

const rendered = new Map<WrittenPagePath, ReturnType<typeof render>>()

/** A page whose text is a file of the site itself: it changes with a release only. */
export function findWrittenPage(path: WrittenPagePath) {
  const page = rendered.get(path) ?? render(sources[path])
  rendered.set(path, page)
  return page
}

function render(source: string) {
  const { fields, body } = readFrontMatter(source)
  const html = renderMarkdown(body)
  return {
    title: String(fields.title),
    description: String(fields.description),
    html: presentArticle(html),
    outline: outlineOf(html),
    hasMarkdown: true,
  }
}

/** The same page for those who read text; undefined where none is a file of the site. */
export function findWrittenText(path: string): PageText | undefined {
  const source = Object.hasOwn(sources, path) ? sources[path as WrittenPagePath] : undefined
  if (source === undefined) return undefined
  const { fields, body } = readFrontMatter(source)
  return {
    canonical: path,
    title: String(fields.title),
    description: String(fields.description),
    text: body.trimStart(),
  }
}

/** All of them, with what each is about. */
export function writtenTexts() {
  return Object.keys(sources).flatMap((path) => {
    const page = findWrittenText(path)
    return page ? { path, title: page.title, note: page.description } : []
  })
}
