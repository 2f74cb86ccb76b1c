import fs from 'node:fs'
import net from 'node:net'
import { linesOf } from '~/platform/lines.server'
import { log } from '~/platform/log.server'
import { Refusal } from '~/platform/refusal'
import { socketPath } from '~/platform/socket-path.server'
import type { SiteState } from './app'
import { findCommand } from './studio-commands'

interface Request {
  words: string[]
  cwd: string
}

type Reply = { line: string } | { complaint: string } | { exitCode: number }

/** Takes the studio's commands from this machine's owner of the data folder. Returns the function that ends it. */
export function takeCommands(site: SiteState) {
  const name = socketName(site.env.DATA_DIR)
  if (!name) {
    log.warn('the path of DATA_DIR is too long for a socket: stop the site to run a command of the studio')
    return () => {}
  }
  fs.rmSync(name, { force: true })
  const server = net.createServer((socket) => void serveCommand(site, socket))
  server.on('error', (error) => log.error({ err: error }, 'the studio cannot send commands to this site'))
  // the mode at its birth, not a moment later: nobody but the owner may ever connect
  const before = process.umask(0o177)
  server.listen(name)
  process.umask(before)
  return () => server.close()
}

async function serveCommand(site: SiteState, socket: net.Socket) {
  socket.on('error', () => {}) // who asked has gone; the command goes on
  const send = (reply: Reply) => socket.writable && socket.write(`${JSON.stringify(reply)}\n`)
  let exitCode = 1
  try {
    const { words, cwd } = await firstLine<Request>(socket)
    const { command, args } = findCommand(words)
    await command.run({ database: site.database, env: site.env, args, cwd, print: (line) => send({ line }) })
    exitCode = 0
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'a command of the studio failed')
    send({ complaint: error instanceof Error ? error.message : String(error) })
  }
  send({ exitCode })
  socket.end(() => socket.destroy())
}

async function firstLine<Content>(socket: net.Socket): Promise<Content> {
  // an iterator that closed the socket behind it would leave no way to answer
  for await (const line of linesOf(socket.iterator({ destroyOnReturn: false }))) return JSON.parse(line)
  throw new Refusal('Nothing was asked.')
}

/** Has the site that runs on `dataDir` do a command, printing what it says. Answers the exit code, if a site runs there. */
export async function commandRunningSite(dataDir: string, request: Request): Promise<number | 'nobody there'> {
  const name = socketName(dataDir)
  const socket = name && fs.existsSync(name) ? await connect(name) : undefined
  if (!socket) return 'nobody there'
  socket.write(`${JSON.stringify(request)}\n`)
  for await (const line of linesOf(socket)) {
    const reply: Reply = JSON.parse(line)
    if ('exitCode' in reply) return reply.exitCode
    if ('line' in reply) process.stdout.write(`${reply.line}\n`)
    else process.stderr.write(`${reply.complaint}\n`)
  }
  throw new Refusal('The site stopped in the middle of the command.')
}

function connect(name: string) {
  return new Promise<net.Socket | undefined>((resolve, reject) => {
    const socket = net.connect(name)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else reject(new Refusal(`The site that runs on this data could not be reached: ${error.message}.`))
    })
  })
}

function socketName(dataDir: string) {
  return socketPath(dataDir, 'studio.sock')
}
