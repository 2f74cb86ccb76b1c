import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { OperatorError } from '../../errors/operator-error.ts'
import { killPostgresServer, STOP_TIMEOUT_MS, stopOrphanedServer } from './postgres-folder.ts'
import { buildCommand, type RunAs } from './run-as.ts'

export interface ServerProcess {
  /** Ends it in order: what is under way is rolled back, what was committed is on the disk. One that stands still is killed. */
  stop: (withinMs?: number) => Promise<void>
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>
}

export interface ServerLine {
  severity: 'LOG' | 'FATAL' | 'PANIC'
  text: string
}

/*
 * PostgreSQL is to stop when the site is gone, however the site ended: the shell above it reads a pipe that only the site
 * holds, and interrupts PostgreSQL (its "fast" shutdown) when that closes. PostgreSQL's own end ends the shell, signals that
 * are sent to all processes of the site do not.
 */
const STOP_WITH_PARENT_SCRIPT = `
trap '' TERM INT HUP
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{ while read -r line; do :; done; kill -INT $server; } <&3 2>/dev/null &
reader=$!
exec 3<&-
wait $server
code=$?
kill -KILL $reader 2>/dev/null
exit $code`

// lines that say how things are, and none about single statements, which hold what people wrote
const logSettings = {
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

const READY = 'database system is ready to accept connections'
const NO_PORT = 'could not create any TCP/IP sockets'

/** Another program listens on the port that PostgreSQL was to have. */
export class PortInUse extends OperatorError {}

/**
 * Starts PostgreSQL on a data folder and waits until it takes connections; after a crash it recovers first.
 * @throws a Refusal with its last words when it ends before that, PortInUse where these are about its port
 */
export async function startPostgresServer(
  runAs: RunAs,
  folder: string,
  settings: Record<string, string | number>,
  onLine: (line: ServerLine) => unknown = () => {},
): Promise<ServerProcess> {
  await stopOrphanedServer(runAs, folder)
  const all = Object.entries({ ...logSettings, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = buildCommand(runAs, 'postgres', ['-D', folder, ...all])
  const command =
    process.platform === 'win32' ? [file, ...args] : ['sh', '-c', STOP_WITH_PARENT_SCRIPT, 'sh', file, ...args]
  const child = spawn(command[0] ?? '', command.slice(1), {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
    // in a group of its own: Ctrl+C in a terminal is for the site, which stops PostgreSQL after its last answer
    detached: true,
  })
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  let lastWords = 'it said nothing'
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(toStartError(folder, lastWords, settings.port))
    child.once('error', (error) => {
      lastWords = error.message
    })
    createInterface(child.stderr).on('line', (text) => {
      const line = parseServerLine(text)
      if (line?.text === READY) resolve()
      if (line && line.severity !== 'LOG') lastWords = line.text
      if (line) onLine(line)
    })
    ended.then(refuse)
  })
  return {
    ended,
    stop: async (withinMs = STOP_TIMEOUT_MS) => {
      child.stdin.end()
      const late = setTimeout(killPostgresServer, withinMs, folder)
      // nobody is there to hear of it
      if (process.platform === 'win32' || child.exitCode !== null || child.signalCode)
        await stopOrphanedServer(runAs, folder, { withinMs })
      await ended
      clearTimeout(late)
    },
  }
}

function toStartError(folder: string, lastWords: string, port: string | number | undefined) {
  if (lastWords !== NO_PORT) return new OperatorError(`PostgreSQL does not start on ${folder}: ${lastWords}`)
  return new PortInUse(
    `PostgreSQL does not start on ${folder}: another program has taken port ${port}. End that program, or start the site again, which chooses another port.`,
  )
}

function parseServerLine(text: string): ServerLine | undefined {
  const [, severity, rest = ''] = /^(LOG|FATAL|PANIC): +(.*)/.exec(text) ?? []
  return severity ? { severity: severity as ServerLine['severity'], text: rest } : undefined
}
