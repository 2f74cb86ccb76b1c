import type { Criterion, PlanItem, Section } from '../plan'
import { AI_EDITABLE_FIELDS } from './ai-editable-fields'
import type { AnswerItem } from './ai-part'

/** The fields of `item` that the draft says anew; nothing when it says the same. */
export function changedFields(section: Section, item: PlanItem, draft: AnswerItem): Record<string, unknown> {
  const now: Record<string, unknown> = { ...item }
  const wanted: [string, unknown][] = (AI_EDITABLE_FIELDS[section] ?? []).map((name) => [name, draft[name]])
  if ('criteria' in item) wanted.push(['criteria', mergeCriteria(item.id, item.criteria, draft.criteria)])
  if ('fields' in item) wanted.push(['fields', mergeFields(item.fields, draft.fields)])
  return Object.fromEntries(wanted.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name])))
}

/** Criteria by their place: the first texts say the present ones anew, further ones come in addition, none goes. */
function mergeCriteria(itemId: string, present: Criterion[], texts: unknown): Criterion[] {
  const given = Array.isArray(texts) ? texts.map(String) : []
  return [
    ...present.map(({ id, text }, index) => ({ id, text: given[index] ?? text })),
    ...numberCriteria(itemId, given.slice(present.length), lastCriterionNumber(present)),
  ]
}

export const numberCriteria = (itemId: string, texts: string[], after = 0): Criterion[] =>
  texts.map((text, index) => ({ id: `${itemId}.${after + index + 1}`, text }))

const lastCriterionNumber = (criteria: Criterion[]) =>
  Math.max(0, ...criteria.map(({ id }) => Number(id.split('.')[1]) || 0))

type Field = { name: string; type: string; isRequired: boolean }

/** Fields by their name; none goes, because relations and screens may stand on it. */
function mergeFields(present: Field[], drafted: unknown): Field[] {
  const given = new Map((Array.isArray(drafted) ? (drafted as Field[]) : []).map((field) => [field.name, field]))
  const names = new Set(present.map(({ name }) => name))
  return [
    ...present.map((field) => given.get(field.name) ?? field),
    ...[...given.values()].filter(({ name }) => !names.has(name)),
  ]
}
