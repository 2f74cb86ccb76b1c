import { foldAccents } from '~/kits/language/fold-accents'
import type { ProposablePage } from './proposable-page'

// what a year was like, and what came out in it, covers no subject
const annual =
  /\b(?:19|20)\d\d\b|year in review|(?:annual|yearly|year-end) (?:review|report)|my year|retrospective|ruckblick|release notes|changelog|newsletter|week ?notes|resumen del ano|balance del ano|retrospectiv|retrospettiv|bilan de l'annee|jaaroverzicht|terugblik|ano em revista|anno in rassegna/

const WEIGHTS = { coverage: 1, links: 0.6, name: 0.3, inbound: 0.3, length: 0.1 }

/**
 * The page that covers a cluster: that speaks of most of what its pages speak of, links to them and is linked by them, and
 * has the name of the cluster in its title. What is marked as a pillar goes first, a review of a year last.
 */
export function pickPillar<Page extends ProposablePage>(members: readonly Page[], name: string): Page | undefined {
  const coverage = measureCoverage(members)
  const most = (of: (page: Page) => number) => Math.max(1, ...members.map(of))
  const [mostLinks, longest] = [most(({ linksIn }) => linksIn), most(({ length }) => length)]
  const nameWords = fold(name).split(/\s+/)
  const rated = members.map((page, at) => {
    const title = fold(page.title)
    const named = nameWords.filter((word) => title.includes(word)).length / nameWords.length
    const score =
      WEIGHTS.coverage * (coverage[at] as number) +
      WEIGHTS.links * linkShare(page, members) +
      WEIGHTS.name * named +
      (WEIGHTS.inbound * page.linksIn) / mostLinks +
      (WEIGHTS.length * page.length) / longest
    return { page, score, isAnnual: annual.test(title) }
  })
  const [best] = rated.toSorted(
    (a, b) =>
      Number(b.page.isPillar) - Number(a.page.isPillar) || Number(a.isAnnual) - Number(b.isAnnual) || b.score - a.score,
  )
  return best?.page
}

/** For each page how much of what all of them speak of it speaks of too, from 0 to 1. */
function measureCoverage(members: readonly Pick<ProposablePage, 'words'>[]) {
  const sums = new Map<number, number>()
  for (const { words } of members) {
    for (const [at, term] of Array.from(words.terms).entries()) {
      sums.set(term, (sums.get(term) ?? 0) + (words.weights[at] as number))
    }
  }
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0) || 1
  return members.map(
    ({ words }) => Array.from(words.terms).reduce((sum, term) => sum + (sums.get(term) ?? 0), 0) / total,
  )
}

/** The part of the other pages that it links to or that link to it, each way counted. */
function linkShare({ id, linksTo }: ProposablePage, members: readonly ProposablePage[]) {
  const others = members.filter((other) => other.id !== id)
  const links = others.reduce((sum, other) => sum + Number(linksTo.has(other.id)) + Number(other.linksTo.has(id)), 0)
  return links / Math.max(1, 2 * others.length)
}

const fold = (text: string) => foldAccents(text.toLowerCase()).replaceAll('’', "'")
