import { createHash } from 'node:crypto'
import type { Environment } from '../env/env.server'
import { toAbsoluteAddresses } from './render-mail.server'

const TIMEOUT_MS = 20_000

interface OutgoingMail {
  cause: string
  recipient: string
  replyTo: string | null
  unsubscribeUrl: string | null
  subject: string
  html: string
  plainText: string
  createdAt: Date
}

/** Gives a mail to the server at SMTP_URL and waits until it has accepted it. The library is loaded with the first mail. */
export async function sendBySmtp(smtpUrl: string, env: Pick<Environment, 'MAIL_FROM' | 'ORIGIN'>, mail: OutgoingMail) {
  const transport = await createSmtpTransport(smtpUrl)
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      // as an object, because a text would be read as a list of addresses
      to: { name: '', address: mail.recipient },
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      html: toAbsoluteAddresses(mail.html, env.ORIGIN),
      text: mail.plainText,
      date: mail.createdAt,
      messageId: messageId(mail.cause, env.ORIGIN),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    })
  } finally {
    transport.close()
  }
}

/** Whether the server takes a connection, and the name and password that SMTP_URL gives. */
export async function canReachSmtp(smtpUrl: string) {
  const transport = await createSmtpTransport(smtpUrl)
  try {
    return await transport.verify()
  } catch {
    return false
  } finally {
    transport.close()
  }
}

async function createSmtpTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    // without it, whoever stands between drops the offer of STARTTLS and reads every link
    requireTLS: !isLocalHost(smtpUrl),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function isLocalHost(smtpUrl: string) {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname)
}

/** With these, mail programs show a button of their own that sends a POST there (RFC 8058). */
function unsubscribeHeaders(url: string | null) {
  return url && { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The same for every try: a mail that was accepted just before its process died is recognised as the same one. */
function messageId(cause: string, origin: string) {
  const digest = createHash('sha256').update(cause).digest('hex').slice(0, 40)
  return `<${digest}@${new URL(origin).hostname}>`
}
