import { toUtcDay } from '~/platform/time/dates'
import { PLAN_MESSAGES } from '../../messages/plan-messages'
import type { Plan, Story } from '../../plan'
import { userStoryText } from '../../user-story-text'
import {
  formatPriority,
  independentTest,
  oneLine,
  requirementId,
  type SpecKitSource,
  splitStories,
  storyNumber,
} from './spec-kit-text'

/** What is built and why, as spec.md has it. */
export function specKitSpec({ title, brief, plan, updatedAt, folder }: SpecKitSource) {
  const reasons = new Map(plan.scope.map(({ requirementId, reason }) => [requirementId, reason]))
  const lines = [
    `# Feature Specification: ${oneLine(title)}`,
    `**Feature Branch**: \`${folder}\``,
    `**Created**: ${toUtcDay(updatedAt)}`,
    '**Status**: Draft',
    `**Input**: User description: "${oneLine(brief.idea)}"`,
    '## User Scenarios & Testing',
    ...splitStories(plan).wished.flatMap((story) => storySection(plan, story, reasons)),
    ...listSection('### Edge Cases', edgeCases(plan)),
    '## Requirements',
    ...listSection('### Functional Requirements', requirementLines(plan, 'mvp')),
    ...listSection('### Key Entities', entityLines(plan)),
    '## Success Criteria',
    ...listSection('### Measurable Outcomes', outcomeLines(plan)),
    ...listSection('## Assumptions', assumptionLines(plan)),
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}

const listSection = (heading: string, lines: string[]) => (lines.length > 0 ? [heading, lines.join('\n')] : [])

/** `reasons` say of requirements why they are in the first version. */
function storySection(plan: Plan, story: Story, reasons: ReadonlyMap<string, string>) {
  const why = story.requirementIds.flatMap((id) => reasons.get(id) ?? [])
  return [
    `### User Story ${storyNumber(story.id)} - ${oneLine(story.title)} (Priority: ${formatPriority(story)})`,
    oneLine(userStoryText(story, plan.language)),
    `**Why this priority**: ${oneLine(why.join(' ')) || story.priority}`,
    `**Independent Test**: ${independentTest(plan, story)}`,
    '**Acceptance Scenarios**:',
    story.criteria.map(({ text }, index) => `${index + 1}. ${oneLine(text)}`).join('\n'),
    '---',
  ]
}

/** What is not decided yet. */
const edgeCases = ({ openQuestions }: Plan) =>
  openQuestions.map(
    ({ question, options }) => `- ${oneLine(question)} [NEEDS CLARIFICATION: ${oneLine(options.join('; '))}]`,
  )

/** Requirements with their criteria, and with those of what all stories stand on, which is no user story. */
function requirementLines(plan: Plan, wanted: 'mvp' | 'later') {
  const { groundwork } = splitStories(plan)
  return plan.requirements
    .filter(({ release }) => release === wanted)
    .flatMap(({ id, statement, criteria }) => {
      const further = groundwork.filter(({ requirementIds }) => requirementIds.includes(id))
      return [
        `- **${requirementId(id)}**: ${oneLine(statement)}`,
        ...[...criteria, ...further.flatMap((story) => story.criteria)].map(({ text }) => `  - ${oneLine(text)}`),
      ]
    })
}

function entityLines({ entities, relations }: Plan) {
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  return entities.map(({ id, name, purpose, fields }) => {
    const attributes = fields.map((field) => field.name)
    const related = relations.flatMap(({ fromEntity, toEntity, kind }) =>
      fromEntity === id ? `${kind} ${names.get(toEntity) ?? toEntity}` : [],
    )
    return `- **${oneLine(name)}**: ${oneLine([purpose, [...attributes, ...related].join(', ')].join(' '))}`
  })
}

function outcomeLines({ metrics, qualities, releasePlan }: Plan) {
  const outcomes = [
    ...metrics.map(({ name, target, why }) => `${name}: ${target}. ${why}`),
    ...qualities.map(({ title, target, method }) => `${title}: ${target} ${method}`),
    ...releasePlan.map(({ doneWhen }) => doneWhen),
  ]
  return outcomes.map((text, index) => `- **SC-${String(index + 1).padStart(3, '0')}**: ${oneLine(text)}`)
}

/** What is taken for granted, what the product is not, and the requirements that come later. */
function assumptionLines(plan: Plan) {
  const { headings } = PLAN_MESSAGES[plan.language]
  return [
    ...plan.assumptions.map(({ text, confirmBy }) => `- ${oneLine(`${text} ${confirmBy}`)}`),
    ...plan.nonGoals.map(({ text, reason }) => `- ${headings.nonGoals}: ${oneLine(`${text}. ${reason}`)}`),
    ...requirementLines(plan, 'later').map((line) => line.replace(/^- /, `- ${headings.leftOut}: `)),
  ]
}
