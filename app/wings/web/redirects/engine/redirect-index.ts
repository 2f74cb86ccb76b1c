import { isLocalPath, isWildcard, splitAddress, wildcardBase } from '../redirect-address'
import type { RedirectStatus } from '../redirect-status'

/** A redirect as it is looked up. `toPage` leads to a page wherever it lives; both are null where something is gone. */
export interface RedirectRule {
  id: string
  from: string
  to: string | null
  toPage: string | null
  status: RedirectStatus
}

export interface RedirectMatch {
  rule: RedirectRule
  /** What stood below the prefix, without a slash before it. */
  suffix: string
  /** What of the query is carried on: all but the parameters that the redirect names. */
  search: string
}

/** Redirects of one path that name the same parameters, by the values of those. */
interface QueryRules {
  names: string[]
  byValues: Map<string, RedirectRule>
}

/** All redirects of a site in memory. A look-up takes as many steps as the path has folders, however many there are. */
export class RedirectIndex {
  readonly #byId = new Map<string, RedirectRule>()
  readonly #exact = new Map<string, RedirectRule>()
  readonly #prefixes = new Map<string, RedirectRule>()
  readonly #named = new Map<string, QueryRules[]>()

  constructor(rules: Iterable<RedirectRule> = []) {
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

  set(rule: RedirectRule) {
    this.delete(rule.id)
    this.#byId.set(rule.id, rule)
    const { path, search } = splitAddress(rule.from)
    if (search) this.#setNamed(path, search, rule)
    else if (isWildcard(path)) this.#prefixes.set(wildcardBase(path), rule)
    else this.#exact.set(path, rule)
  }

  delete(id: string) {
    const rule = this.#byId.get(id)
    if (!rule) return
    this.#byId.delete(id)
    const { path, search } = splitAddress(rule.from)
    // another one may have taken the address meanwhile
    if (search) this.#deleteNamed(path, search, rule)
    else if (isWildcard(path)) deleteIfSame(this.#prefixes, wildcardBase(path), rule)
    else deleteIfSame(this.#exact, path, rule)
  }

  /** The redirect of a path in its one spelling: the one that names the query, else the path, else the longest prefix. */
  find(path: string, search = ''): RedirectMatch | undefined {
    const named = search && this.findByQuery(path, search)
    if (named) return named
    const exact = this.#exact.get(path)
    return exact ? { rule: exact, suffix: '', search } : this.#findPrefix(path, search)
  }

  /** Whether a redirect names a query at this path. */
  hasQueryRule(path: string) {
    return this.#named.has(path)
  }

  findByQuery(path: string, search: string): RedirectMatch | undefined {
    const sets = this.#named.get(path)
    if (!sets) return undefined
    const params = new URLSearchParams(search)
    for (const { names, byValues } of sets) {
      const rule = byValues.get(queryKey(params, names))
      if (!rule) continue
      for (const name of names) params.delete(name)
      const others = params.toString()
      return { rule, suffix: '', search: others && `?${others}` }
    }
    return undefined
  }

  #findPrefix(path: string, search: string): RedirectMatch | undefined {
    if (this.#prefixes.size === 0) return undefined
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const rule = this.#prefixes.get(path.slice(0, end))
      if (rule) return { rule, suffix: path.slice(end + 1), search }
    }
    return undefined
  }

  #setNamed(path: string, search: string, rule: RedirectRule) {
    const params = new URLSearchParams(search)
    const names = [...new Set(params.keys())]
    const sets = this.#named.get(path) ?? []
    const same = sets.find((set) => set.names.join('&') === names.join('&'))
    if (same) same.byValues.set(queryKey(params, names), rule)
    else sets.push({ names, byValues: new Map([[queryKey(params, names), rule]]) })
    // whatever names more of a query comes first
    this.#named.set(
      path,
      sets.sort((a, b) => b.names.length - a.names.length),
    )
  }

  #deleteNamed(path: string, search: string, rule: RedirectRule) {
    const params = new URLSearchParams(search)
    const sets = this.#named.get(path) ?? []
    for (const { names, byValues } of sets) deleteIfSame(byValues, queryKey(params, names), rule)
    const left = sets.filter(({ byValues }) => byValues.size > 0)
    if (left.length > 0) this.#named.set(path, left)
    else this.#named.delete(path)
  }
}

function queryKey(params: URLSearchParams, names: string[]) {
  return names.map((name) => encodeURIComponent(params.get(name) ?? '\0')).join('&')
}

function deleteIfSame(rules: Map<string, RedirectRule>, key: string, rule: RedirectRule) {
  if (rules.get(key) === rule) rules.delete(key)
}

/** Where a match leads when its redirect leads to `target`: with what stood behind the star and with the rest of the query. */
export function buildTargetAddress({ suffix, search }: RedirectMatch, target: string) {
  const mark = target.search(/[?#]/)
  const [path, behind] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
  const whole = isWildcard(path) ? wildcardBase(path) + (suffix && `/${suffix}`) || '/' : path
  // a target that brings a query of its own keeps to it
  return encodeAddress(whole + (behind.startsWith('?') ? behind : search + behind))
}

/** As a header may carry it. */
function encodeAddress(address: string) {
  const base = 'http://own.invalid'
  const url = URL.parse(address, base)
  if (!url) return address
  return isLocalPath(address) ? url.href.slice(base.length) : url.href
}
