import { expect, test } from 'vitest'
import { makePlan } from '../engine/make-plan'
import { SAMPLE_BRIEFS } from '../fixtures'
import { planToCsv } from './plan-to-csv'
import { planToMarkdown } from './plan-to-markdown'
import { planToReport } from './plan-to-report'

const brief = SAMPLE_BRIEFS['browser-extension']
const plan = makePlan(brief, { today: '2026-03-02' })

test.each(['de', 'es', 'fr'] as const)('as Markdown, a plan in %s has headings of that language', async (language) => {
  await expect(planToMarkdown({ ...plan, language }, 'Notes')).toMatchFileSnapshot(`goldens/notes.${language}.md`)
})

test('as CSV, a task stands in a row with all that is known of it', async () => {
  await expect(planToCsv(plan)).toMatchFileSnapshot('goldens/notes.csv')
})

test('programs are told what was read, what serves it and what is to be done', async () => {
  const report = planToReport({ title: 'Notes', brief, plan })
  await expect(JSON.stringify(report, null, 2)).toMatchFileSnapshot('goldens/notes-report.txt')
})
