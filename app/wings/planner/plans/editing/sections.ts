import type { PlanPart, Section } from '../plan'

/** How each list of a plan is called, and one item of it. */
export const SECTION_LABELS: Record<Section, { many: string; one: string }> = {
  summary: { many: 'Summary', one: 'summary' },
  capabilities: { many: 'Capabilities', one: 'capability' },
  conflicts: { many: 'Conflicts', one: 'conflict' },
  users: { many: 'Users and non-users', one: 'user' },
  journeys: { many: 'Journeys', one: 'journey' },
  glossary: { many: 'Glossary', one: 'term' },
  requirements: { many: 'Requirements', one: 'requirement' },
  qualities: { many: 'Non-functional requirements', one: 'quality' },
  nonGoals: { many: 'Non-goals', one: 'non-goal' },
  scope: { many: 'First version', one: 'decision' },
  metrics: { many: 'Metrics', one: 'metric' },
  stack: { many: 'Stack', one: 'layer' },
  entities: { many: 'Entities', one: 'entity' },
  relations: { many: 'Relations', one: 'relation' },
  epics: { many: 'Epics', one: 'epic' },
  stories: { many: 'Stories', one: 'story' },
  tasks: { many: 'Tasks', one: 'task' },
  waves: { many: 'Waves', one: 'wave' },
  sprints: { many: 'Sprints', one: 'sprint' },
  costs: { many: 'Costs', one: 'cost' },
  risks: { many: 'Risks', one: 'risk' },
  testPlan: { many: 'Test plan', one: 'test' },
  releasePlan: { many: 'Release plan', one: 'step' },
  openQuestions: { many: 'Open questions', one: 'question' },
  assumptions: { many: 'Assumptions to confirm', one: 'assumption' },
}

export const PART_LABELS: Record<PlanPart, string> = {
  summary: 'Summary',
  users: 'Users, journeys, glossary',
  requirements: 'Requirements and scope',
  qualities: 'Non-functional requirements',
  nonGoals: 'Non-goals',
  metrics: 'Metrics',
  stack: 'Stack',
  dataModel: 'Data model',
  backlog: 'Epics, stories, tasks',
  schedule: 'Schedule',
  costs: 'Costs',
  risks: 'Risks',
  release: 'Tests and release',
  questions: 'Questions and assumptions',
}

/** Waves and sprints follow from the tasks: nobody writes them. */
const DERIVED_SECTIONS = ['waves', 'sprints'] as const
export type EditableSection = Exclude<Section, (typeof DERIVED_SECTIONS)[number]>
export const EDITABLE_SECTIONS = (Object.keys(SECTION_LABELS) as Section[]).filter(
  (section): section is EditableSection => !DERIVED_SECTIONS.some((other) => other === section),
)

/** One summary, and one decision for each requirement: these are neither added nor taken away. */
export const FIXED_SECTIONS: readonly Section[] = ['summary', 'scope', 'conflicts']

/** "FR-3": its list is the requirements. */
export function findSection(id: string, plan: { [Key in Section]: { id: string }[] }): Section | undefined {
  return (Object.keys(SECTION_LABELS) as Section[]).find((section) => plan[section].some((item) => item.id === id))
}
