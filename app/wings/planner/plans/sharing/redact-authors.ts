import { isUserAuthored, type Plan, type PlanItem, SECTIONS, type Section } from '../plan'

/** A plan that does not say who wrote what. */
export function redactAuthors(plan: Plan): Plan {
  const lists = SECTIONS.map((section) => [section, (plan[section] as PlanItem[]).map(redactAuthor)] as const)
  return { ...plan, ...(Object.fromEntries(lists) as unknown as Pick<Plan, Section>) }
}

function redactAuthor(item: PlanItem): PlanItem {
  if (!isUserAuthored(item)) return item
  const nameless = { ...item, origin: { ...item.origin, from: 'a person' } }
  return hasAuthorInReason(nameless) ? { ...nameless, reason: 'Somebody wants it.' } : nameless
}

/** Plans of earlier days give the person's name as the reason why a requirement of theirs is in the scope. */
function hasAuthorInReason(item: PlanItem): item is Plan['scope'][number] {
  return (
    'requirementId' in item && 'decision' in item && item.key.startsWith('own/') && / wants it\.$/.test(item.reason)
  )
}
