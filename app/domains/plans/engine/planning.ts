import type { Brief } from '../brief-schema'
import type { Archetype } from '../knowledge/archetype'
import type { Knowledge } from '../knowledge/knowledge'
import type { Origin, Section, StackChoice } from '../plan'
import type { Chosen, Conflict } from './choose-capabilities'
import type { PlannedFeature, PlannedTask } from './features'
import type { Numbering } from './numbering'
import type { Cut } from './scope'

/** All that the sections of a plan are written from. */
export type Planning = {
  brief: Brief
  archetype: Archetype
  knowledge: Knowledge
  chosen: Chosen[]
  conflicts: Conflict[]
  features: PlannedFeature[]
  kept: PlannedFeature[]
  cut: Cut[]
  /** Tasks of the first version by key. */
  keptTasks: Map<string, PlannedTask>
  ceremony: { level: 'light' | 'full'; reason: string }
  isLight: boolean
  stack: StackChoice[]
  today: string | null
  number: Numbering
}

/** The head that every item has: its id, its key and the rule it comes from. */
export function head({ number }: Pick<Planning, 'number'>, section: Section, key: string, from: string) {
  const origin: Origin = { by: 'rule', from }
  return { id: number(section, key), key, origin }
}

/** A key out of a text: "Paid orders per week" becomes "paid-orders-per-week". */
export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
