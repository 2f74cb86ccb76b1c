import { z } from 'zod'
import type { Section } from '../plan'
import * as plan from '../plan-schema'
import type { AiPart, PartAnswer } from './ai-part'

/*
 * What a model says about a part of a plan: the items that it changes or adds, and nothing about the rest. It writes the
 * content of the plan's own schema; ids of new items, keys, origin, estimates and the schedule are ours.
 */
const MAX_ITEMS = 60
const id = z.string().trim().min(1).max(40)
const criteria = z.array(z.string().trim().min(1)).min(1).max(20)
export const TASK_SIZES = ['small', 'medium', 'large'] as const

const items = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) => z.array(shape.extend({ id })).max(MAX_ITEMS)

const answers = {
  summary: z.strictObject({
    summary: items(plan.summarySchema.pick({ product: true, problem: true, approach: true })),
  }),
  users: z.strictObject({
    users: items(plan.userSchema.pick({ name: true, kind: true, need: true })),
    journeys: items(plan.journeySchema.pick({ name: true, actor: true, steps: true, requirementIds: true })),
    glossary: items(plan.termSchema.pick({ term: true, meaning: true })),
  }),
  requirements: z.strictObject({
    requirements: items(
      plan.requirementSchema
        .pick({ title: true, statement: true, capability: true, priority: true })
        .extend({ criteria, why: z.string().trim().min(1) }),
    ),
  }),
  qualities: z.strictObject({
    qualities: items(plan.qualitySchema.pick({ title: true, target: true, method: true })),
  }),
  nonGoals: z.strictObject({ nonGoals: items(plan.nonGoalSchema.pick({ text: true, reason: true })) }),
  metrics: z.strictObject({
    metrics: items(plan.metricSchema.pick({ name: true, kind: true, target: true, why: true })),
  }),
  stack: z.strictObject({ stack: items(plan.stackLayerSchema.pick({ reason: true })) }),
  dataModel: z.strictObject({
    entities: items(plan.entitySchema.pick({ name: true, purpose: true, fields: true })),
    relations: items(plan.relationSchema.pick({ fromEntity: true, toEntity: true, kind: true })),
  }),
  backlog: z.strictObject({
    epics: items(plan.epicSchema.pick({ title: true, value: true })),
    stories: items(
      plan.storySchema
        .pick({
          epicId: true,
          title: true,
          role: true,
          action: true,
          benefit: true,
          priority: true,
          requirementIds: true,
        })
        .extend({ criteria }),
    ),
    tasks: items(
      plan.taskSchema
        .pick({ storyId: true, title: true, skill: true, dependsOn: true, testStrategy: true, prompt: true })
        .extend({ size: z.enum(TASK_SIZES) }),
    ),
  }),
  risks: z.strictObject({
    risks: items(plan.riskSchema.pick({ title: true, likelihood: true, impact: true, response: true })),
  }),
  release: z.strictObject({
    testPlan: items(plan.testPlanSchema.pick({ level: true, covers: true, passesWhen: true })),
    releasePlan: items(plan.releaseStepSchema.pick({ step: true, doneWhen: true })),
  }),
  questions: z.strictObject({
    openQuestions: items(plan.openQuestionSchema.pick({ question: true, why: true, options: true, recommended: true })),
    assumptions: items(plan.assumptionSchema.pick({ text: true, confirmBy: true })),
  }),
} satisfies Record<AiPart, z.ZodObject<Partial<Record<Section, z.ZodType>>>>

export const answerSchemas: Record<AiPart, z.ZodType<PartAnswer>> = answers

export const listAnswerSections = (part: AiPart) => Object.keys(answers[part].shape) as Section[]
