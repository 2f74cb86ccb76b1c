import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { IDEAS_FOLDER, judgeIdeas, readIdeas } from '~test/plan-quality'
import { planIdea } from './plan-idea'
import { planSchema } from './plan-schema'
import { lintPlan } from './engine/lint-plan'
import { readBrief } from './brief/read-brief'
import { KNOWLEDGE_BASE } from './knowledge/knowledge-base'
import { planToMarkdown } from './export/plan-to-markdown'
import { planToReport } from './export/plan-to-report'

test('look', () => {
  const lines: string[] = []
  const start = performance.now()
  const { results, wishes, served, violations, similar, plannedNonsense } = judgeIdeas(IDEAS_FOLDER)
  lines.push(`ms ${performance.now() - start}`, `served ${served}/${wishes}`, `violations ${violations}`, `similar ${similar.join('; ')}`, `planned nonsense: ${plannedNonsense.map((t) => t.slice(0, 60)).join(' | ')}`)
  for (const r of results) lines.push(`${r.file}: ${r.served}/${r.wishes}, ${r.tasks} tasks, V: ${r.violations.join(' || ')} MISSED: ${r.missed.join(' || ')}`)
  const { ideas } = readIdeas(IDEAS_FOLDER)
  for (const idea of ideas) {
    const t = performance.now()
    const planned = planIdea(idea.idea, '2026-03-02')
    const ms = performance.now() - t
    if ('content' in planned) {
      const parsed = planSchema.safeParse(planned.content.plan)
      const lint = lintPlan(planned.content.plan)
      lines.push(`${idea.file}: ${Math.round(ms)} ms, schema ${parsed.success ? 'ok' : JSON.stringify(parsed.error.issues.slice(0, 3))}, lint ${lint.length} ${lint.slice(0, 3).map((f) => f.message).join(' | ')} excluded ${planned.content.plan.excluded.length}`)
      if (/^(05|14|18|04|07|01|19)/.test(idea.file)) {
        writeFileSync(`/tmp/w/wishes-${idea.file}.md`, `${ms} ms\n${planToMarkdown(planned.content.plan, planned.content.title)}`)
        writeFileSync(`/tmp/w/wishes-${idea.file}.json`, JSON.stringify(planToReport(planned.content), null, 1))
      }
    }
  }
  const english = ideas.filter(({ language }) => language === 'en').map(({ idea }) => idea).join('\n\n')
  let large = ''
  let n = 0
  while (large.length < 200_000) large += english.replace(/\b(the)\b/g, `the`) + `\n\n${n++}\n`
  large = large.slice(0, 200_000)
  let t = performance.now()
  const reading = readBrief(large, KNOWLEDGE_BASE.wishKinds)
  lines.push(`200k: read ${Math.round(performance.now() - t)} ms, ${reading.wishes.length} wishes`)
  t = performance.now()
  const planned = planIdea(large, '2026-03-02')
  lines.push(`200k: planned ${Math.round(performance.now() - t)} ms, ${'content' in planned ? planned.content.plan.tasks.length : 0} tasks`)
  if ('content' in planned) {
    t = performance.now()
    const parsed = planSchema.safeParse(planned.content.plan)
    lines.push(`200k schema ${parsed.success ? 'ok' : JSON.stringify(parsed.error.issues.slice(0, 3))}`, `json ${JSON.stringify(planned.content).length}`)
    t = performance.now()
    lines.push(`lint ${lintPlan(planned.content.plan).length} in ${performance.now() - t}`)
  }
  writeFileSync('/tmp/w/wishes-look.txt', lines.join('\n'))
}, 200_000)
