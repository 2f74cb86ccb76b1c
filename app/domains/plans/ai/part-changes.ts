import { nameOf } from '../item-name'
import type { Plan, PlanItem, PlanPart, Section } from '../plan'
import { PLAN_PARTS } from '../plan'

/** An item that a proposal adds or says anew. */
export interface ItemChange {
  id: string
  section: Section
  title: string
  isNew: boolean
  /** What it says, field by field; `before` is empty for a new item. */
  fields: { name: string; before: string; after: string }[]
}

export interface PartChanges {
  changes: ItemChange[]
  /** How many items stay as they are. */
  kept: number
}

const SILENT = ['id', 'key', 'origin', 'criterionIds', 'riskIds', 'storyIds', 'prompt']

/** What is different in the lists of a part. */
export function partChanges(before: Plan, after: Plan, part: PlanPart): PartChanges {
  const sections: readonly Section[] = PLAN_PARTS[part]
  const changes = sections.flatMap((section) => {
    const old = new Map(before[section].map((item: PlanItem) => [item.id, item]))
    return after[section].flatMap((item: PlanItem): ItemChange[] => {
      const was = old.get(item.id)
      const fields = was === item ? [] : fieldsOf(was, item)
      return fields.length === 0 ? [] : [{ id: item.id, section, title: nameOf(item), isNew: !was, fields }]
    })
  })
  const all = sections.reduce((sum, section) => sum + after[section].length, 0)
  return { changes, kept: all - changes.length }
}

function fieldsOf(was: PlanItem | undefined, item: PlanItem): ItemChange['fields'] {
  const old: Record<string, unknown> = { ...was }
  return Object.entries(item)
    .filter(([name, value]) => !SILENT.includes(name) && JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name, value]) => ({ name, before: was ? asText(old[name]) : '', after: asText(value) }))
    .filter(({ after }) => after !== '')
}

/** A value as people read it: criteria, fields and options one to a line. */
function asText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asText).join('\n')
  if (value === null || typeof value !== 'object') return ''
  if ('text' in value) return String(value.text)
  if ('type' in value && 'name' in value) return `${value.name}: ${value.type}`
  if ('optimistic' in value && 'pessimistic' in value) return `${value.optimistic} to ${value.pessimistic} hours`
  return ''
}
