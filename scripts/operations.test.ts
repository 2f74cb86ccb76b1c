import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { environmentSchema } from '~/platform/env/env.server'
import { expect, test } from '~test/test'
import { findCommand } from '../server/studio-commands'

// What docs/operations.md tells people to type: whatever is ours in it exists.

const text = readFileSync('docs/operations.md', 'utf8')
const compose = parse(readFileSync('compose.yaml', 'utf8')) as { services: object }
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const lines = [...text.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .filter((line) => !line.startsWith('#'))
const inText = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const commands = [...lines, ...inText]

test('every command of the studio is one, with what it takes', () => {
  const typed = commands.flatMap((line) => line.split(/(?:npm run studio --|run-studio\.mjs) /)[1] ?? [])
  expect(typed.length).toBeGreaterThan(5)
  for (const words of typed.filter((words) => words !== '…'))
    expect(() => findCommand(words.split(' ')), words).not.toThrow()
})

test('every script of npm and of Node exists', () => {
  for (const line of commands) {
    const [, script] = /\bnpm run ([\w:-]+)/.exec(line) ?? []
    if (script) expect(Object.keys(scripts), line).toContain(script)
    for (const [, file = ''] of line.matchAll(/\bnode (\S+\.mjs)/g)) expect(existsSync(file), line).toBe(true)
  }
})

test('every file and link exists, and every process of compose', () => {
  const files = commands.flatMap(
    (line) => line.match(/(?<![\w/])(?:deploy|scripts|docs)\/[\w./-]+\w|\.env\.example|compose\.yaml/g) ?? [],
  )
  expect(files).toContain('deploy/studio.service')
  for (const file of files) expect(existsSync(file), file).toBe(true)
  for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g))
    expect(existsSync(path.join('docs', link)), link).toBe(true)
  for (const [, name = ''] of text.matchAll(/docker compose (?:exec|logs) ([\w-]+)/g))
    expect(Object.keys(compose.services)).toContain(name)
})

test('every variable is one of the site or of compose', () => {
  const known = [...Object.keys(environmentSchema.shape), 'SITE_ADDRESS', 'POSTGRES_PASSWORD']
  const named = commands.flatMap((line) =>
    [...line.matchAll(/(?<![\w$])([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name),
  )
  expect(named).toContain('BACKUP_TO')
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('the unit of systemd starts the built site, restarts it, and lets it finish', () => {
  const unit = readFileSync('deploy/studio.service', 'utf8')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const [node = '', script = ''] = setting('ExecStart').split(' ')
  const inProgram = (file: string) => path.relative(setting('WorkingDirectory'), file)
  expect(existsSync(inProgram(node))).toBe(true)
  expect(existsSync(script)).toBe(true)
  expect([setting('Restart'), setting('KillMode')]).toEqual(['on-failure', 'mixed'])
  const dataDir = /DATA_DIR=(\S+)/.exec(setting('Environment'))?.[1]
  expect(setting('ReadWritePaths')).toBe(dataDir)
  expect(existsSync(inProgram(setting('Documentation').replace('file://', '')))).toBe(true)
})
