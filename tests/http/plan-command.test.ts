import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '~test/temp-folder'

const IDEA = `I want an app for our scaffolding hire firm. The yard man should count what goes on the lorry by tapping on a phone. \
The customer should sign with a finger on site. The office should get a text the day before an inspection is due. \
We don't want gps tracking of the lads. We have 9000 pounds and 12 weeks.`

function plan(words: string[], cwd: string) {
  // neither a database nor a folder for one is needed
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: path.join(cwd, 'absent') }
  const script = path.resolve('scripts/run-studio.mjs')
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'plan', ...words], {
    env,
    cwd,
    encoding: 'utf8',
  })
  return { status, stdout, stderr, seconds: (performance.now() - startedAt) / 1000 }
}

function folderWith(files: Record<string, string | Uint8Array>) {
  const folder = tempFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  return folder
}

test('the idea in a file is planned as JSON whose wishes are all served', () => {
  const cwd = folderWith({ 'idea.md': IDEA })
  const { status, stdout } = plan(['idea.md', '--json'], cwd)
  expect(status).toBe(0)
  const { brief, coverage, requirements, tasks, risks, schedule } = JSON.parse(stdout)
  expect(brief.wishes.length).toBeGreaterThanOrEqual(3)
  for (const { quote } of brief.wishes) expect(IDEA).toContain(quote)
  expect(brief).toMatchObject({ limits: { weeks: 12, budget: { amount: 9000, currency: 'GBP' } } })
  expect(brief.exclusions).toHaveLength(1)
  expect(Object.keys(brief)).toEqual(expect.arrayContaining(['unknowns', 'contradictions']))
  const ids = new Set([...requirements, ...tasks].map(({ id }: { id: string }) => id))
  for (const row of coverage) {
    expect(row).toMatchObject({ leftOut: null })
    expect([...row.requirements, ...row.tasks].every((id: string) => ids.has(id))).toBe(true)
  }
  expect(requirements[0]).toMatchObject({ id: 'FR-1', release: 'mvp', wish: null })
  expect(risks.length).toBeGreaterThan(0)
  expect(schedule.weeksNeeded).toBeGreaterThan(0)
})

test('the plan is printed as Markdown, or written to a file', () => {
  const cwd = folderWith({ 'idea.txt': IDEA })
  const printed = plan(['idea.txt'], cwd)
  expect(printed).toMatchObject({ status: 0, stdout: expect.stringMatching(/^# /) })
  expect(plan(['idea.txt', '--out', 'plan.md'], cwd)).toMatchObject({ status: 0, stdout: '' })
  expect(readFileSync(path.join(cwd, 'plan.md'), 'utf8')).toBe(printed.stdout)
})

test('an idea in which nothing is recognized gives questions and the code 3', () => {
  const cwd = folderWith({ 'idea.txt': 'something like Uber but for friends' })
  const { status, stdout } = plan(['idea.txt'], cwd)
  expect(status).toBe(3)
  expect(stdout).toMatch(/^- .+\?/m)
  expect(JSON.parse(plan(['idea.txt', '--json'], cwd).stdout).questions.length).toBeGreaterThan(0)
})

test('what is no text is refused with a sentence', () => {
  const cwd = folderWith({
    'picture.png': Uint8Array.of(0x89, 0x50, 0xff, 0),
    'empty.txt': ' \n',
    'large.txt': 'a'.repeat(200_001),
  })
  expect(plan(['absent.txt'], cwd)).toMatchObject({ status: 1, stderr: 'absent.txt cannot be read.\n' })
  expect(plan(['picture.png'], cwd)).toMatchObject({ status: 1, stderr: 'picture.png is no text in UTF-8.\n' })
  expect(plan(['empty.txt'], cwd)).toMatchObject({ status: 1, stderr: 'empty.txt is empty.\n' })
  expect(plan(['large.txt'], cwd)).toMatchObject({ status: 1, stderr: expect.stringContaining('200000 characters') })
  expect(plan([], cwd)).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run studio -- plan FILE') })
})
