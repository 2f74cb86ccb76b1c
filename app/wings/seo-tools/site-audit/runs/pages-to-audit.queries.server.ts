import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { postAnalysisInput } from '~/wings/content/blog/post-analysis-input'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageAnalysisInput } from '~/wings/content/landing-pages/landing-page-analysis-input'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { findPublishedContents } from '~/wings/publishing/writing/published-contents.queries.server'
import type { ExternalLinkCheck } from '~/wings/seo-tools/external-links/external-link'
import { findExternalLinkChecks } from '~/wings/seo-tools/external-links/queries.server'
import { productAnalysisInput } from '~/wings/shop/products/product-analysis-input'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { measurePictureSizes } from '~/wings/site/media/picture-sizes.commands.server'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { findBrand } from '~/wings/site/settings/queries.server'
import {
  type IndexedPageRecord,
  listIndexedPages,
  type StoredPageFacts,
} from '~/wings/web/pages/indexed-pages.queries.server'
import { countPagesLinkingTo } from '~/wings/web/pages/page-index.queries.server'
import { listPagesWithKeyphrases } from '~/wings/web/seo/keyphrases.queries.server'
import { findSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'
import type { SeoFields } from '~/wings/web/seo/seo-fields'
import type { AnalyzedPage, AnalyzedText, OtherPage } from '~/wings/web/seo-analysis/analyzed-page'
import { parseSynonyms } from '~/wings/web/seo-analysis/parse-synonyms'
import type { ExternalLink, RenderedFacts } from '~/wings/web/seo-analysis/rendered-facts'
import type { SiteFinding } from '~/wings/web/seo-analysis/site-findings'
import type { PageToAudit } from './audit-page'
import { toFinding } from './cross-page-checks'

const isExternal = (href: string) => !href.startsWith('/')

/** What a state means for the page that links there; of the others nothing can be said yet, or at all. */
const externalLinkResults: Partial<Record<ExternalLinkCheck['state'], ExternalLink['state']>> = {
  fine: 'fine',
  moved: 'moved',
  insecure: 'insecure',
  broken: 'broken',
}

interface LoadOptions {
  /** Behind this path. */
  after: string
  limit: number
  origin: string
  dataDir: string
  crossPageFindings: ReadonlyMap<string, SiteFinding[]>
}

/**
 * The next pages by path, each with its text, what it wants to be found by and what other pages say of it. Between the
 * questions visitors are answered.
 */
export async function listPagesToAudit(
  db: Database,
  { after, limit, origin, dataDir, crossPageFindings }: LoadOptions,
): Promise<PageToAudit[]> {
  const pages = await listIndexedPages(db, { after, limit })
  await breathe()
  const texts = await findEntryTexts(db, pages)
  await breathe()
  const fields = await findSearchAppearances(
    db,
    pages.map(({ facts }) => facts.path),
  )
  await breathe()
  const phrases = [...fields.values()].map(({ keyphrase }) => keyphrase).filter(Boolean)
  const otherPages = await listPagesWithKeyphrases(db, phrases)
  await breathe()
  const linksIn = await countInboundLinks(db, pages)
  await breathe()
  const siteLanguage = (await findBrand(db)).language
  const around = {
    origin,
    siteLanguage,
    otherPages,
    linksIn,
    deliveryFacts: await loadDeliveryFacts(db, dataDir, pages),
  }
  return pages.map((page) => {
    const { kind, pageId, title, facts } = page
    const { path } = facts
    const text = pageId ? texts.get(pageId) : undefined
    return {
      path,
      pageId,
      kind,
      title: text?.title ?? title,
      isEntry: text !== undefined,
      crossPageFindings: (crossPageFindings.get(path) ?? []).map((one) => toFinding(one, path)),
      page: toAnalysedPage(page, text, fields.get(path), around),
    }
  })
}

interface PageContext {
  origin: string
  siteLanguage: string
  otherPages: OtherPage[]
  linksIn: ReadonlyMap<string, number>
  deliveryFacts: Awaited<ReturnType<typeof loadDeliveryFacts>>
}

function toAnalysedPage(
  { kind, title, facts }: IndexedPageRecord,
  text: EntryText | undefined,
  fields: SeoFields | undefined,
  { origin, siteLanguage, otherPages, linksIn, deliveryFacts }: PageContext,
): AnalyzedPage {
  const [metaTitle = '', description = ''] = [facts.titles[0], facts.descriptions[0]]
  const isPillar = fields?.isPillar ? 'pillar' : 'page'
  return {
    language: fields?.language || (text ? siteLanguage : (facts.lang ?? INTERFACE_LANGUAGE)),
    origin,
    path: facts.path,
    title: text?.title ?? title,
    metaTitle,
    description,
    kind: kind === 'list' ? 'list' : isPillar,
    slug: text ? (facts.path.split('/').at(-1) ?? '') : '',
    keyphrase: fields?.keyphrase ?? '',
    synonyms: parseSynonyms(fields?.synonyms ?? ''),
    body: text?.body ?? '',
    coverAlt: text?.coverAlt ?? null,
    hasTableOfContents: text?.hasTableOfContents ?? false,
    otherPages,
    inboundLinkCount: linksIn.get(facts.path) ?? null,
    rendered: deliveryFacts(facts),
  }
}

type EntryText = AnalyzedText & { title: string }

/** What the pages of the content say, by their ids. */
async function findEntryTexts(db: Database, pages: IndexedPageRecord[]) {
  const idsOf = (kind: string) => pages.flatMap((page) => (page.kind === kind && page.pageId ? page.pageId : []))
  async function read<Content extends EntryContent>(
    kind: EntryType<Content>,
    analysed: (content: Content) => AnalyzedText,
  ): Promise<[string, EntryText][]> {
    const contents = await findPublishedContents(db, kind, idsOf(kind.name))
    return [...contents].map(([id, content]) => [id, { ...analysed(content), title: content.title }])
  }
  return new Map([
    ...(await read(postEntryType, postAnalysisInput)),
    ...(await read(productEntryType, productAnalysisInput)),
    ...(await read(landingPageEntryType, landingPageAnalysisInput)),
  ])
}

/** Only of pages that search engines may keep; home needs no link, and lists are led to by their own pages. */
async function countInboundLinks(db: Database, pages: IndexedPageRecord[]) {
  const asked = pages.filter(({ kind, isIndexable, facts }) => isIndexable && kind !== 'list' && facts.path !== '/')
  const paths = asked.map(({ facts }) => facts.path)
  const counts = await countPagesLinkingTo(db, paths)
  return new Map(paths.map((path) => [path, counts.get(path) ?? 0]))
}

/** Adds to the facts of these pages what the register does not know: what pictures weigh, what other sites answer. */
async function loadDeliveryFacts(db: Database, dataDir: string, pages: IndexedPageRecord[]) {
  const images = pages.flatMap(({ facts }) => facts.loadedImages)
  const weights = await measurePictureSizes(db, dataDir, images)
  await breathe()
  const addresses = pages.flatMap(({ facts }) => facts.links.map(({ href }) => href).filter(isExternal))
  const answers = await findExternalLinkChecks(db, addresses)
  return ({ loadedImages, ...facts }: StoredPageFacts): RenderedFacts => ({
    ...facts,
    pictures: loadedImages.map((src) => ({ src, bytes: weights.get(src) ?? null })),
    externalLinks: facts.links.flatMap((link) => toExternalLink(link, answers.get(link.href)) ?? []),
  })
}

function toExternalLink({ href, text }: Pick<ExternalLink, 'href' | 'text'>, answer: ExternalLinkCheck | undefined) {
  const state = answer && externalLinkResults[answer.state]
  return state && { href, text, state, status: answer.status, redirectsTo: answer.redirectsTo }
}
