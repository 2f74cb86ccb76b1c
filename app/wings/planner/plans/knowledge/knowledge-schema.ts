import { z } from 'zod'
import { PLAN_LANGUAGES, type PlanLanguage } from '../brief/brief-reading-schema.ts'
import { COMPLIANCE, PLATFORMS, PRODUCT_TYPES } from '../brief-schema.ts'
import { PRIORITIES } from '../plan-schema.ts'
import { SKILLS } from '../skills.ts'
import type { ReadingLanguage } from './reading-language-schema.ts'

/*
 * What the planner knows of products: the shape of knowledge/plans. The build checks each file by it. Texts may hold
 * {item}, {items}, {customer} and {customers}: the archetype says what they are called in its product.
 */

const keys = z.array(z.string())
const optionalKeys = keys.default([])

/** Optimistic, most likely, pessimistic, in hours of one person. */
const threePointEstimate = z.tuple([z.int().positive(), z.int().positive(), z.int().positive()])

const taskTemplate = z.strictObject({
  key: z.string(),
  title: z.string(),
  skill: z.enum(SKILLS),
  hours: threePointEstimate,
  /** 'index' is a task of the same module, 'accounts/session' of another one; the latter waits only if it is planned. */
  after: keys,
  build: z.string(),
  test: z.string(),
})

/** One thing the product does: it becomes a requirement, a story and the tasks that build it. */
const capabilityFeature = z.strictObject({
  key: z.string(),
  title: z.string(),
  priority: z.enum(PRIORITIES),
  /** Clauses of wishes that mean just this, and ones that share words with them and do not. */
  examples: optionalKeys,
  counterExamples: optionalKeys,
  /** Follows "The product shall". */
  shall: z.string(),
  /** Testable consequences with numbers. */
  limits: z.array(z.string()),
  story: z.strictObject({ role: z.string(), action: z.string(), benefit: z.string() }),
  /** EARS: WHEN …, IF …, WHILE …, WHERE … THE SYSTEM SHALL … */
  criteria: z.array(z.string()),
  tasks: z.array(taskTemplate),
})

const entityTemplate = z.strictObject({
  name: z.string(),
  purpose: z.string(),
  /** 'title: text', with a question mark when it may be empty: 'leftAt?: moment' */
  fields: z.array(z.string()),
  belongsTo: keys.optional(),
})

const riskLevel = z.enum(['low', 'medium', 'high'])
const riskTemplate = z.strictObject({
  key: z.string(),
  title: z.string(),
  likelihood: riskLevel,
  impact: riskLevel,
  response: z.string(),
})
const qualityTemplate = z.strictObject({
  key: z.string(),
  title: z.string(),
  target: z.string(),
  method: z.string(),
})

/** knowledge/plans/capabilities/KEY.yaml */
export const capabilitySchema = z.strictObject({
  name: z.string(),
  /** The user value: the title of its epic is the name, this is what for. */
  value: z.string(),
  /** By these words, in any form, an exclusion of an idea names the capability. */
  words: keys,
  requires: z.array(z.strictObject({ key: z.string(), because: z.string() })),
  conflicts: z.array(z.strictObject({ key: z.string(), because: z.string(), advice: z.string() })),
  features: z.array(capabilityFeature),
  entities: z.array(entityTemplate),
  risks: z.array(riskTemplate),
  qualities: z.array(qualityTemplate),
  testing: z.strictObject({ covers: z.string(), passesWhen: z.string() }),
  /** Running cost in whole US dollars a month, for up to 1,000 people; to be confirmed. */
  monthly: z.strictObject({ low: z.int(), high: z.int(), what: z.string() }).optional(),
})

/** knowledge/plans/archetypes/KEY.yaml: what a kind of product is called, and what others of the kind have. */
export const archetypeSchema = z.strictObject({
  name: z.string(),
  nouns: z.strictObject({ item: z.string(), items: z.string(), customer: z.string(), customers: z.string() }),
  /** Capabilities that nearly all and that most products of the kind have: offered, never added unasked. */
  core: keys,
  usual: keys,
})

/** knowledge/plans/questions.yaml */
export const questionsSchema = z.array(
  z.strictObject({
    key: z.string(),
    /** How much the answer moves the plan: roughly the hours between its options. */
    worth: z.int(),
    question: z.string(),
    why: z.string(),
    types: z.union([z.literal('all'), z.array(z.enum(PRODUCT_TYPES))]),
    /** Not asked when one of these capabilities is wanted or refused already. */
    settledBy: optionalKeys,
    /** Asked only when all of these are wanted. */
    onlyWith: optionalKeys,
    /** Not asked when the brief names one of these rules. */
    settledByRule: z.array(z.enum(COMPLIANCE)).default([]),
    options: z.array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        means: z.string(),
        adds: keys.optional(),
        drops: keys.optional(),
      }),
    ),
    recommended: z.string(),
  }),
)

const releaseStep = z.strictObject({ key: z.string(), step: z.string(), doneWhen: z.string() })

/** knowledge/plans/compliance-rules.yaml */
export const complianceRulesSchema = z.array(
  z.strictObject({
    key: z.enum(COMPLIANCE),
    name: z.string(),
    capabilities: keys,
    qualities: z.array(qualityTemplate),
    risks: z.array(riskTemplate),
    release: z.array(releaseStep),
  }),
)

/** knowledge/plans/release-steps.yaml */
export const releaseStepsSchema = z.strictObject({
  everywhere: z.array(releaseStep.extend({ isEssential: z.boolean() })),
  byPlatform: z.array(releaseStep.extend({ platform: z.enum(PLATFORMS) })),
})

const inEachLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.enum(PLAN_LANGUAGES), value)
/**
 * A text in each language of plans. It may hold {wish} (the wish in the founder's words, without a full stop), {role},
 * {action}, {thing} (the main thing of the wish) and {condition}: quote them, since their grammar is the founder's.
 */
const localizedText = inEachLanguage(z.string())
const localizedKeys = inEachLanguage(keys)

/**
 * knowledge/plans/wish-kinds/KEY.yaml: a kind of wish that occurs in any trade ("somebody is reminded", "something is
 * counted"), how its clauses are recognized, and what is usually built for it.
 */
export const wishKindSchema = z.strictObject({
  name: localizedText,
  /** Verbs and phrases, in any form, by which a clause may be of this kind. */
  words: localizedKeys,
  /** Clauses as founders write them that are of this kind, and ones that have its words and are not. Tests run them. */
  examples: localizedKeys,
  counterExamples: localizedKeys,
  /** The usual anatomy; `after` names parts of the same kind. */
  tasks: z.array(
    z.strictObject({
      key: z.string(),
      part: z.enum(['data', 'rule', 'screen', 'notice', 'import', 'export', 'device', 'content', 'test']),
      skill: z.enum(SKILLS),
      hours: threePointEstimate,
      after: optionalKeys,
      title: localizedText,
      build: localizedText,
      test: localizedText,
    }),
  ),
  /** EARS, testable; what only the founder knows stands as a question instead. */
  criteria: z.array(localizedText),
  /** Edge and failure cases of this very wish, the recommended option first. */
  questions: z.array(
    z.strictObject({
      key: z.string(),
      question: localizedText,
      why: localizedText,
      options: z.array(localizedText).min(2),
    }),
  ),
  risks: z.array(
    z.strictObject({
      key: z.string(),
      title: localizedText,
      likelihood: riskLevel,
      impact: riskLevel,
      response: localizedText,
    }),
  ),
  measures: z.array(
    z.strictObject({ key: z.string(), title: localizedText, target: localizedText, method: localizedText }),
  ),
  /** Fields that the thing gets: 'dueAt: moment', with a question mark when it may be empty. */
  entityFields: keys,
})

/**
 * knowledge/plans/enabling-work.yaml: what wishes need technically. {laws}, {languages} and {roles} are those of the idea.
 * It is not planned beside the capability `insteadOf`, which holds more of the same.
 */
export const enablingWorkSchema = z.array(
  z.strictObject({
    key: z.enum(['foundation', 'identity', 'languages', 'rules']),
    insteadOf: z.string(),
    title: localizedText,
    statement: localizedText,
    story: z.strictObject({ role: localizedText, action: localizedText, benefit: localizedText }),
    criteria: z.array(localizedText).min(2),
    tasks: z.array(
      z.strictObject({
        key: z.string(),
        skill: z.enum(SKILLS),
        hours: threePointEstimate,
        after: optionalKeys,
        title: localizedText,
        build: localizedText,
        test: localizedText,
      }),
    ),
  }),
)

export type EnablingWork = z.output<typeof enablingWorkSchema>[number]
type WishKindFile = z.output<typeof wishKindSchema>
export type WishKind = WishKindFile & { key: string }
export type TaskTemplate = z.output<typeof taskTemplate>
export type CapabilityFeature = z.output<typeof capabilityFeature>
export type EntityTemplate = z.output<typeof entityTemplate>
export type RiskTemplate = z.output<typeof riskTemplate>
export type RiskLevel = z.output<typeof riskLevel>
export type QualityTemplate = z.output<typeof qualityTemplate>
type CapabilityFile = z.output<typeof capabilitySchema>
export type Capability = CapabilityFile & { key: string }
type ArchetypeFile = z.output<typeof archetypeSchema>
export type ProductArchetype = ArchetypeFile & { key: (typeof PRODUCT_TYPES)[number] }
export type ProductNouns = ProductArchetype['nouns']
export type QuestionTemplate = z.output<typeof questionsSchema>[number]
export type ComplianceRule = z.output<typeof complianceRulesSchema>[number]
export type ReleaseSteps = z.output<typeof releaseStepsSchema>

/** All files of knowledge/plans; those of folders by their names. */
export interface PlanKnowledge {
  archetypes: Record<(typeof PRODUCT_TYPES)[number], ArchetypeFile>
  capabilities: Record<string, CapabilityFile>
  complianceRules: ComplianceRule[]
  questions: QuestionTemplate[]
  reading: Record<PlanLanguage, ReadingLanguage>
  releaseSteps: ReleaseSteps
  wishKinds: Record<string, WishKindFile>
  unknownKind: WishKindFile
  enablingWork: EnablingWork[]
}
