import type { Brief } from '../brief-schema'
import { nameOf } from '../item-name'
import type { Plan, PlanItem, Section } from '../plan'
import { equal } from './equal'
import { EDITABLE_SECTIONS, SECTION_WORDS } from './sections'
import { valueAsText } from './value-as-text'

export interface NamedItem {
  section: Section
  id: string
  name: string
}

export interface FieldChange {
  field: string
  from: string
  to: string
}

/** An item that came, or says something else than before. */
export interface ItemDiff extends NamedItem {
  isNew: boolean
  /** Of a new item all that it says. */
  fields: FieldChange[]
}

export interface PlanDiff {
  added: NamedItem[]
  removed: NamedItem[]
  changed: ItemDiff[]
  /** Lists whose items stand in another order. */
  reordered: string[]
  /** What was told about the product. */
  brief: FieldChange[]
  /** Figures of the schedule. */
  schedule: FieldChange[]
}

interface Sides {
  brief: Brief
  plan: Plan
}

/** What is different between two states of a plan, item by item; where an item comes from does not count. */
export function diffPlans(from: Sides, to: Sides): PlanDiff {
  const lists = EDITABLE_SECTIONS.map((section) => diffLists(section, from.plan[section], to.plan[section]))
  return {
    added: lists.flatMap(({ added }) => added),
    removed: lists.flatMap(({ removed }) => removed),
    changed: lists.flatMap(({ changed }) => changed),
    reordered: lists.flatMap(({ reordered }) => reordered),
    brief: fieldChanges(from.brief, to.brief),
    schedule: fieldChanges(figuresOf(from.plan), figuresOf(to.plan)),
  }
}

export const isEmptyDiff = (diff: PlanDiff) => Object.values(diff).every((list) => list.length === 0)

/** What came into a list and what changed in it, in the order of the list. */
export function itemDiffs(section: Section, old: PlanItem[], next: PlanItem[]): ItemDiff[] {
  const before = new Map(old.map((item) => [item.id, item]))
  return next.flatMap((item) => {
    const earlier = before.get(item.id)
    const fields = fieldChanges(earlier ?? {}, item)
    return fields.length > 0 ? [{ ...named(section, item), isNew: !earlier, fields }] : []
  })
}

const named = (section: Section, { id, ...item }: PlanItem): NamedItem => ({ section, id, name: nameOf(item) })

function diffLists(section: Section, old: PlanItem[], next: PlanItem[]) {
  const before = new Set(old.map(({ id }) => id))
  const after = new Set(next.map(({ id }) => id))
  const order = old.map(({ id }) => id).filter((id) => after.has(id))
  const newOrder = next.map(({ id }) => id).filter((id) => before.has(id))
  return {
    added: next.filter(({ id }) => !before.has(id)).map((item) => named(section, item)),
    removed: old.filter(({ id }) => !after.has(id)).map((item) => named(section, item)),
    changed: itemDiffs(section, old, next).filter(({ isNew }) => !isNew),
    reordered: equal(order, newOrder) ? [] : [SECTION_WORDS[section].many],
  }
}

function fieldChanges(from: object, to: object): FieldChange[] {
  const before = new Map(Object.entries(from))
  return Object.entries(to).flatMap(([field, value]) => {
    if (['id', 'key', 'origin'].includes(field) || equal(before.get(field), value)) return []
    return [{ field, from: valueAsText(before.get(field)), to: valueAsText(value) }]
  })
}

function figuresOf({ schedule, tasks }: Plan) {
  const { weeksNeeded, p50Hours, p80Hours, criticalHours } = schedule
  return { tasks: tasks.length, weeksNeeded, p50Hours, p80Hours, criticalHours }
}
