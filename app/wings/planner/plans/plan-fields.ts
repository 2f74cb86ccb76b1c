import type { EditableSection } from './editing/sections'
import { PRIORITY_LABELS } from './priority-labels'
import { SKILLS } from './skills'

export type ReferencedSection = 'requirements' | 'stories' | 'tasks' | 'risks' | 'entities' | 'epics' | 'criteria'

/** A field of an item: how people call it, and what is written in it. */
export type FieldSpec = { name: string; label: string; hint?: string } & (
  | { kind: 'line' | 'text' | 'lines' | 'estimate' | 'number' | 'criteria' | 'rejected' | 'columns' | 'capability' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'cited'; of: ReferencedSection }
  | { kind: 'cited-one'; of: ReferencedSection }
)

const line = (name: string, label: string): FieldSpec => ({ name, label, kind: 'line' })
const text = (name: string, label: string, hint?: string): FieldSpec => ({ name, label, kind: 'text', hint })
const choice = (name: string, label: string, options: Record<string, string>): FieldSpec => ({
  name,
  label,
  kind: 'choice',
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
})
const cited = (name: string, label: string, of: ReferencedSection): FieldSpec => ({ name, label, kind: 'cited', of })
const citedOne = (name: string, label: string, of: ReferencedSection): FieldSpec => ({
  name,
  label,
  kind: 'cited-one',
  of,
})

const priority = choice('priority', 'Priority', PRIORITY_LABELS)
const levels = { low: 'Low', medium: 'Medium', high: 'High' }
const criteria: FieldSpec = {
  name: 'criteria',
  label: 'Acceptance criteria',
  kind: 'criteria',
  hint: 'Each must be observable or measurable.',
}
const skills = Object.fromEntries(SKILLS.map((skill) => [skill, skill]))

/** The fields of each list that a person writes, in the order of their form and of their columns in the document. */
export const PLAN_FIELDS: Record<EditableSection, FieldSpec[]> = {
  summary: [text('product', 'Product'), text('problem', 'Problem'), text('approach', 'Approach'), text('size', 'Size')],
  capabilities: [line('name', 'Name'), text('why', 'Why')],
  conflicts: [text('reason', 'Conflict'), text('advice', 'Advice')],
  users: [
    line('name', 'Role'),
    choice('kind', 'The product is', { user: 'for this user', 'non-user': 'not for this user' }),
    text('need', 'Needs, or why the product is not for them'),
  ],
  journeys: [
    line('name', 'Name'),
    line('actor', 'Role'),
    { name: 'steps', label: 'Steps', kind: 'lines', hint: 'One per line.' },
    cited('requirementIds', 'Requirements', 'requirements'),
  ],
  glossary: [line('term', 'Term'), text('meaning', 'Meaning')],
  requirements: [
    line('title', 'Title'),
    text('statement', 'The product shall …'),
    { name: 'capability', label: 'Capability', kind: 'capability' },
    priority,
    criteria,
  ],
  qualities: [line('title', 'Quality'), text('target', 'Target', 'Use a number.'), text('method', 'Measurement')],
  nonGoals: [text('text', 'Non-goal'), text('reason', 'Reason')],
  scope: [choice('decision', 'First version', { in: 'Included', out: 'Later' }), text('reason', 'Reason')],
  metrics: [
    line('name', 'Metric'),
    choice('kind', 'Type', { metric: 'Metric', counter: 'Counter-metric' }),
    line('target', 'Target'),
    text('why', 'Reason'),
  ],
  stack: [
    line('layer', 'Layer'),
    line('choice', 'Choice'),
    text('reason', 'Reason'),
    { name: 'rejected', label: 'Rejected', kind: 'rejected' },
  ],
  entities: [line('name', 'Entity'), text('purpose', 'Purpose'), { name: 'fields', label: 'Fields', kind: 'columns' }],
  relations: [
    citedOne('fromEntity', 'From', 'entities'),
    choice('kind', 'Relation', { 'many-to-one': 'belongs to', 'many-to-many': 'many-to-many with' }),
    citedOne('toEntity', 'To', 'entities'),
  ],
  epics: [line('title', 'Title'), text('value', 'User value'), priority],
  stories: [
    citedOne('epicId', 'Epic', 'epics'),
    line('title', 'Title'),
    line('role', 'As a …'),
    text('action', 'I want to …'),
    text('benefit', 'so that …'),
    priority,
    cited('requirementIds', 'Requirements', 'requirements'),
    criteria,
  ],
  tasks: [
    citedOne('storyId', 'Story', 'stories'),
    line('title', 'Title'),
    choice('skill', 'Skill', skills),
    priority,
    { name: 'estimate', label: 'Estimate in hours', kind: 'estimate' },
    cited('dependsOn', 'Depends on', 'tasks'),
    cited('requirementIds', 'Requirements', 'requirements'),
    cited('criterionIds', 'Acceptance criteria', 'criteria'),
    cited('riskIds', 'Risks', 'risks'),
    text('testStrategy', 'Test'),
    text('prompt', 'Prompt'),
  ],
  costs: [
    line('name', 'Item'),
    choice('period', 'Frequency', { once: 'Once', month: 'Monthly' }),
    { name: 'low', label: 'Minimum', kind: 'number', hint: 'In the currency of the plan.' },
    { name: 'high', label: 'Maximum', kind: 'number', hint: 'In the currency of the plan.' },
    text('reason', 'Reason'),
  ],
  risks: [
    line('title', 'Risk'),
    choice('likelihood', 'Likelihood', levels),
    choice('impact', 'Impact', levels),
    text('response', 'Mitigation'),
  ],
  testPlan: [line('level', 'Type'), text('covers', 'Covers'), text('passesWhen', 'Passes when')],
  releasePlan: [text('step', 'Step'), text('doneWhen', 'Done when')],
  openQuestions: [
    text('question', 'Question'),
    text('why', 'Why it matters'),
    { name: 'options', label: 'Options', kind: 'lines', hint: 'One per line.' },
    line('recommended', 'Recommended'),
  ],
  assumptions: [text('text', 'Assumption'), text('confirmBy', 'How to confirm it')],
}

/** What a new item begins with. */
export function blankFields(section: EditableSection): Record<string, unknown> {
  const blank = PLAN_FIELDS[section].map((spec) => [spec.name, blankValue(spec)])
  return {
    ...Object.fromEntries(blank),
    ...(section === 'requirements' && { release: 'mvp' }),
    ...(section === 'epics' && { storyIds: [] }),
  }
}

function blankValue(spec: FieldSpec): unknown {
  if (spec.kind === 'choice') return spec.options[0]?.value
  if (spec.kind === 'estimate') return { optimistic: 2, mostLikely: 4, pessimistic: 8 }
  if (spec.kind === 'number') return 0
  const isText = ['line', 'text', 'cited-one', 'capability'].includes(spec.kind)
  return isText ? '' : []
}
