import { z } from 'zod'
import { SKILLS } from './brief-schema'

/*
 * Every key is required and nothing is a free-form record: strict structured output of language models allows no less.
 */
export const PRIORITIES = ['must', 'should', 'could'] as const
const text = z.string('Write a text.').trim().min(1, 'This cannot be empty.')
const ids = z.array(z.string())
const priority = z.enum(PRIORITIES)
const hours = z.number('Give hours as a number.').min(0, 'Hours cannot be negative.')
const dollars = z.int('Give whole dollars.').min(0, 'Costs cannot be negative.')

/** `from` names the rule or module: 'capability:search', 'archetype:shop', 'engine:scope', a model's name, a person. */
export const originSchema = z.strictObject({ by: z.enum(['rule', 'ai', 'user']), from: text })

/** `key` says what an item is about and survives regeneration; `id` is what people and other items cite. */
const item = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id: text, key: text, origin: originSchema, ...shape })

export const criterionSchema = z.strictObject({ id: text, text })
export const estimateSchema = z
  .strictObject({ optimistic: hours, mostLikely: hours, pessimistic: hours })
  .refine(({ optimistic, mostLikely, pessimistic }) => optimistic <= mostLikely && mostLikely <= pessimistic, {
    error: 'Order the estimate: optimistic, most likely, pessimistic.',
  })

export const summarySchema = item({ product: text, problem: text, approach: text, size: text })
export const capabilitySchema = item({ name: text, why: text })
export const conflictSchema = item({ between: ids, reason: text, advice: text })
export const userSchema = item({ name: text, kind: z.enum(['user', 'non-user']), need: text })
export const journeySchema = item({
  name: text,
  actor: text,
  steps: z.array(text).min(1, 'Give at least one step.'),
  requirementIds: ids,
})
export const termSchema = item({ term: text, meaning: text })
export const requirementSchema = item({
  title: text,
  statement: text,
  capability: text,
  priority,
  release: z.enum(['mvp', 'later']),
  criteria: z.array(criterionSchema),
})
export const qualitySchema = item({ title: text, target: text, method: text })
export const nonGoalSchema = item({ text, reason: text })
export const scopeItemSchema = item({ requirementId: text, decision: z.enum(['in', 'out']), reason: text })
export const metricSchema = item({ name: text, kind: z.enum(['metric', 'counter']), target: text, why: text })
export const stackLayerSchema = item({
  layer: text,
  choice: text,
  reason: text,
  rejected: z.array(z.strictObject({ name: text, reason: text })),
})
export const entitySchema = item({
  name: text,
  purpose: text,
  fields: z.array(z.strictObject({ name: text, type: text, isRequired: z.boolean() })),
})
export const relationSchema = item({ fromEntity: text, toEntity: text, kind: z.enum(['many-to-one', 'many-to-many']) })
export const epicSchema = item({ title: text, value: text, priority, storyIds: ids })
export const storySchema = item({
  epicId: text,
  title: text,
  role: text,
  action: text,
  benefit: text,
  priority,
  requirementIds: ids,
  criteria: z.array(criterionSchema),
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
export const waveSchema = item({ number: z.int().min(1), taskIds: ids })
export const sprintSchema = item({
  number: z.int().min(1),
  startWeek: z.int().min(1),
  weeks: z.int().min(1),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  capacityHours: hours,
  plannedHours: hours,
  isOverCapacity: z.boolean(),
  taskIds: ids,
})
/** All in hours and weeks; `formula` says how P50 and P80 came about. */
export const scheduleSchema = z.strictObject({
  weeksWanted: z.int(),
  weeksNeeded: z.int(),
  fits: z.boolean(),
  expectedHours: hours,
  sigmaHours: hours,
  p50Hours: hours,
  p80Hours: hours,
  formula: text,
  criticalPath: ids,
  criticalHours: hours,
  slack: z.array(z.strictObject({ taskId: text, hours })),
})
export const costLineSchema = item({
  name: text,
  period: z.enum(['once', 'month']),
  low: dollars,
  high: dollars,
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
export const openQuestionSchema = item({ question: text, why: text, options: z.array(text), recommended: text })
export const assumptionSchema = item({ text, confirmBy: text })

export const planSchema = z.strictObject({
  version: z.literal(1),
  ceremony: z.strictObject({ level: z.enum(['light', 'full']), reason: text }),
  summary: z.array(summarySchema),
  capabilities: z.array(capabilitySchema),
  conflicts: z.array(conflictSchema),
  users: z.array(userSchema),
  journeys: z.array(journeySchema),
  glossary: z.array(termSchema),
  requirements: z.array(requirementSchema),
  qualities: z.array(qualitySchema),
  nonGoals: z.array(nonGoalSchema),
  scope: z.array(scopeItemSchema),
  metrics: z.array(metricSchema),
  stack: z.array(stackLayerSchema),
  entities: z.array(entitySchema),
  relations: z.array(relationSchema),
  epics: z.array(epicSchema),
  stories: z.array(storySchema),
  tasks: z.array(taskSchema),
  waves: z.array(waveSchema),
  sprints: z.array(sprintSchema),
  schedule: scheduleSchema,
  costs: z.array(costLineSchema),
  risks: z.array(riskSchema),
  testPlan: z.array(testPlanSchema),
  releasePlan: z.array(releaseStepSchema),
  openQuestions: z.array(openQuestionSchema),
  assumptions: z.array(assumptionSchema),
  /** Ids that items had which are not in the plan now: they are never given to something else. */
  retiredIds: z.array(z.strictObject({ key: text, id: text })),
  /** Ids of what a person took out: the rules do not bring it back. Plans from before this was kept have none. */
  dismissedIds: ids.default([]),
})
