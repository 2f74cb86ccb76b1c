import { MailButton, MailRows, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { formatDateTime } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

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
      <StudioMailLayout
        brand={brand}
        title={`The backup of ${brand.name} failed`}
        preheader={error}
        reason={`You received this email because you are an admin of ${brand.name}.`}
      >
        <MailText>{error}</MailText>
        <MailRows
          rows={[
            ['Started', formatDateTime(startedAt)],
            ['Last backup', lastStoredAt ? formatDateTime(lastStoredAt) : 'None'],
          ]}
        />
        <MailText>Backups made before are kept. The next one is tried tomorrow, or when you start one.</MailText>
        <MailButton href={link}>Open backups</MailButton>
      </StudioMailLayout>
    ),
  }
}
