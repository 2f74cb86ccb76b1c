import type { InboxMessage } from './queries.server'

// mail programs cut or refuse longer addresses
const MAX_QUOTE_LENGTH = 1_200

/** A mailto: address that opens an answer with the message quoted below. */
export function replyMailtoUrl({
  name,
  email,
  subject,
  message,
}: Pick<InboxMessage, 'name' | 'email' | 'subject' | 'message'>) {
  const quoted = message
    .slice(0, MAX_QUOTE_LENGTH)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `${name ? `Hello ${name},` : 'Hello,'}\r\n\r\n\r\n${message && quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
}
