import {
  MailButton,
  MailLayout,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-components'
import { formatDateTime } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'

interface FailedBackup {
  startedAt: Date
  error: string
  /** When the last backup was made that can be restored. */
  lastStoredAt: Date | undefined
  link: string
}

/** To every admin. */
export function failedBackupMail(brand: Brand, { startedAt, error, lastStoredAt, link }: FailedBackup): MailTemplate {
  return {
    subject: `The backup of ${brand.name} failed`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`The backup of ${brand.name} failed`}</MailTitle>
        <MailText>{error}</MailText>
        <MailRows
          rows={[
            ['Started', formatDateTime(startedAt)],
            ['Last backup', lastStoredAt ? formatDateTime(lastStoredAt) : 'None'],
          ]}
        />
        <MailText>Backups made before are kept. The next one is tried tomorrow, or when you start one.</MailText>
        <MailButton href={link}>Open backups</MailButton>
      </MailLayout>
    ),
  }
}
