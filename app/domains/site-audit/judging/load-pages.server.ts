import { setImmediate as breathe } from 'node:timers/promises'
import { analysedPost } from '~/domains/blog/analysed-post'
import { postKind } from '~/domains/blog/post-kind.server'
import { analysedLandingPage } from '~/domains/landing-pages/analysed-landing-page'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { weighPictures } from '~/domains/media/weigh-pictures.server'
import type { OutsideAnswer } from '~/domains/outside-links/outside-link'
import { findOutsideAnswers } from '~/domains/outside-links/queries.server'
import { countPagesLinkingTo } from '~/domains/pages/register.queries.server'
import { listRenderedPages, type RegisteredFacts, type RenderedPage } from '~/domains/pages/rendered-pages.server'
import { analysedProduct } from '~/domains/products/analysed-product'
import { productKind } from '~/domains/products/product-kind.server'
import { listPagesWithKeyphrases } from '~/domains/seo/keyphrases.queries.server'
import { findSearchFieldsOf, type SearchFields } from '~/domains/seo/search-fields.server'
import type { AnalysedPage, AnalysedText, OtherPage } from '~/domains/seo-analysis/analysed-page'
import { synonymsOf } from '~/domains/seo-analysis/keyphrase-key'
import type { OutsideLink, RenderedFacts } from '~/domains/seo-analysis/rendered-facts'
import type { SiteFinding } from '~/domains/seo-analysis/site-findings'
import type { PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import { findPublicContents } from '~/domains/writing/public-contents.server'
import type { Database } from '~/platform/database/database.server'
import { asFinding } from './beside-checks'
import type { PageToJudge } from './judge-page'

const isElsewhere = (href: string) => !href.startsWith('/')

/** What a state means for the page that links there; of the others nothing can be said yet, or at all. */
const meanings: Partial<Record<OutsideAnswer['state'], OutsideLink['is']>> = {
  fine: 'fine',
  moved: 'moved',
  insecure: 'insecure',
  broken: 'broken',
}

interface Loading {
  /** Behind this path. */
  after: string
  limit: number
  origin: string
  dataDir: string
  beside: ReadonlyMap<string, SiteFinding[]>
}

/**
 * The next pages by path, each with its text, what it wants to be found by and what other pages say of it. Between the
 * questions visitors are answered.
 */
export async function loadPages(
  db: Database,
  { after, limit, origin, dataDir, beside }: Loading,
): Promise<PageToJudge[]> {
  const pages = await listRenderedPages(db, { after, limit })
  await breathe()
  const texts = await textsOf(db, pages)
  await breathe()
  const fields = await findSearchFieldsOf(
    db,
    pages.map(({ facts }) => facts.path),
  )
  await breathe()
  const phrases = [...fields.values()].map(({ keyphrase }) => keyphrase).filter(Boolean)
  const otherPages = await listPagesWithKeyphrases(db, phrases)
  await breathe()
  const linksIn = await linksInto(db, pages)
  await breathe()
  const around = { origin, otherPages, linksIn, completed: await completingFacts(db, dataDir, pages) }
  return pages.map((page) => {
    const { kind, pageId, title, facts } = page
    const { path } = facts
    const text = pageId ? texts.get(pageId) : undefined
    return {
      path,
      pageId,
      kind,
      title: text?.title ?? title,
      isWritten: text !== undefined,
      beside: (beside.get(path) ?? []).map((one) => asFinding(one, path)),
      page: analysedPage(page, text, fields.get(path), around),
    }
  })
}

interface Around {
  origin: string
  otherPages: OtherPage[]
  linksIn: ReadonlyMap<string, number>
  completed: Awaited<ReturnType<typeof completingFacts>>
}

function analysedPage(
  { kind, title, facts }: RenderedPage,
  text: WrittenText | undefined,
  fields: SearchFields | undefined,
  { origin, otherPages, linksIn, completed }: Around,
): AnalysedPage {
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
    synonyms: synonymsOf(fields?.synonyms ?? ''),
    body: text?.body ?? '',
    coverAlt: text?.coverAlt ?? null,
    hasContents: text?.hasContents ?? false,
    otherPages,
    linksIn: linksIn.get(facts.path) ?? null,
    delivered: completed(facts),
  }
}

type WrittenText = AnalysedText & { title: string }

/** What the pages of the content say, by their ids. */
async function textsOf(db: Database, pages: RenderedPage[]) {
  const idsOf = (kind: string) => pages.flatMap((page) => (page.kind === kind && page.pageId ? page.pageId : []))
  async function read<Content extends PieceContent>(
    kind: PieceKind<Content>,
    analysed: (content: Content) => AnalysedText,
  ): Promise<[string, WrittenText][]> {
    const contents = await findPublicContents(db, kind, idsOf(kind.name))
    return [...contents].map(([id, content]) => [id, { ...analysed(content), title: content.title }])
  }
  return new Map([
    ...(await read(postKind, analysedPost)),
    ...(await read(productKind, analysedProduct)),
    ...(await read(landingKind, analysedLandingPage)),
  ])
}

/** Only of pages that search engines may keep; home needs no link, and lists are led to by their own pages. */
async function linksInto(db: Database, pages: RenderedPage[]) {
  const asked = pages.filter(({ kind, isIndexable, facts }) => isIndexable && kind !== 'list' && facts.path !== '/')
  const paths = asked.map(({ facts }) => facts.path)
  const counts = await countPagesLinkingTo(db, paths)
  return new Map(paths.map((path) => [path, counts.get(path) ?? 0]))
}

/** Adds to the facts of these pages what the register does not know: what pictures weigh, what other sites answer. */
async function completingFacts(db: Database, dataDir: string, pages: RenderedPage[]) {
  const pictures = pages.flatMap(({ facts }) => facts.pictures)
  const weights = await weighPictures(db, dataDir, pictures)
  await breathe()
  const addresses = pages.flatMap(({ facts }) => facts.links.map(({ href }) => href).filter(isElsewhere))
  const answers = await findOutsideAnswers(db, addresses)
  return (facts: RegisteredFacts): RenderedFacts => ({
    ...facts,
    pictures: facts.pictures.map((src) => ({ src, bytes: weights.get(src) ?? null })),
    outside: facts.links.flatMap((link) => outsideLink(link, answers.get(link.href)) ?? []),
  })
}

function outsideLink({ href, text }: Pick<OutsideLink, 'href' | 'text'>, answer: OutsideAnswer | undefined) {
  const is = answer && meanings[answer.state]
  return is && { href, text, is, status: answer.status, leadsTo: answer.leadsTo }
}
