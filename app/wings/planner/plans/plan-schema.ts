import { z } from 'zod'
import { formatNumber } from '../../../platform/text/format-number.ts'
import { PLAN_LANGUAGES } from './brief/brief-reading-schema.ts'
import { DEFAULT_CURRENCY } from './brief-schema.ts'
import { SKILLS } from './skills.ts'

/*
 * Every key is required and nothing is a free-form record: strict structured output of language models allows no less.
 */
export const PRIORITIES = ['must', 'should', 'could'] as const

// Far above what people plan: they keep a plan that comes from elsewhere from taking the site's memory and time.
const MAX_TEXT_LENGTH = 10_000
const MAX_ID_LENGTH = 200
const MAX_ITEMS = 5_000
const MAX_RETIRED_IDS = 10_000
const MAX_WEEKS = 100_000

const text = z
  .string('Enter a text.')
  .trim()
  .min(1, 'This cannot be empty.')
  .max(MAX_TEXT_LENGTH, 'Use at most 10,000 characters.')
const list = <Item extends z.ZodType>(of: Item, most = MAX_ITEMS) =>
  z.array(of).max(most, `Add at most ${formatNumber(most)} items.`)
const id = text.max(MAX_ID_LENGTH, 'Use at most 200 characters.')
const ids = list(z.string().max(MAX_ID_LENGTH))
const weekNumber = z.int().min(1).max(MAX_WEEKS)
const priority = z.enum(PRIORITIES)
const hours = z.number('Enter the hours as a number.').min(0, 'Hours cannot be negative.')
const money = z.int('Enter whole units of the currency.').min(0, 'Costs cannot be negative.')

/** `from` names the rule or module: 'capability:search', 'archetype:shop', 'engine:scope', a model's name, a person. */
export const originSchema = z.strictObject({ by: z.enum(['rule', 'ai', 'user']), from: text })

/** `key` says what an item is about and survives regeneration; `id` is what people and other items cite. */
const item = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id, key: id, origin: originSchema, ...shape })

export const criterionSchema = z.strictObject({ id, text })
const taskHours = hours.max(10_000, 'Enter at most 10,000 hours.')
export const estimateSchema = z
  .strictObject({ optimistic: taskHours, mostLikely: taskHours, pessimistic: taskHours })
  .refine(({ optimistic, mostLikely, pessimistic }) => optimistic <= mostLikely && mostLikely <= pessimistic, {
    error: 'The estimates must increase from optimistic to most likely to pessimistic.',
  })

export const summarySchema = item({ product: text, problem: text, approach: text, size: text })
const capabilitySchema = item({ name: text, why: text })
const conflictSchema = item({ between: ids, reason: text, advice: text })
export const userSchema = item({ name: text, kind: z.enum(['user', 'non-user']), need: text })
export const journeySchema = item({
  name: text,
  actor: text,
  steps: list(text).min(1, 'Add at least one step.'),
  requirementIds: ids,
})
export const termSchema = item({ term: text, meaning: text })
export const requirementSchema = item({
  title: text,
  statement: text,
  capability: text,
  priority,
  release: z.enum(['mvp', 'later']),
  criteria: list(criterionSchema),
  /** The wish of the brief that it fulfills; null: the decision on its scope says why it is there. */
  wish: id.nullable().default(null),
})
export const qualitySchema = item({ title: text, target: text, method: text })
export const nonGoalSchema = item({ text, reason: text })
const scopeItemSchema = item({ requirementId: text, decision: z.enum(['in', 'out']), reason: text })
export const metricSchema = item({ name: text, kind: z.enum(['metric', 'counter']), target: text, why: text })
export const stackLayerSchema = item({
  layer: text,
  choice: text,
  reason: text,
  rejected: list(z.strictObject({ name: text, reason: text })),
})
export const entitySchema = item({
  name: text,
  purpose: text,
  fields: list(z.strictObject({ name: text, type: text, isRequired: z.boolean() })),
})
export const relationSchema = item({ fromEntity: text, toEntity: text, kind: z.enum(['many-to-one', 'many-to-many']) })
export const epicSchema = item({ title: text, value: text, priority, storyIds: ids })
export const storySchema = item({
  epicId: text,
  title: text,
  role: text,
  action: text,
  /** Empty where nobody said. */
  benefit: z.string().trim().max(MAX_TEXT_LENGTH, 'Use at most 10,000 characters.'),
  priority,
  requirementIds: ids,
  criteria: list(criterionSchema),
})
export const taskSchema = item({
  storyId: text,
  title: text,
  skill: z.enum(SKILLS),
  priority,
  requirementIds: ids,
  criterionIds: ids,
  dependsOn: ids,
  estimate: estimateSchema,
  riskIds: ids,
  testStrategy: text,
  prompt: text,
})
const waveSchema = item({ number: weekNumber, taskIds: ids })
const sprintSchema = item({
  number: weekNumber,
  startWeek: weekNumber,
  weeks: weekNumber,
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  capacityHours: hours,
  plannedHours: hours,
  isOverCapacity: z.boolean(),
  taskIds: ids,
})
/** Hours of the tasks of one skill, and those that people with it have in the wanted weeks. */
const skillLoadSchema = z.strictObject({ skill: z.enum(SKILLS), hours, capacityHours: hours, fits: z.boolean() })
/** What it takes when all estimates err in the same direction, to one side and to the other. */
const rangeSchema = z.strictObject({
  lowHours: hours,
  highHours: hours,
  lowWeeks: z.int().min(0).max(MAX_WEEKS),
  highWeeks: z.int().min(0).max(MAX_WEEKS),
})
/**
 * All in hours and weeks; `formula` says how P50 and P80 came about. It fits when every skill does. Plans from before there
 * was a range have none.
 */
const scheduleSchema = z.strictObject({
  weeksWanted: z.int().min(0).max(MAX_WEEKS),
  weeksNeeded: z.int().min(0).max(MAX_WEEKS),
  fits: z.boolean(),
  expectedHours: hours,
  sigmaHours: hours,
  p50Hours: hours,
  p80Hours: hours,
  formula: text,
  criticalPath: ids,
  criticalHours: hours,
  slack: list(z.strictObject({ taskId: text, hours })),
  range: rangeSchema.nullable().default(null),
  skills: list(skillLoadSchema).default([]),
})
const costLineSchema = item({
  name: text,
  period: z.enum(['once', 'month']),
  low: money,
  high: money,
  reason: text,
})
export const riskSchema = item({
  title: text,
  likelihood: z.enum(['low', 'medium', 'high']),
  impact: z.enum(['low', 'medium', 'high']),
  response: text,
})
export const testPlanSchema = item({ level: text, covers: text, passesWhen: text })
export const releaseStepSchema = item({ step: text, doneWhen: text })
export const openQuestionSchema = item({ question: text, why: text, options: list(text), recommended: text })
export const assumptionSchema = item({ text, confirmBy: text })

/** What serves a wish of the brief, or why nothing does. */
const coverageSchema = z.strictObject({
  wish: id,
  text,
  requirementIds: ids,
  storyIds: ids,
  taskIds: ids,
  leftOut: text.nullable(),
})
/** What the rules took out because the brief excludes it: the exclusion in the founder's words, and the item. */
const excludedItemSchema = z.strictObject({ exclusion: text, item: text })

export const planSchema = z.strictObject({
  version: z.literal(1),
  /** The language that it is written in. */
  language: z.enum(PLAN_LANGUAGES).default('en'),
  /** Of its costs. */
  currency: z.string().length(3).default(DEFAULT_CURRENCY),
  ceremony: z.strictObject({ level: z.enum(['light', 'full']), reason: text }),
  summary: list(summarySchema),
  capabilities: list(capabilitySchema),
  conflicts: list(conflictSchema),
  users: list(userSchema),
  journeys: list(journeySchema),
  glossary: list(termSchema),
  requirements: list(requirementSchema),
  qualities: list(qualitySchema),
  nonGoals: list(nonGoalSchema),
  scope: list(scopeItemSchema),
  metrics: list(metricSchema),
  stack: list(stackLayerSchema),
  entities: list(entitySchema),
  relations: list(relationSchema),
  epics: list(epicSchema),
  stories: list(storySchema),
  tasks: list(taskSchema),
  waves: list(waveSchema),
  sprints: list(sprintSchema),
  schedule: scheduleSchema,
  costs: list(costLineSchema),
  risks: list(riskSchema),
  testPlan: list(testPlanSchema),
  releasePlan: list(releaseStepSchema),
  openQuestions: list(openQuestionSchema),
  assumptions: list(assumptionSchema),
  /** Ids that items had which are not in the plan now: they are never given to something else. */
  retiredIds: list(z.strictObject({ key: id, id }), MAX_RETIRED_IDS),
  /** Ids of what a person took out: the rules do not bring it back. Plans from before this was kept have none. */
  dismissedIds: ids.default([]),
  coverage: list(coverageSchema).default([]),
  excluded: list(excludedItemSchema).default([]),
})
