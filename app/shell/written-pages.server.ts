import type { RouterContextProvider } from 'react-router'
import { showConstantLinks } from '~/domains/pages/constant-links.server'
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

const rendered = new Map<WrittenPagePath, { source: string; page: ReturnType<typeof render> }>()

type Context = Readonly<RouterContextProvider>

/** For a loader: a page whose text is a file of the site itself. Sentences about content that is not there are left out. */
export async function showWrittenPage(context: Context, path: WrittenPagePath) {
  const source = await withoutDeadLinks(context, sources[path])
  const before = rendered.get(path)
  if (before?.source === source) return before.page
  const page = render(source)
  rendered.set(path, { source, page })
  return page
}

const sentence = /[^.!?\n]+[.!?]?/g
const contentLink = /\]\((\/(?:blog|tools)\/[a-z0-9-]+)\)/g

async function withoutDeadLinks(context: Context, source: string) {
  const paths = [...new Set([...source.matchAll(contentLink)].map(([, path = '']) => path))]
  const links = await showConstantLinks(context, paths)
  return paths.reduce((text, path) => {
    const to = links[path]
    return to
      ? text.replaceAll(`](${path})`, `](${to})`)
      : text.replace(sentence, (words) => (words.includes(`](${path})`) ? '' : words))
  }, source)
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
export async function showWrittenText(context: Context, path: string): Promise<PageText | undefined> {
  return isWritten(path) ? textOf(path, await withoutDeadLinks(context, sources[path])) : undefined
}

function isWritten(path: string): path is WrittenPagePath {
  return Object.hasOwn(sources, path)
}

function textOf(path: WrittenPagePath, source = sources[path]): PageText {
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
  return Object.keys(sources)
    .filter(isWritten)
    .map((path) => textOf(path))
    .map(({ canonical, title, description }) => ({ path: canonical, title, note: description }))
}
