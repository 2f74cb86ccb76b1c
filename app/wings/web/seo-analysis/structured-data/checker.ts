import {
  hasPropertyOrEquivalent,
  isEmpty,
  isObject,
  type JsonLdObject,
  joinPath,
  type StructuredDataIssue,
  toArray,
  toNumber,
  toText,
} from './issue'
import { findProperty } from './property-kinds'
import { type Feature, googleSource } from './type-rule'
import { findTypeRule, fitsType } from './type-rules'
import { stripSchemaPrefix, valueTests } from './value-kinds'

type ReportIssue = (path: string, sentence: string, level?: 'error' | 'warning') => void

/** Rules of single types that no table of properties can say. By the first name of a type's rule. */
const typeChecks: Record<string, (node: JsonLdObject, path: string, say: ReportIssue) => void> = {
  BreadcrumbList: breadcrumbs,
  ItemList: positions,
  FAQPage: questions,
  Rating: withinRange,
  AggregateRating: withinRange,
  Event: endsAfterStart,
  AggregateOffer: lowerThanHigher,
}

const SCHEMA_ORG = 'schema.org'
// within what they judge they need not name it
const OPINIONS = new Set(['Review', 'AggregateRating'])
const REVIEWS = googleSource('review-snippet')

const DEEPEST = 30
const MAX_NODES = 5_000
const MAX_ISSUES = 200

/** Walks through the nodes of one document and gathers what is wrong with them. Depth, nodes and issues have limits. */
export class StructuredDataChecker {
  readonly issues: StructuredDataIssue[] = []
  readonly types: string[] = []
  #nodes = 0

  checkRoot(value: unknown, path: string) {
    if (!isObject(value)) return this.#say('error', path, '', 'must be an object', SCHEMA_ORG)
    if (!isOfSchemaOrg(value['@context'])) {
      this.#say('error', joinPath(path, '@context'), '', 'must be https://schema.org', SCHEMA_ORG)
    }
    const graph = value['@graph']
    const nodes: [string, unknown][] = toArray(graph ?? []).map((node, at) => [joinPath(path, `@graph[${at}]`), node])
    if (graph === undefined || value['@type'] !== undefined) nodes.push([path, value])
    for (const [at, node] of nodes) {
      if (isObject(node)) this.#top(node, at)
      this.#value(node, at, '', 0)
    }
  }

  #top(node: JsonLdObject, path: string) {
    const types = listTypes(node)
    this.types.push(...types)
    const opinion = types.find((type) => OPINIONS.has(type))
    if (!opinion || hasPropertyOrEquivalent(node, 'itemReviewed')) return
    this.#say('error', joinPath(path, 'itemReviewed'), opinion, 'is missing: the reviewed item is required', REVIEWS)
  }

  /** Checks one value of the property `name`, or a node at the top when the name is empty. */
  #value(value: unknown, path: string, name: string, depth: number, type = '') {
    const property = findProperty(name)
    if (isObject(value)) return this.#node(value, path, property?.types ?? [], depth)
    if (!property || isEmpty(value)) return
    const says = describeValueError(value, property)
    if (says) this.#say('error', path, type, says, `${SCHEMA_ORG}/${name}`)
  }

  #node(node: JsonLdObject, path: string, wanted: readonly string[], depth: number) {
    if (depth > DEEPEST || ++this.#nodes > MAX_NODES) return
    const types = listTypes(node)
    if (types.length === 0 && node['@id'] !== undefined) return
    if (types.length === 0 && (depth === 0 || wanted.length > 0)) {
      this.#say('error', joinPath(path, '@type'), '', 'is missing', SCHEMA_ORG)
    }
    if (types.length > 0 && wanted.length > 0 && !types.some((type) => fitsType(type, wanted))) {
      this.#say('error', path, types[0] ?? '', `must be ${wanted.join(' or ')}, not ${types[0]}`, SCHEMA_ORG)
    }
    for (const type of types) this.#ofType(node, path, type)
    this.#properties(node, path, types[0] ?? '', depth)
  }

  #properties(node: JsonLdObject, path: string, type: string, depth: number) {
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue
      const isList = Array.isArray(value)
      for (const [at, one] of toArray(value).entries()) {
        this.#value(one, joinPath(path, isList ? `${name}[${at}]` : name), stripSchemaPrefix(name), depth + 1, type)
      }
    }
  }

  #ofType(node: JsonLdObject, path: string, type: string) {
    const rule = findTypeRule(type)
    if (!rule) return
    for (const feature of rule.features) this.#feature(node, path, type, feature)
    const [first = ''] = rule.types
    const source = rule.features[0]?.source ?? SCHEMA_ORG
    typeChecks[first]?.(node, path, (at, sentence, level = 'error') => this.#say(level, at, type, sentence, source))
  }

  #feature(node: JsonLdObject, path: string, type: string, feature: Feature) {
    const { name, source, isOptional } = feature
    const level = isOptional ? 'warning' : 'error'
    const isMissing = (property: string) => !hasPropertyOrEquivalent(node, property)
    for (const property of feature.required.filter(isMissing)) {
      this.#say(level, joinPath(path, property), type, `is required for “${name}”`, source)
    }
    for (const group of feature.oneOf ?? []) {
      if (group.every(isMissing)) this.#say(level, path, type, `requires ${group.join(' or ')} for “${name}”`, source)
    }
    for (const property of feature.recommended.filter(isMissing)) {
      this.#say('warning', joinPath(path, property), type, `is recommended for “${name}”`, source)
    }
  }

  #say(level: StructuredDataIssue['level'], path: string, type: string, says: string, source: string) {
    const sentence = `${path || 'This'} ${says}.`
    if (this.issues.some((issue) => issue.message === sentence)) return
    if (this.issues.length < MAX_ISSUES) this.issues.push({ level, path, type, message: sentence, source })
  }
}

function describeValueError(value: unknown, { kinds, types, list = [] }: NonNullable<ReturnType<typeof findProperty>>) {
  if (list.length > 0)
    return list.includes(stripSchemaPrefix(toText(value))) ? undefined : `must be one of ${list.join(', ')}`
  const tests = kinds.flatMap((kind) => (kind === 'one of a list' ? [] : valueTests[kind]))
  if (tests.some(({ is }) => is(value))) return undefined
  return [...tests.map(({ mustBe }) => mustBe), ...(types.length > 0 ? [`must be ${types.join(' or ')}`] : [])].join(
    ', or ',
  )
}

function listTypes(node: JsonLdObject) {
  return toArray(node['@type'] ?? []).flatMap((type) =>
    typeof type === 'string' && type ? [stripSchemaPrefix(type)] : [],
  )
}

const context = /^https?:\/\/(?:www\.)?schema\.org\/?(?:docs\/jsonldcontext\.jsonld?)?$/i

/** "https://schema.org" in any of its spellings, alone, among others or as the vocabulary. */
function isOfSchemaOrg(value: unknown): boolean {
  return toArray(value).some((one) => context.test(toText(isObject(one) ? one['@vocab'] : one)))
}

function positions(list: JsonLdObject, path: string, say: ReportIssue) {
  for (const [at, item] of toArray(list.itemListElement).entries()) {
    if (!isObject(item) || item.position === undefined || toNumber(item.position) === at + 1) continue
    say(joinPath(path, `itemListElement[${at}].position`), `must be ${at + 1}: positions start at 1`)
  }
}

function breadcrumbs(list: JsonLdObject, path: string, say: ReportIssue) {
  positions(list, path, say)
  const items = toArray(list.itemListElement)
  for (const [at, item] of items.entries()) {
    const isLast = at === items.length - 1
    if (!isObject(item) || isLast || item.item !== undefined) continue
    say(joinPath(path, `itemListElement[${at}].item`), 'is missing: every item except the last needs a URL')
  }
}

function questions(page: JsonLdObject, path: string, say: ReportIssue) {
  const entries = toArray(page.mainEntity)
  for (const [at, entry] of entries.entries()) {
    const isQuestion =
      isObject(entry) && toArray(entry['@type']).some((type) => stripSchemaPrefix(toText(type)) === 'Question')
    if (!isQuestion && entry !== undefined) say(joinPath(path, `mainEntity[${at}]`), 'must be a Question')
  }
}

// where nothing is said, ratings go from 1 to 5
function withinRange({ ratingValue, bestRating = 5, worstRating = 1 }: JsonLdObject, path: string, say: ReportIssue) {
  const [value, best, worst] = [toNumber(ratingValue), toNumber(bestRating), toNumber(worstRating)]
  if (value > best || value < worst) say(joinPath(path, 'ratingValue'), `must be between ${worst} and ${best}`)
}

function endsAfterStart({ startDate, endDate }: JsonLdObject, path: string, say: ReportIssue) {
  if (Date.parse(toText(endDate)) < Date.parse(toText(startDate))) {
    say(joinPath(path, 'endDate'), 'is before the start')
  }
}

function lowerThanHigher({ lowPrice, highPrice }: JsonLdObject, path: string, say: ReportIssue) {
  if (toNumber(lowPrice) > toNumber(highPrice)) say(joinPath(path, 'lowPrice'), 'is higher than the highest price')
}
