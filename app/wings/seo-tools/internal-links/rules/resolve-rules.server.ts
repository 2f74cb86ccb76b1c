import type { Database } from '~/platform/database/database.server'
import { InvalidFields } from '~/platform/errors/errors'
import { toCanonicalPath } from '~/platform/page-cache/public-page-address.server'
import { findPageIdsByPath, findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { type LinkRuleForm, linkRuleForm } from './link-rule-form'
import type { RuleInput } from './rule-input'

/** A rule whose addresses are those of pages, or sentences about its fields. */
export type ResolvedRule = { rule: LinkRuleForm } | { fields: Record<string, string> }

const LOOKUP_BATCH_SIZE = 500
const pageId = /^page:([0-9a-f-]{36})$/

/** Finds the pages that typed rules name by their addresses, of all of them at once. `origin` is this site's. */
export async function resolveRules(db: Database, typed: RuleInput[], origin: string): Promise<ResolvedRule[]> {
  const home = typed.map((rule) => ({ ...rule, target: toSitePath(rule.target, origin) }))
  const named = new Set(home.flatMap(({ target, onlyOn, notOn }) => [target, ...onlyOn, ...notOn]))
  const ids = await findPageIds(db, [...named])
  return home.map((rule) => resolveRule(rule, ids))
}

/** The same for one rule. @throws InvalidFields */
export async function resolveOneRule(db: Database, typed: RuleInput, origin: string): Promise<LinkRuleForm> {
  const [found] = await resolveRules(db, [typed], origin)
  if (!found || 'fields' in found) throw new InvalidFields('Please check the marked fields.', found?.fields ?? {})
  return found.rule
}

/** A whole address of this site is one of its paths. */
function toSitePath(address: string, origin: string) {
  return URL.parse(address)?.origin === origin ? address.slice(origin.length) || '/' : address
}

async function findPageIds(db: Database, addresses: string[]) {
  const ids = new Map<string, string>()
  for (let start = 0; start < addresses.length; start += LOOKUP_BATCH_SIZE) {
    const some = addresses.slice(start, start + LOOKUP_BATCH_SIZE)
    const known = some.flatMap((address) => pageId.exec(address)?.[1] ?? [])
    for (const id of (await findPagePathMap(db, known)).keys()) ids.set(`page:${id}`, id)
    const pages = await findPageIdsByPath(db, some.map(toCanonicalPath))
    for (const address of some) {
      const id = pages.get(toCanonicalPath(address))
      if (id) ids.set(address, id)
    }
  }
  return ids
}

function resolveRule(
  { target, kinds, categories, onlyOn, notOn, ...rule }: RuleInput,
  ids: Map<string, string>,
): ResolvedRule {
  const missing = {
    target: missingPageMessage(
      [target].filter((one) => pageId.test(one)),
      ids,
    ),
  }
  const faults = { ...missing, onlyOn: missingPageMessage(onlyOn, ids), notOn: missingPageMessage(notOn, ids) }
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : []))
  if (found.length > 0) return { fields: Object.fromEntries(found) }
  const toPage = ids.get(target) ?? null
  const pages = (paths: string[]) => [...new Set(paths.flatMap((path) => ids.get(path) ?? []))]
  const scope = { kinds, categories, include: pages(onlyOn), exclude: pages(notOn) }
  const { data, error } = linkRuleForm.safeParse({ ...rule, toPage, toUrl: toPage ? null : target, scope })
  return data ? { rule: data } : { fields: fieldErrors(error) }
}

function missingPageMessage(addresses: string[], ids: Map<string, string>) {
  const missing = addresses.find((address) => !ids.has(address))
  return missing && `There is no post, product or landing page at ${missing.slice(0, 200)}.`
}

const inputNames: Record<string, string> = { toPage: 'target', toUrl: 'target', include: 'onlyOn', exclude: 'notOn' }

function fieldErrors({ issues }: { issues: { path: PropertyKey[]; message: string }[] }) {
  const named = issues.map(({ path, message }) => {
    const name = String(path[0] === 'scope' ? path[1] : path[0])
    return [inputNames[name] ?? name, message]
  })
  return Object.fromEntries(named.reverse()) as Record<string, string>
}
