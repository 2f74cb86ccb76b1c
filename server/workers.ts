import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { relayMetrics } from '~/platform/monitoring/collect-metrics.server'
import { log } from '~/platform/monitoring/log.server'

const REPLACE_AFTER_MS = 1_000
const COMPILER_WAIT_MS = 100

/** What a process of the site says when it is ready: lines for the one who started it. */
interface ReadyMessage {
  setupSteps?: string[]
}

/** Runs `stop` once, at the first signal that asks for an end, then ends the process. */
export function onShutdownSignal(stop: () => Promise<void>) {
  let isStopping = false
  async function end() {
    if (isStopping) return
    isStopping = true
    try {
      await stop()
      await exit(0)
    } catch (error) {
      log.fatal({ err: error }, 'stopped by an error')
      await exit(1)
    }
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // whoever watches over this process (a supervisor, npm start) has gone: it would go on unseen
  if (process.connected) process.on('disconnect', end)
}

/**
 * Node's exit waits for its compilers, and one that needs memory meanwhile waits for Node, both for ever
 * (nodejs/node#54918): no new ones are started, and those at work may end.
 */
async function exit(code: number) {
  for (const compiler of ['sparkplug', 'maglev', 'opt']) setFlagsFromString(`--no-${compiler}`)
  await pause(COMPILER_WAIT_MS)
  process.exit(code)
}

/**
 * Keeps `count` processes serving one port; one that dies is replaced, and `whenEnded` runs after the last. Resolves with the
 * first steps when one of them is ready.
 */
export async function superviseWorkers(count: number, whenEnded: () => Promise<void>) {
  relayMetrics()
  cluster.setupPrimary({ exec: path.resolve('scripts/serve.mjs') })
  let isStopping = false
  onShutdownSignal(async () => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(stopWorker))
    await whenEnded()
  })
  const firstReady = new Promise<string[]>((resolve, reject) => {
    cluster.on('message', (_worker, message: ReadyMessage) => message.setupSteps && resolve(message.setupSteps))
    cluster.on('exit', (worker, code, signal) => {
      // harmless once a worker has been ready; before that, the others would fail in the same way
      reject(new Error(`A process of the site ended with ${signal ?? code} before it was ready.`))
      if (!isStopping) void replace(worker, signal ?? code)
    })
  })
  async function replace(worker: Worker, end: string | number) {
    log.error({ pid: worker.process.pid, end }, 'a process of the site died; another one takes its place')
    await pause(REPLACE_AFTER_MS)
    if (!isStopping) cluster.fork()
  }
  for (let started = 0; started < count; started++) cluster.fork()
  return firstReady
}

function stopWorker(worker: Worker) {
  return new Promise((resolve) => {
    worker.once('exit', resolve)
    worker.process.kill('SIGTERM')
  })
}
