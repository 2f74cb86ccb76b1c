import type { FillAnswer } from '~/wings/planner/plans/ai/fills/fills-answer'
import type { FakeAiRequest } from './ai-protocols'

/** A plausible fill of a wish. */
export const aFill = (wish: string, own: Partial<FillAnswer> = {}): FillAnswer => ({
  wish,
  release: 'mvp',
  title: `Serve ${wish}`,
  statement: `The product shall serve the wish ${wish} on one page.`,
  limits: [`The page of ${wish} shows 50 entries within 2 seconds.`],
  criteria: [
    `WHEN somebody saves ${wish}, THE SYSTEM SHALL show it within 2 seconds.`,
    `IF the connection is lost while ${wish} is saved, THE SYSTEM SHALL keep what was typed.`,
  ],
  story: { role: 'member', action: `use ${wish}`, benefit: '' },
  entity: null,
  tasks: [
    {
      key: 'data',
      title: `Store what ${wish} needs`,
      skill: 'backend',
      optimistic: 2,
      mostLikely: 4,
      pessimistic: 8,
      why: 'One table with 6 columns.',
      build: 'A table and the command that writes it.',
      test: 'A row is written and read.',
      dependsOn: [],
    },
    {
      key: 'screen',
      title: `Draw the page of ${wish}`,
      skill: 'frontend',
      optimistic: 3,
      mostLikely: 6,
      pessimistic: 12,
      why: 'One form with 5 fields.',
      build: 'The page with its form.',
      test: 'Two people use it without help.',
      dependsOn: ['data'],
    },
  ],
  questions: [
    { question: `Who may see ${wish}?`, why: 'It decides on roles.', options: ['All', 'Leads'], recommended: 'All' },
  ],
  ...own,
})

/** A fill for each wish that is asked about. */
export function fakeFillAnswer({ messages }: Pick<FakeAiRequest, 'messages'>) {
  const material: { wishes?: { wish: string }[] } = JSON.parse(messages[0]?.content.split('\n')[1] ?? '{}')
  return { fills: (material.wishes ?? []).map(({ wish }) => aFill(wish)) }
}
