import path from 'node:path'
import { runnerImport } from 'vite'
import { knowledgeFiles } from '../knowledge-files.ts'

/**
 * What the rules make of a folder of ideas whose wishes somebody listed by hand (the format of tests/plans/ideas):
 * `npm run bench -- plan-quality DIR`.
 */
export async function planQuality(folder = 'tests/plans/ideas') {
  const { module } = await runnerImport(path.resolve('tests/support/plan-quality.ts'), {
    configFile: /** @type {const} */ (false),
    plugins: [knowledgeFiles()],
    resolve: { tsconfigPaths: true },
  })
  const { judgeIdeas } = /** @type {typeof import('../../tests/support/plan-quality')} */ (module)
  const { results, wishes, served, violations, similar, plannedNonsense } = judgeIdeas(path.resolve(folder))
  for (const { file, missed, violations: broken, ...result } of results) {
    console.log(`${file}: ${result.served} of ${result.wishes} wishes, ${result.tasks} tasks`)
    for (const wish of missed) console.log(`  missed: ${wish}`)
    for (const violation of broken) console.log(`  against an exclusion: ${violation}`)
  }
  for (const pair of similar) console.log(`more than half equal: ${pair}`)
  for (const text of plannedNonsense)
    console.log(`nonsense that was planned: ${text.slice(0, 80).replace(/\s+/g, ' ')}`)
  const share = wishes === 0 ? 0 : Math.round((1000 * served) / wishes) / 10
  console.log(
    JSON.stringify({
      ideas: results.length,
      wishes,
      served,
      share,
      violations,
      similar: similar.length,
      plannedNonsense: plannedNonsense.length,
    }),
  )
}
