import type { Section } from '../plan'

/** What a model may say anew about an item that is there already; how items hang together stays as it is. */
export const AI_EDITABLE_FIELDS: Partial<Record<Section, readonly string[]>> = {
  summary: ['product', 'problem', 'approach'],
  users: ['name', 'need'],
  journeys: ['name', 'steps'],
  glossary: ['term', 'meaning'],
  requirements: ['title', 'statement'],
  qualities: ['title', 'target', 'method'],
  nonGoals: ['text', 'reason'],
  metrics: ['name', 'target', 'why'],
  stack: ['reason'],
  entities: ['purpose'],
  relations: [],
  epics: ['title', 'value'],
  stories: ['title', 'role', 'action', 'benefit'],
  tasks: ['title', 'testStrategy'],
  risks: ['title', 'likelihood', 'impact', 'response'],
  testPlan: ['covers', 'passesWhen'],
  releasePlan: ['step', 'doneWhen'],
  openQuestions: ['question', 'why', 'options', 'recommended'],
  assumptions: ['text', 'confirmBy'],
}

/** Lists that a model adds nothing to: there is one summary, the stack has its generator, epics are the capabilities. */
export const SECTIONS_WITHOUT_ADDITIONS: readonly Section[] = ['summary', 'stack', 'epics']
