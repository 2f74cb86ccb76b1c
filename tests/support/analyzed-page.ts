import { readingRulesOf } from '~/wings/web/seo-analysis/all-reading-rules'
import { analyzePage } from '~/wings/web/seo-analysis/analyze-page'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import type { RenderedFacts } from '~/wings/web/seo-analysis/rendered-facts'

const origin = 'https://harbor.test'

/** A page about which nothing is said but what `facts` say. */
export function anAnalyzedPage(facts: Partial<AnalyzedPage> = {}): AnalyzedPage {
  return {
    language: 'en',
    kind: 'page',
    origin,
    path: '/blog/three-point-estimates',
    title: '',
    metaTitle: '',
    description: '',
    slug: '',
    keyphrase: '',
    synonyms: [],
    body: '',
    coverAlt: null,
    hasTableOfContents: false,
    otherPages: [],
    inboundLinkCount: null,
    ...facts,
  }
}

/** A page as it was delivered, with nothing wrong. */
export function renderedFacts(facts: Partial<RenderedFacts> = {}): RenderedFacts {
  const path = facts.path ?? '/blog/three-point-estimates'
  return {
    path,
    status: 200,
    redirectedFrom: [],
    lang: 'en',
    titles: [`Title of ${path}`],
    robots: '',
    descriptions: [`Description of ${path}`],
    canonicals: [origin + path],
    images: [],
    pictures: [],
    links: [],
    fragmentLinks: [],
    externalLinks: [],
    jsonLd: [],
    headings: [{ level: 1, text: 'Title' }],
    bytes: 40_000,
    ...facts,
  }
}

/** `count` words in paragraphs of a sentence of ten each, none of them about anything. */
export function paragraphsOfWords(count: number) {
  return Array.from(
    { length: Math.ceil(count / 10) },
    (_, at) => `<p>${sentence(at, Math.min(10, count - at * 10))}</p>`,
  ).join('')
}

function sentence(at: number, length: number) {
  const plain = ['rain', 'falls', 'on', 'the', 'old', 'town', 'and', 'its', 'long', 'walls']
  return `${['Grey', 'Cold', 'Soft'][at % 3]} ${plain.slice(0, length - 1).join(' ')}.`.replace(' .', '.')
}

/** What is said of a page by all checks, with the rules of its language. */
export const analyzeFixture = (page: AnalyzedPage) => analyzePage(page, readingRulesOf(page.language))

export function findFindingOf(check: string, facts: Partial<AnalyzedPage>) {
  const finding = analyzeFixture(anAnalyzedPage(facts)).findings.find((one) => one.check === check)
  if (!finding) throw new Error(`There is no check ${check}`)
  return finding
}

/** What a check says of a page, in short: rating, score and the number measured. */
export function summarizeFinding(check: string, facts: Partial<AnalyzedPage>) {
  const { rating, score, measured } = findFindingOf(check, facts)
  return [rating, score, measured?.value ?? null]
}
