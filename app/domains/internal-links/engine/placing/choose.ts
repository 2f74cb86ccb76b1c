import type { Candidate } from './candidates'
import type { PlacingSettings, SkipReason } from './page-plan'

interface Choosing {
  settings: PlacingSettings
  /** The targets of the links that the page has. */
  linked: ReadonlySet<string>
  skip: (candidate: Candidate, reason: SkipReason) => void
}

/**
 * The candidates that get their links: by the priority of their rules, then the longest, then the one that stands first.
 * Each is looked at once, so a link that is placed is never taken back for another one.
 */
export function chooseCandidates(candidates: Candidate[], { settings, linked, skip }: Choosing): Candidate[] {
  const chosen = new Chosen(settings, linked)
  for (const candidate of candidates.toSorted(byStrength)) {
    const reason = chosen.whyNot(candidate)
    if (reason) skip(candidate, reason)
    else chosen.add(candidate)
  }
  return chosen.candidates
}

function byStrength(a: Candidate, b: Candidate) {
  return (
    b.rule.priority - a.rule.priority ||
    b.end - b.start - (a.end - a.start) ||
    a.text - b.text ||
    a.block - b.block ||
    a.start - b.start ||
    (a.rule.id < b.rule.id ? -1 : 1)
  )
}

class Chosen {
  readonly candidates: Candidate[] = []
  readonly #settings: PlacingSettings
  readonly #linked: ReadonlySet<string>
  readonly #counts = new Map<string, number>()
  readonly #inBlock = new Map<string, Candidate[]>()

  constructor(settings: PlacingSettings, linked: ReadonlySet<string>) {
    this.#settings = settings
    this.#linked = linked
  }

  whyNot(candidate: Candidate): SkipReason | undefined {
    const { rule, target, start, end } = candidate
    const here = this.#inBlock.get(blockOf(candidate)) ?? []
    if (here.some((other) => other.start < end && start < other.end)) return 'overlap'
    const toTarget = this.#count(target)
    if (rule.isOncePerTarget && (this.#linked.has(target) || toTarget > 0)) return 'already-linked'
    if (isReached(rule.maxPerPage, this.#count(rule.id))) return 'rule-limit'
    if (isReached(rule.maxPerTarget, toTarget)) return 'target-limit'
    const ofRule = here.filter((other) => other.rule === rule).length
    if (isReached(rule.maxPerParagraph, ofRule)) return 'paragraph-limit'
    if (isReached(this.#settings.maxPerParagraph, here.length)) return 'paragraph-limit'
    return isReached(this.#settings.maxPerPage, this.candidates.length) ? 'page-limit' : undefined
  }

  add(candidate: Candidate) {
    this.candidates.push(candidate)
    for (const counted of [candidate.rule.id, candidate.target]) this.#counts.set(counted, this.#count(counted) + 1)
    const block = blockOf(candidate)
    this.#inBlock.set(block, [...(this.#inBlock.get(block) ?? []), candidate])
  }

  #count(of: string) {
    return this.#counts.get(of) ?? 0
  }
}

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit

const blockOf = ({ text, block }: Candidate) => `${text}:${block}`
