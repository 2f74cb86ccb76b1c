import { toUtcDay } from '~/platform/time/dates'
import { COMPLIANCE_LABELS, PLATFORM_LABELS, PRODUCT_TYPE_LABELS } from '../../brief-labels'
import { oneLine, type SpecKitSource } from './spec-kit-text'

const UNKNOWN = 'NEEDS CLARIFICATION'

/** How it is built, as plan.md has it. What a plan does not know is to be clarified there. */
export function specKitPlan({ title, brief, plan, updatedAt, folder }: SpecKitSource) {
  const lines = [
    `# Implementation Plan: ${oneLine(title)}`,
    `**Branch**: \`${folder}\` | **Date**: ${toUtcDay(updatedAt)} | **Spec**: [spec.md](spec.md)`,
    `**Input**: Feature specification from \`/specs/${folder}/spec.md\``,
    '## Summary',
    ...plan.summary.flatMap(({ product, problem, approach }) => [product, problem, approach].map(oneLine)),
    '## Technical Context',
    ...technicalContext({ brief, plan }).map(([name, text]) => `**${name}**: ${oneLine(text) || UNKNOWN}`),
    '## Constitution Check',
    UNKNOWN,
    '## Project Structure',
    '### Documentation (this feature)',
    `\`\`\`text\nspecs/${folder}/\n├── spec.md\n├── plan.md\n└── tasks.md\n\`\`\``,
    '### Source Code (repository root)',
    UNKNOWN,
  ]
  return `${lines.join('\n\n')}\n`
}

/** The stack by its layers (stacks/catalog/layers.ts names them), the limits and the size of the plan. */
function technicalContext({ brief, plan }: Pick<SpecKitSource, 'brief' | 'plan'>): [string, string][] {
  const { stack, qualities, requirements, stories, tasks, schedule } = plan
  const choiceOf = (name: string) => stack.find(({ layer }) => layer.toLowerCase().startsWith(name))?.choice ?? ''
  const limits = [
    ...qualities.map(({ title, target }) => `${title}: ${target}`),
    ...brief.compliance.map((law) => COMPLIANCE_LABELS[law]),
    `${schedule.weeksWanted} weeks`,
  ]
  return [
    ['Language/Version', choiceOf('language')],
    ['Primary Dependencies', stack.map(({ layer, choice }) => `${layer}: ${choice}`).join(', ')],
    ['Storage', choiceOf('database')],
    ['Testing', choiceOf('testing')],
    ['Target Platform', brief.platforms.map((platform) => PLATFORM_LABELS[platform]).join(', ')],
    ['Project Type', brief.productType === null ? '' : PRODUCT_TYPE_LABELS[brief.productType]],
    ['Performance Goals', ''],
    ['Constraints', limits.join('; ')],
    ['Scale/Scope', `${requirements.length} requirements, ${stories.length} stories, ${tasks.length} tasks`],
  ]
}
