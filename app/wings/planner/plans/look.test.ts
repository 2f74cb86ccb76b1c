import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { IDEAS_FOLDER, judgeIdeas, readIdeas } from '~test/plan-quality'
import { planIdea } from './plan-idea'
import { planToMarkdown } from './export/plan-to-markdown'
import { planToReport } from './export/plan-to-report'

test('look', () => {
  const lines: string[] = []
  const start = performance.now()
  const { results, wishes, served, violations, similar, plannedNonsense } = judgeIdeas(IDEAS_FOLDER)
  lines.push(`ms ${performance.now() - start}`, `served ${served}/${wishes}`, `violations ${violations}`, `similar ${similar.join('; ')}`, `planned nonsense: ${plannedNonsense.map((t) => t.slice(0, 60)).join(' | ')}`)
  for (const r of results) lines.push(`${r.file}: ${r.served}/${r.wishes}, ${r.tasks} tasks, V: ${r.violations.join(' || ')} MISSED: ${r.missed.join(' || ')}`)
  writeFileSync('/tmp/w/wishes-look.txt', lines.join('\n'))
  for (const idea of readIdeas(IDEAS_FOLDER).ideas.filter(({ file }) => /^(05|14|18|04|07|01|19)/.test(file))) {
    const t = performance.now()
    const planned = planIdea(idea.idea, '2026-03-02')
    const ms = performance.now() - t
    if ('content' in planned) {
      writeFileSync(`/tmp/w/wishes-${idea.file}.md`, `${ms} ms\n${planToMarkdown(planned.content.plan, planned.content.title)}`)
      writeFileSync(`/tmp/w/wishes-${idea.file}.json`, JSON.stringify(planToReport(planned.content), null, 1))
    }
  }
})
