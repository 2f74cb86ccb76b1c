import path from 'node:path'
import { runnerImport } from 'vite'
import { knowledgeFiles } from './knowledge-files.ts'

// Has the model that AI_PROVIDER, AI_API_KEY and AI_MODEL name read the ideas of tests/plans/ai and fill their wishes, and
// keeps its answers.
const { module } = await runnerImport(path.resolve('tests/support/record-ai-answers.ts'), {
  configFile: /** @type {const} */ (false),
  plugins: [knowledgeFiles()],
  resolve: { tsconfigPaths: true },
})
const { recordAiAnswers } = /** @type {typeof import('../tests/support/record-ai-answers')} */ (module)
await recordAiAnswers(process.env)
