import { connect } from 'node:net'
import { linesOf } from '~/platform/lines.server'
import { socketPath } from '~/platform/socket-path.server'

/** Has the site that runs on `dataDir` do a command, through the socket that `npm run studio` uses, without a process for it. */
export async function studioCommand(dataDir: string, words: string[]) {
  const socket = connect(socketPath(dataDir, 'studio.sock') ?? '')
  socket.write(`${JSON.stringify({ words, cwd: process.cwd() })}\n`)
  const complaints: string[] = []
  for await (const line of linesOf(socket)) {
    const { exitCode, complaint } = JSON.parse(line)
    if (complaint) complaints.push(complaint)
    if (exitCode === 0) return
  }
  throw new Error(`The site did not do “${words[0]} ${words[1]}”: ${complaints.join(' ') || 'it stopped'}`)
}
