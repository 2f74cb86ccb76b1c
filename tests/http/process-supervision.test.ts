import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

// a fault that no test could bring about otherwise: told so, the event loop stands still
const STALLS = `data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})`
const settings = {
  DEMO: '0',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  STALL_SECONDS: '3',
  NODE_OPTIONS: `--import=${STALLS}`,
}
const WITHIN = { timeout: 60_000, interval: 100 }

/** As `npm start` does. */
async function start() {
  const DATA_DIR = await tempSiteFolder(settings)
  const env = { PATH: process.env.PATH, ...settings, DATA_DIR, PORT: String(await findFreePort()) }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const lock = path.join(DATA_DIR, 'lock')
  const site = {
    child,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    printed: () => printed,
    timesReady: () => printed.match(/^Ready on /gm)?.length ?? 0,
    /** Who holds the folder. */
    pid: () => Number.parseInt(readFileSync(lock, 'utf8'), 10),
    isGone: () => !existsSync(lock),
  }
  await expect.poll(site.timesReady, WITHIN).toBe(1)
  return site
}

test('what npm start serves is started again when it dies and when it stands still, and stops when told', async () => {
  const site = await start()
  process.kill(site.pid(), 'SIGKILL')
  await expect.poll(site.timesReady, WITHIN).toBe(2)
  process.kill(site.pid(), 'SIGUSR2')
  await expect.poll(site.timesReady, WITHIN).toBe(3)
  expect(site.printed()).toContain('The event loop has stood still for 3 s')
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(site.isGone()).toBe(true)
})

test('what npm start serves does not outlive it', async () => {
  const site = await start()
  site.child.kill('SIGKILL')
  await expect.poll(site.isGone, WITHIN).toBe(true)
})

test('of several processes one that stands still is replaced, and the others serve meanwhile', async () => {
  const env = { ...settings, WEB_CONCURRENCY: '2', DATA_DIR: await tempSiteFolder(settings) }
  const site = await startSite(env)
  const [worker = 0] = workersOf(site.pid)
  process.kill(worker, 'SIGUSR2')
  await expect.poll(site.output, WITHIN).toContain('another one takes its place')
  expect(site.output()).toContain('The event loop has stood still')
  await expect.poll(() => workersOf(site.pid).length, WITHIN).toBe(2)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

function workersOf(pid: number) {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [stat, command] = ['stat', 'cmdline'].map((file) => readFileSync(`/proc/${name}/${file}`, 'utf8'))
      const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
      return Number(parent) === pid && command?.includes('serve.mjs') ? [Number(name)] : []
    } catch {
      return []
    }
  })
}
