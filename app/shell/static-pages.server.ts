import type { RouterContextProvider } from 'react-router'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { enhanceArticleHtml } from '~/rich-text/enhance-article-html'
import { extractOutline } from '~/rich-text/outline'
import { renderMarkdown } from '~/rich-text/render-markdown.server'
import { loadStaticLinks } from '~/wings/web/pages/static-links.queries.server'
import docs from './pages/docs.md?raw'
import docsLicences from './pages/docs-licences.md?raw'
import help from './pages/help.md?raw'
import privacy from './pages/privacy.md?raw'
import terms from './pages/terms.md?raw'
import type { PageMarkdown } from './seo/page-markdown'

const sources = { '/docs': docs, '/docs/licences': docsLicences, '/help': help, '/privacy': privacy, '/terms': terms }

type StaticPagePath = keyof typeof sources

const renderCache = new Map<StaticPagePath, { source: string; page: ReturnType<typeof render> }>()

type Context = Readonly<RouterContextProvider>

/** For a loader: a page whose text is a file of the site itself. Sentences about content that is not there are left out. */
export async function loadStaticPage(context: Context, path: StaticPagePath) {
  const source = await dropDeadLinks(context, sources[path])
  const before = renderCache.get(path)
  if (before?.source === source) return before.page
  const page = render(source)
  renderCache.set(path, { source, page })
  return page
}

const sentence = /[^.!?\n]+[.!?]?/g
const contentLink = /\]\((\/(?:blog|tools)\/[a-z0-9-]+)\)/g

async function dropDeadLinks(context: Context, source: string) {
  const paths = [...new Set([...source.matchAll(contentLink)].map(([, path = '']) => path))]
  const links = await loadStaticLinks(context, paths)
  return paths.reduce((text, path) => {
    const to = links[path]
    return to
      ? text.replaceAll(`](${path})`, `](${to})`)
      : text.replace(sentence, (words) => (words.includes(`](${path})`) ? '' : words))
  }, source)
}

function render(source: string) {
  const { fields, body } = parseFrontMatter(source)
  const html = renderMarkdown(body)
  return {
    title: String(fields.title),
    description: String(fields.description),
    html: enhanceArticleHtml(html),
    outline: extractOutline(html),
    hasMarkdown: true,
  }
}

/** The same page for those who read text; undefined where none is a file of the site. */
export async function loadStaticPageMarkdown(context: Context, path: string): Promise<PageMarkdown | undefined> {
  return isStaticPage(path) ? toPageMarkdown(path, await dropDeadLinks(context, sources[path])) : undefined
}

function isStaticPage(path: string): path is StaticPagePath {
  return Object.hasOwn(sources, path)
}

function toPageMarkdown(path: StaticPagePath, source = sources[path]): PageMarkdown {
  const { fields, body } = parseFrontMatter(source)
  return {
    canonical: path,
    title: String(fields.title),
    description: String(fields.description),
    markdown: body.trimStart(),
  }
}

/** All of them, with what each is about. */
export function listStaticPages() {
  return Object.keys(sources)
    .filter(isStaticPage)
    .map((path) => toPageMarkdown(path))
    .map(({ canonical, title, description }) => ({ path: canonical, title, note: description }))
}
