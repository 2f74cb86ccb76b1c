import { inPoints, inWords } from './engine/wording'
import { criteria, criterionNames } from './knowledge/criteria'
import { layers } from './knowledge/layer'
import { needsInWords } from './needs-in-words'
import type { Stack } from './stack'
import type { StackNeeds } from './stack-needs'
import { costBand } from './wording'

interface Named {
  title: string
  needs: StackNeeds
  stack: Stack
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** One stack as Markdown, for a README or a ticket. */
export function stackAsMarkdown({ title, needs, stack }: Named) {
  const rows = stack.choices.map(
    ({ layer, name, what, inside }) =>
      `| ${layers[layer].name} | ${name}${inside ? ` (inside ${inside})` : ''} | ${cell(what)} |`,
  )
  const scores = criteria.map((criterion) => `${criterionNames[criterion]} ${inPoints(stack.criteria[criterion])}`)
  return [
    `# ${title}`,
    '',
    ...needsInWords(needs).map(([name, value]) => `- ${name}: ${value}`),
    '',
    '| Layer | Choice | What it is |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `- Points: ${inPoints(stack.total)} (of 10 each: ${scores.join(', ')})`,
    `- A month: ${costBand(stack.monthlyCost)}`,
    `- Parts to run or pay: ${stack.parts.length ? inWords(stack.parts) : 'none besides your own program'}`,
    `- Exit cost: ${[stack.exit.cost, ...stack.exit.reasons].join('. ')}`,
    `- Reviewed: ${stack.reviewed}`,
    '',
  ].join('\n')
}
