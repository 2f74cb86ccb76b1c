import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureSetup } from './measure-setup'
import { createSiteFolder } from './site-folder'

const READY_TIMEOUT_MS = 180_000
const POLL_MS = 20
// no backup comes by the clock in the middle of a test
const BASE_ENV = { NODE_ENV: 'production', HOST: '127.0.0.1', BACKUP_TO: 'off' }

export interface RunningSite {
  /** Where requests go, `http://127.0.0.1:PORT`. */
  origin: string
  dataDir: string
  pid: number
  /** Everything that the process printed so far. */
  output: () => string
  /** Asks it to stop and waits; answers the exit code. */
  stop: () => Promise<number | null>
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Ends its own PostgreSQL in the same way. */
  killPostgres: () => void
}

/**
 * Starts the built site in a process of its own, in a new folder (see site-folder.ts) unless DATA_DIR is given, and waits
 * until it is ready, or only until it answers.
 */
export function startSite(env: Record<string, string> = {}, until: 'ready' | 'answers' = 'ready') {
  return measureSetup('starts of sites', () => startOnFreePort(env, until))
}

/** Another process may take a free port before the site does: then the next one is tried. */
async function startOnFreePort(env: Record<string, string>, until: 'ready' | 'answers'): Promise<RunningSite> {
  try {
    return await startProcess(env, until)
  } catch (error) {
    if (env.PORT || !/^PORT \d+ is already in use/m.test(String(error))) throw error
    return startOnFreePort(env, until)
  }
}

async function startProcess(env: Record<string, string>, until: 'ready' | 'answers'): Promise<RunningSite> {
  const port = env.PORT ?? String(await findFreePort())
  const dataDir = env.DATA_DIR ?? (await createDataFolder(env))
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { PATH: process.env.PATH, ...BASE_ENV, ...env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // a test that failed half-way stops nothing
  const killIt = () => child.kill('SIGKILL')
  process.once('exit', killIt)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    process.off('exit', killIt),
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const tidyUp = () => (env.DATA_DIR ? undefined : rm(dataDir, { recursive: true, force: true }))
  try {
    const ready = waitUntilReady(child, exited, () => printed)
    await (until === 'ready' ? ready : Promise.race([ready, waitUntilAnswering(`http://127.0.0.1:${port}/healthz`)]))
  } catch (error) {
    child.kill('SIGKILL')
    await exited
    await tidyUp()
    throw error
  }
  async function end(signal: NodeJS.Signals) {
    child.kill(signal)
    const code = await exited
    await tidyUp()
    return code
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    killPostgres: () => process.kill(findPostgresPid(dataDir), 'SIGKILL'),
  }
}

/** The tables of another database are not in the folder. */
function createDataFolder(env: Record<string, string>) {
  return env.DATABASE_URL ? mkdtemp(path.join(tmpdir(), 'site-')) : createSiteFolder(env)
}

/** The process id of the PostgreSQL that runs in a site's folder; NaN while there is none. */
export function findPostgresPid(dataDir: string) {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
}

function waitUntilReady(child: ChildProcess, exited: Promise<number | null>, output: () => string) {
  return new Promise<void>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`The site ${reason}:\n${output()}`))
    const late = setTimeout(() => give(`was not ready after ${READY_TIMEOUT_MS} ms`), READY_TIMEOUT_MS)
    exited.then((code) => {
      clearTimeout(late)
      give(`ended with code ${code}`)
    })
    child.stdout?.on('data', () => {
      if (!/^Ready on /m.test(output())) return
      clearTimeout(late)
      resolve()
    })
  })
}

async function waitUntilAnswering(url: string) {
  while (!(await fetch(url).catch(() => undefined))) await pause(POLL_MS)
}

/** A port that nobody listens on at this moment. */
export async function findFreePort() {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
