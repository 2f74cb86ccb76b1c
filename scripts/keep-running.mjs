// Runs before anything is installed, under any Node from 20 on: only what Node itself brings.
import { spawn } from 'node:child_process'
import { memorySettings } from './memory-settings.mjs'
import { inRoot, ownNode, say, WANTED_NODE } from './prepare.mjs'

const RESTART_AFTER_MS = 1_000

/**
 * Runs `script` in a child under the Node that the lockfile names, and again when it dies after it was once ready, which it
 * says by a message. It hears our signals, ends when we are gone, and its exit code becomes ours.
 */
export async function keepRunning(/** @type {string} */ script) {
  let isStopping = false
  let child = begin(script)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => {
      isStopping = true
      child.kill(signal)
    })
  for (;;) {
    const { code, signal } = await child.ended
    if (isStopping || !child.wasReady() || code === 0) process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1))
    say(`The site ended (${signal ?? code}); it is started again.`)
    await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS))
    if (isStopping) process.exit(0)
    child = begin(script)
  }
}

function begin(/** @type {string} */ script) {
  const node = Number(process.versions.node.split('.')[0]) >= WANTED_NODE ? process.execPath : ownNode
  const { args, env } = memorySettings()
  const child = spawn(node, [...args, inRoot(`scripts/${script}`)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env },
  })
  let wasReady = false
  child.on('message', () => {
    wasReady = true
  })
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 1, signal: null }))
  })
  return { kill: (/** @type {NodeJS.Signals} */ signal) => child.kill(signal), ended, wasReady: () => wasReady }
}
