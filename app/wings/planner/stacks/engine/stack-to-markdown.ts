import { criteria, criterionLabels } from '../criteria'
import { layers } from '../layers'
import type { Stack } from '../stack'
import type { StackNeeds } from '../stack-needs'
import { formatNeeds } from './format-needs'
import { formatPoints, joinWords } from './format-text'
import { formatCostBand } from './format-values'

interface TitledStack {
  title: string
  needs: StackNeeds
  stack: Stack
}

const escapeTableCell = (text: string) => text.replaceAll('|', '\\|')

/** One stack as Markdown, for a README or a ticket. */
export function stackToMarkdown({ title, needs, stack }: TitledStack) {
  const rows = stack.choices.map(
    ({ layer, name, what, inside }) =>
      `| ${layers[layer].name} | ${name}${inside ? ` (inside ${inside})` : ''} | ${escapeTableCell(what)} |`,
  )
  const scores = criteria.map((criterion) => `${criterionLabels[criterion]} ${formatPoints(stack.criteria[criterion])}`)
  return [
    `# ${title}`,
    '',
    ...formatNeeds(needs).map(([name, value]) => `- ${name}: ${value}`),
    '',
    '| Layer | Choice | What it is |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `- Points: ${formatPoints(stack.total)} (of 10 each: ${scores.join(', ')})`,
    `- A month: ${formatCostBand(stack.monthlyCost)}`,
    `- Parts to run or pay: ${stack.parts.length ? joinWords(stack.parts) : 'none besides your own program'}`,
    `- Exit cost: ${[stack.exit.cost, ...stack.exit.reasons].join('. ')}`,
    `- Reviewed: ${stack.reviewed}`,
    '',
  ].join('\n')
}
