import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenImportRules } from './imports.mjs'
import { namesWithRetiredWords } from './retired-words.mjs'
import { accessOutsideOfCommandsAndQueries, writesByStrangers } from './table-owners.mjs'

const names = globSync('{app,server,scripts,tests}/**/*.{ts,tsx,mjs}').map((name) => name.split(path.sep).join('/'))
const sources = Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]))
const broken = [
  ...(await brokenImportRules(sources)),
  ...writesByStrangers(sources),
  ...accessOutsideOfCommandsAndQueries(sources),
  ...namesWithRetiredWords(sources, readFileSync('docs/terms.md', 'utf8')),
]

for (const { rule, from, to, advice } of broken) console.error(`${rule}: ${from} → ${to}\n  ${advice}`)
console.log(`${names.length} files, ${broken.length} imports, writes and names against the rules`)
process.exit(broken.length > 0 ? 1 : 0)
