import { beforeStar, isOwnPath, isPrefix, partsOf } from './address'
import type { RedirectStatus } from './redirect-status'

/** A redirect as it is looked up. `toPage` leads to a page wherever it lives; both are null where something is gone. */
export interface Rule {
  id: string
  from: string
  to: string | null
  toPage: string | null
  status: RedirectStatus
}

export interface Match {
  rule: Rule
  /** What stood below the prefix, without a slash before it. */
  rest: string
  /** What of the query is carried on: all but the parameters that the redirect names. */
  search: string
}

/** Redirects of one path that name the same parameters, by the values of those. */
interface Named {
  names: string[]
  byValues: Map<string, Rule>
}

/** All redirects of a site in memory. A look-up takes as many steps as the path has folders, however many there are. */
export class RedirectIndex {
  readonly #byId = new Map<string, Rule>()
  readonly #exact = new Map<string, Rule>()
  readonly #prefixes = new Map<string, Rule>()
  readonly #named = new Map<string, Named[]>()

  constructor(rules: Iterable<Rule> = []) {
    for (const rule of rules) this.set(rule)
  }

  get size() {
    return this.#byId.size
  }

  get(id: string) {
    return this.#byId.get(id)
  }

  rules() {
    return this.#byId.values()
  }

  set(rule: Rule) {
    this.delete(rule.id)
    this.#byId.set(rule.id, rule)
    const { path, search } = partsOf(rule.from)
    if (search) this.#setNamed(path, search, rule)
    else if (isPrefix(path)) this.#prefixes.set(beforeStar(path), rule)
    else this.#exact.set(path, rule)
  }

  delete(id: string) {
    const rule = this.#byId.get(id)
    if (!rule) return
    this.#byId.delete(id)
    const { path, search } = partsOf(rule.from)
    // another one may have taken the address meanwhile
    if (search) this.#deleteNamed(path, search, rule)
    else if (isPrefix(path)) dropIfSame(this.#prefixes, beforeStar(path), rule)
    else dropIfSame(this.#exact, path, rule)
  }

  /** The redirect of a path in its one spelling: the one that names the query, else the path, else the longest prefix. */
  find(path: string, search = ''): Match | undefined {
    const named = search && this.findNamed(path, search)
    if (named) return named
    const exact = this.#exact.get(path)
    return exact ? { rule: exact, rest: '', search } : this.#findPrefix(path, search)
  }

  /** Whether a redirect names a query at this path. */
  namesQuery(path: string) {
    return this.#named.has(path)
  }

  findNamed(path: string, search: string): Match | undefined {
    const sets = this.#named.get(path)
    if (!sets) return undefined
    const params = new URLSearchParams(search)
    for (const { names, byValues } of sets) {
      const rule = byValues.get(valuesOf(params, names))
      if (!rule) continue
      for (const name of names) params.delete(name)
      const others = params.toString()
      return { rule, rest: '', search: others && `?${others}` }
    }
    return undefined
  }

  #findPrefix(path: string, search: string): Match | undefined {
    if (this.#prefixes.size === 0) return undefined
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const rule = this.#prefixes.get(path.slice(0, end))
      if (rule) return { rule, rest: path.slice(end + 1), search }
    }
    return undefined
  }

  #setNamed(path: string, search: string, rule: Rule) {
    const params = new URLSearchParams(search)
    const names = [...new Set(params.keys())]
    const sets = this.#named.get(path) ?? []
    const same = sets.find((set) => set.names.join('&') === names.join('&'))
    if (same) same.byValues.set(valuesOf(params, names), rule)
    else sets.push({ names, byValues: new Map([[valuesOf(params, names), rule]]) })
    // whatever names more of a query comes first
    this.#named.set(
      path,
      sets.sort((a, b) => b.names.length - a.names.length),
    )
  }

  #deleteNamed(path: string, search: string, rule: Rule) {
    const params = new URLSearchParams(search)
    const sets = this.#named.get(path) ?? []
    for (const { names, byValues } of sets) dropIfSame(byValues, valuesOf(params, names), rule)
    const left = sets.filter(({ byValues }) => byValues.size > 0)
    if (left.length > 0) this.#named.set(path, left)
    else this.#named.delete(path)
  }
}

function valuesOf(params: URLSearchParams, names: string[]) {
  return names.map((name) => encodeURIComponent(params.get(name) ?? '\0')).join('&')
}

function dropIfSame(rules: Map<string, Rule>, key: string, rule: Rule) {
  if (rules.get(key) === rule) rules.delete(key)
}

/** Where a match leads when its redirect leads to `target`: with what stood behind the star and with the rest of the query. */
export function addressFor({ rest, search }: Match, target: string) {
  const mark = target.search(/[?#]/)
  const [path, behind] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
  const whole = isPrefix(path) ? beforeStar(path) + (rest && `/${rest}`) || '/' : path
  // a target that brings a query of its own keeps to it
  return encoded(whole + (behind.startsWith('?') ? behind : search + behind))
}

/** As a header may carry it. */
function encoded(address: string) {
  const base = 'http://own.invalid'
  const url = URL.parse(address, base)
  if (!url) return address
  return isOwnPath(address) ? url.href.slice(base.length) : url.href
}
