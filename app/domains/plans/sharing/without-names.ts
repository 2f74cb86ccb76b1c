import { isOfPerson, type Plan, type PlanItem, SECTIONS, type Section } from '../plan'

/** A plan that does not say who wrote what. */
export function withoutNames(plan: Plan): Plan {
  const lists = SECTIONS.map((section) => [section, (plan[section] as PlanItem[]).map(unsigned)] as const)
  return { ...plan, ...(Object.fromEntries(lists) as unknown as Pick<Plan, Section>) }
}

function unsigned(item: PlanItem): PlanItem {
  if (!isOfPerson(item)) return item
  const nameless = { ...item, origin: { ...item.origin, from: 'a person' } }
  return isSigned(nameless) ? { ...nameless, reason: 'Somebody wants it.' } : nameless
}

/** Plans of earlier days give the person's name as the reason why a requirement of theirs is in the scope. */
function isSigned(item: PlanItem): item is Plan['scope'][number] {
  return (
    'requirementId' in item && 'decision' in item && item.key.startsWith('own/') && / wants it\.$/.test(item.reason)
  )
}
