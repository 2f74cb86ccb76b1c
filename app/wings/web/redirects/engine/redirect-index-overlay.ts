import { isWildcard, splitAddress } from '../redirect-address'
import { RedirectIndex, type RedirectMatch, type RedirectRule } from './redirect-index'

/** The redirects as they would be with one more, or with one changed. */
export class RedirectIndexOverlay implements Pick<RedirectIndex, 'find'> {
  readonly #own: RedirectIndex

  constructor(
    readonly base: Pick<RedirectIndex, 'find'>,
    readonly rule: RedirectRule,
  ) {
    this.#own = new RedirectIndex([rule])
  }

  find(path: string, search = ''): RedirectMatch | undefined {
    const own = this.#own.find(path, search)
    const other = this.base.find(path, search)
    if (!other || other.rule.id === this.rule.id) return own
    return own && rulePriority(own.rule) >= rulePriority(other.rule) ? own : other
  }
}

const A_QUERY = 1_000_000
const A_PATH = 100_000

/** A query comes before a path, and a path before prefixes, of which the longest comes first. */
function rulePriority({ from }: RedirectRule) {
  const { search } = splitAddress(from)
  if (search) return A_QUERY + new URLSearchParams(search).size
  return isWildcard(from) ? from.length : A_PATH
}
