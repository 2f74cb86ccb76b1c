import { findPagePaths, findPagesAt } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import { plainPath } from '~/platform/page-cache/public-address.server'
import { type LinkRuleForm, linkRuleForm } from './link-rule-form'
import type { TypedRule } from './typed-rule'

/** A rule whose addresses are those of pages, or sentences about its fields. */
export type ResolvedRule = { rule: LinkRuleForm } | { fields: Record<string, string> }

const LOOKED_UP_AT_ONCE = 500
const pageId = /^page:([0-9a-f-]{36})$/

/** Finds the pages that typed rules name by their addresses, of all of them at once. `origin` is this site's. */
export async function resolveRules(db: Database, typed: TypedRule[], origin: string): Promise<ResolvedRule[]> {
  const home = typed.map((rule) => ({ ...rule, target: atHome(rule.target, origin) }))
  const named = new Set(home.flatMap(({ target, onlyOn, notOn }) => [target, ...onlyOn, ...notOn]))
  const ids = await findIds(db, [...named])
  return home.map((rule) => resolved(rule, ids))
}

/** A whole address of this site is one of its paths. */
function atHome(address: string, origin: string) {
  return URL.parse(address)?.origin === origin ? address.slice(origin.length) || '/' : address
}

async function findIds(db: Database, addresses: string[]) {
  const ids = new Map<string, string>()
  for (let start = 0; start < addresses.length; start += LOOKED_UP_AT_ONCE) {
    const some = addresses.slice(start, start + LOOKED_UP_AT_ONCE)
    const known = some.flatMap((address) => pageId.exec(address)?.[1] ?? [])
    for (const id of (await findPagePaths(db, known)).keys()) ids.set(`page:${id}`, id)
    const pages = await findPagesAt(db, some.map(plainPath))
    for (const address of some) {
      const id = pages.get(plainPath(address))
      if (id) ids.set(address, id)
    }
  }
  return ids
}

function resolved(
  { target, kinds, categories, onlyOn, notOn, ...rule }: TypedRule,
  ids: Map<string, string>,
): ResolvedRule {
  const missing = {
    target: whyNoPage(
      [target].filter((one) => pageId.test(one)),
      ids,
    ),
  }
  const faults = { ...missing, onlyOn: whyNoPage(onlyOn, ids), notOn: whyNoPage(notOn, ids) }
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : []))
  if (found.length > 0) return { fields: Object.fromEntries(found) }
  const toPage = ids.get(target) ?? null
  const pages = (paths: string[]) => [...new Set(paths.flatMap((path) => ids.get(path) ?? []))]
  const scope = { kinds, categories, include: pages(onlyOn), exclude: pages(notOn) }
  const { data, error } = linkRuleForm.safeParse({ ...rule, toPage, toUrl: toPage ? null : target, scope })
  return data ? { rule: data } : { fields: fieldsOf(error) }
}

function whyNoPage(addresses: string[], ids: Map<string, string>) {
  const missing = addresses.find((address) => !ids.has(address))
  return missing && `No post, product or landing page lives at ${missing.slice(0, 200)}.`
}

const typedNames: Record<string, string> = { toPage: 'target', toUrl: 'target', include: 'onlyOn', exclude: 'notOn' }

function fieldsOf({ issues }: { issues: { path: PropertyKey[]; message: string }[] }) {
  const named = issues.map(({ path, message }) => {
    const name = String(path[0] === 'scope' ? path[1] : path[0])
    return [typedNames[name] ?? name, message]
  })
  return Object.fromEntries(named.reverse()) as Record<string, string>
}
