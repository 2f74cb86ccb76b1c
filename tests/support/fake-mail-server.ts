import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  headers: Record<string, string>
  raw: string
}

export interface FakeMailServer {
  url: string
  received: ReceivedMail[]
  /** Answers the next mail with this SMTP code instead of taking it. */
  rejectNext: (code: number, at?: 'recipient' | 'text') => void
  stop: () => Promise<void>
}

/** A mail server that speaks SMTP on this machine and keeps what it is given. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const received: ReceivedMail[] = []
  const refusals: { code: number; at: 'recipient' | 'text' }[] = []
  const refusal = (at: 'recipient' | 'text') => {
    if (refusals[0]?.at !== at) return null
    return Object.assign(new Error('refused by the test'), { responseCode: refusals.shift()?.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const refused = refusal('text')
        if (refused) return done(refused)
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to, headers: parseHeaders(raw), raw })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejectNext: (code, at = 'text') => refusals.push({ code, at }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function parseHeaders(raw: string) {
  const lines = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())] as const
  })
  return Object.fromEntries(pairs)
}

/** RFC 2047: texts beyond ASCII travel as =?UTF-8?B?…?= or =?UTF-8?Q?…?= */
function decodeHeader(header: string) {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_all, kind: string, content: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : decodeURIComponent(content.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
}
