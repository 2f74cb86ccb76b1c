import { Mail } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useChange } from '~/ui/workspace/use-change'
import { useListDeeds } from '../kept-list/use-list-deeds'
import type { ReportKind } from './mailed-period'
import { NewRecipient } from './new-recipient'
import { nowPath, recipientPath } from './paths'
import { MOST_RECIPIENTS, type Recipient } from './recipient'
import { RecipientTable } from './recipient-table'

interface MailsSectionProps {
  recipients: Recipient[]
  /** Of admins. */
  addresses: string[]
  timeZone: string
}

export function MailsSection({ recipients, addresses, timeZone }: MailsSectionProps) {
  const { add, change, remove } = useListDeeds<Recipient>(recipientPath)
  const known = new Set(recipients.map(({ name }) => name))
  return (
    <SettingsSection
      title="Reports by mail"
      text={`On Mondays about the week and on the first about the month that is over, at eight in the morning (${timeZone}). Each mail has a link that stops it.`}
    >
      <RecipientTable recipients={recipients} onChange={change} onRemove={remove} />
      <NewRecipient
        suggested={addresses.filter((address) => !known.has(address))}
        isFull={recipients.length >= MOST_RECIPIENTS}
        onAdd={add}
      />
      <div className="flex flex-wrap gap-2">
        <NowButton kind="weekly">Send me last week now</NowButton>
        <NowButton kind="monthly">Send me last month now</NowButton>
      </div>
    </SettingsSection>
  )
}

function NowButton({ kind, children }: { kind: ReportKind; children: string }) {
  const change = useChange()
  const send = () =>
    change<{ to: string }>({ path: nowPath, json: { kind }, done: ({ to }) => `The report is on its way to ${to}.` })
  return (
    <Button icon={Mail} onClick={() => void send()}>
      {children}
    </Button>
  )
}
