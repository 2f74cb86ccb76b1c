import { DatabaseBackup } from 'lucide-react'
import { isRunActive } from '~/kits/runs/run'
import { RunPanel } from '~/kits/runs/run-panel'
import { formatBytes } from '~/ui/format-bytes'
import { Button } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useMutation } from '~/ui/workspace/use-mutation'
import { backupsClient } from './api'
import { backupDescription, RETENTION, VERIFY_EVERY_DAYS } from './backup'
import type { BackupOverview } from './queries.server'
import { BackupTable } from './ui/backup-table'

/** The backups of the site: the last one, whether it can be restored, what is kept, and the way to make one. */
export function BackupsSection({ overview }: { overview: BackupOverview }) {
  const { place, backups, hasFilesElsewhere } = overview
  const [last] = backups
  const active = last && isRunActive(last) ? last : undefined
  return (
    <SettingsSection title="Backups" text={<BackupsText overview={overview} />}>
      {!place && (
        <Notice kind="warning" title="Backups are off">
          BACKUP_TO is “off”. Leave it empty for a folder in the data folder, or set it to another place, and restart
          the site.
        </Notice>
      )}
      <LastBackup overview={overview} />
      {hasFilesElsewhere && (
        <p className="max-w-prose text-dense text-muted">
          Images and product files are in the store at S3_URL and are not part of these backups.
        </p>
      )}
      {active ? (
        <RunPanel
          description={backupDescription}
          run={active}
          title="Backup"
          text={active.startedByEmail ?? 'Started automatically'}
        />
      ) : (
        place && <BackUpNowButton />
      )}
      {backups.length > 0 && <BackupTable backups={backups} />}
    </SettingsSection>
  )
}

function BackupsText({ overview: { place } }: { overview: BackupOverview }) {
  const { day, week, month } = RETENTION
  return (
    <div className="grid gap-2">
      <p>
        All content and files, every night. The newest of each of the last {day} days, {week} weeks and {month} months
        are kept.
      </p>
      <p>Every {VERIFY_EVERY_DAYS} days one is restored into an empty place to verify it.</p>
      {place && <p className="wrap-anywhere">Stored in {place}.</p>}
    </div>
  )
}

function LastBackup({ overview: { lastStored, lastVerifiedAt } }: { overview: BackupOverview }) {
  const made = lastStored && (
    <>
      <RelativeTime at={lastStored.startedAt} />, {formatBytes(lastStored.byteSize ?? 0)}
    </>
  )
  return (
    <div className="[&_dt]:min-w-36">
      <DescriptionList
        items={[
          ['Last backup', made ?? 'None yet'],
          ['Last verified', lastVerifiedAt ? <RelativeTime at={lastVerifiedAt} key="verified" /> : 'Not yet'],
        ]}
      />
    </div>
  )
}

function BackUpNowButton() {
  const change = useMutation()
  return (
    <div>
      <Button
        icon={DatabaseBackup}
        onClick={() => void change({ ...backupsClient.post('/runs'), successMessage: () => 'Backup started.' })}
      >
        Back up now
      </Button>
    </div>
  )
}
