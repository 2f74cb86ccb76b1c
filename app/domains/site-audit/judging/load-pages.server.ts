import { setImmediate as breathe } from 'node:timers/promises'
import { postAnalysisInput } from '~/domains/blog/analysed-post'
import { postEntryType } from '~/domains/blog/post-kind.server'
import { landingPageAnalysisInput } from '~/domains/landing-pages/analysed-landing-page'
import { landingPageEntryType } from '~/domains/landing-pages/landing-kind.server'
import { measurePictureSizes } from '~/domains/media/weigh-pictures.server'
import type { ExternalLinkCheck } from '~/domains/outside-links/outside-link'
import { findExternalLinkChecks } from '~/domains/outside-links/queries.server'
import { countPagesLinkingTo } from '~/domains/pages/register.queries.server'
import { type IndexedPageFacts, type IndexedPageRecord, listIndexedPages } from '~/domains/pages/rendered-pages.server'
import { productAnalysisInput } from '~/domains/products/analysed-product'
import { productEntryType } from '~/domains/products/product-kind.server'
import { listPagesWithKeyphrases } from '~/domains/seo/keyphrases.queries.server'
import { findSearchAppearances, type SearchAppearance } from '~/domains/seo/search-fields.server'
import type { AnalyzedPage, AnalyzedText, OtherPage } from '~/domains/seo-analysis/analysed-page'
import { parseSynonyms } from '~/domains/seo-analysis/keyphrase-key'
import type { ExternalLink, RenderedFacts } from '~/domains/seo-analysis/rendered-facts'
import type { SiteFinding } from '~/domains/seo-analysis/site-findings'
import type { EntryContent } from '~/domains/writing/piece'
import type { EntryType } from '~/domains/writing/piece-kind.server'
import { findPublishedContents } from '~/domains/writing/public-contents.server'
import type { Database } from '~/platform/database/database.server'
import { toFinding } from './beside-checks'
import type { PageToAudit } from './judge-page'

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
  { after, limit, origin, dataDir, crossPageFindings: beside }: LoadOptions,
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
  const around = { origin, otherPages, linksIn, deliveryFacts: await loadDeliveryFacts(db, dataDir, pages) }
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
      crossPageFindings: (beside.get(path) ?? []).map((one) => toFinding(one, path)),
      page: toAnalysedPage(page, text, fields.get(path), around),
    }
  })
}

interface PageContext {
  origin: string
  otherPages: OtherPage[]
  linksIn: ReadonlyMap<string, number>
  deliveryFacts: Awaited<ReturnType<typeof loadDeliveryFacts>>
}

function toAnalysedPage(
  { kind, title, facts }: IndexedPageRecord,
  text: EntryText | undefined,
  fields: SearchAppearance | undefined,
  { origin, otherPages, linksIn, deliveryFacts: completed }: PageContext,
): AnalyzedPage {
  const [metaTitle = '', description = ''] = [facts.titles[0], facts.descriptions[0]]
  const isPillar = fields?.isPillar ? 'pillar' : 'page'
  return {
    locale: 'en',
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
    rendered: completed(facts),
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
  const pictures = pages.flatMap(({ facts }) => facts.pictures)
  const weights = await measurePictureSizes(db, dataDir, pictures)
  await breathe()
  const addresses = pages.flatMap(({ facts }) => facts.links.map(({ href }) => href).filter(isExternal))
  const answers = await findExternalLinkChecks(db, addresses)
  return (facts: IndexedPageFacts): RenderedFacts => ({
    ...facts,
    pictures: facts.pictures.map((src) => ({ src, bytes: weights.get(src) ?? null })),
    externalLinks: facts.links.flatMap((link) => toExternalLink(link, answers.get(link.href)) ?? []),
  })
}

function toExternalLink({ href, text }: Pick<ExternalLink, 'href' | 'text'>, answer: ExternalLinkCheck | undefined) {
  const state = answer && externalLinkResults[answer.state]
  return state && { href, text, state, status: answer.status, leadsTo: answer.leadsTo }
}
