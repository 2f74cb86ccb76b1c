import type { Brief } from '../brief-schema'
import { getItemName } from '../item-name'
import type { Plan, PlanItem, Section } from '../plan'
import { formatFieldValue } from './format-field-value'
import { jsonEqual } from './json-equal'
import { EDITABLE_SECTIONS, SECTION_LABELS } from './sections'

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

interface ComparedPlan {
  brief: Brief
  plan: Plan
}

/** What is different between two states of a plan, item by item; where an item comes from does not count. */
export function diffPlans(from: ComparedPlan, to: ComparedPlan): PlanDiff {
  const lists = EDITABLE_SECTIONS.map((section) => diffLists(section, from.plan[section], to.plan[section]))
  return {
    added: lists.flatMap(({ added }) => added),
    removed: lists.flatMap(({ removed }) => removed),
    changed: lists.flatMap(({ changed }) => changed),
    reordered: lists.flatMap(({ reordered }) => reordered),
    brief: diffFields(toShownBrief(from.brief), toShownBrief(to.brief)),
    schedule: diffFields(scheduleFigures(from.plan), scheduleFigures(to.plan)),
  }
}

/** Of what was read from the idea, people see the wishes and what is excluded. */
const toShownBrief = ({ reading, ...brief }: Brief) => ({
  ...brief,
  wishes: reading?.wishes.map(({ text }) => text) ?? [],
  exclusions: reading?.exclusions.map(({ text }) => text) ?? [],
})

export const isEmptyDiff = (diff: PlanDiff) => Object.values(diff).every((list) => list.length === 0)

/** What came into a list and what changed in it, in the order of the list. */
export function diffItems(section: Section, old: PlanItem[], next: PlanItem[]): ItemDiff[] {
  const before = new Map(old.map((item) => [item.id, item]))
  return next.flatMap((item) => {
    const earlier = before.get(item.id)
    const fields = diffFields(earlier ?? {}, item)
    return fields.length > 0 ? [{ ...toNamedItem(section, item), isNew: !earlier, fields }] : []
  })
}

/** What went out of a list. */
export function listRemovedItems(section: Section, old: PlanItem[], next: PlanItem[]): NamedItem[] {
  const after = new Set(next.map(({ id }) => id))
  return old.filter(({ id }) => !after.has(id)).map((item) => toNamedItem(section, item))
}

const toNamedItem = (section: Section, { id, ...item }: PlanItem): NamedItem => ({
  section,
  id,
  name: getItemName(item),
})

function diffLists(section: Section, old: PlanItem[], next: PlanItem[]) {
  const before = new Set(old.map(({ id }) => id))
  const after = new Set(next.map(({ id }) => id))
  const order = old.map(({ id }) => id).filter((id) => after.has(id))
  const newOrder = next.map(({ id }) => id).filter((id) => before.has(id))
  return {
    added: next.filter(({ id }) => !before.has(id)).map((item) => toNamedItem(section, item)),
    removed: listRemovedItems(section, old, next),
    changed: diffItems(section, old, next).filter(({ isNew }) => !isNew),
    reordered: jsonEqual(order, newOrder) ? [] : [SECTION_LABELS[section].many],
  }
}

function diffFields(from: object, to: object): FieldChange[] {
  const before = new Map(Object.entries(from))
  return Object.entries(to).flatMap(([field, value]) => {
    if (['id', 'key', 'origin'].includes(field) || jsonEqual(before.get(field), value)) return []
    return [{ field, from: formatFieldValue(before.get(field)), to: formatFieldValue(value) }]
  })
}

function scheduleFigures({ schedule, tasks }: Plan) {
  const { weeksNeeded, p50Hours, p80Hours, criticalHours } = schedule
  return { tasks: tasks.length, weeksNeeded, p50Hours, p80Hours, criticalHours }
}
