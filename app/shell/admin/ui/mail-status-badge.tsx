import type { OutboxMail } from '~/platform/mail/outbox.commands.server'
import { Badge } from '~/ui/workspace/badge'
import { useMutation } from '~/ui/workspace/use-mutation'
import { backOfficeClient } from '../api'

export type OutboxMailRow = OutboxMail & { isGivenUp: boolean }

/** How the delivery of a mail stands, in a word. */
export function MailStatusBadge({ mail: { sentAt, lastError, isGivenUp } }: { mail: OutboxMailRow }) {
  if (sentAt) return <Badge tone="success">Sent</Badge>
  if (isGivenUp) return <Badge tone="danger">Failed</Badge>
  return lastError ? <Badge tone="warning">Retrying</Badge> : <Badge>Waiting</Badge>
}

/** Tries mails again at once. */
export function useRetryMails() {
  const change = useMutation()
  return (ids: string[]) =>
    change({
      ...backOfficeClient.post('/mail-retries', { json: { ids } }),
      successMessage: ({ count }) => (count === 1 ? 'Retrying 1 email.' : `Retrying ${count} emails.`),
    })
}
