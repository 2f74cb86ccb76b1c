import { useState } from 'react'
import { TextLink } from '~/ui/text-link'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Popover } from '~/ui/workspace/popover'
import { useEntryEditor } from '../entry-editor-context'
import { formatShortDateTime, publicationStatus } from './publication-state'

const labels = { draft: 'Publish', scheduled: 'Scheduled', published: 'Published', behind: 'Publish changes' }

/** The main button of the screen, and what belongs to it: now, later, or not at all. */
export function PublishMenu() {
  const { publication, publicationState, draft } = useEntryEditor()
  const [isOpen, setOpen] = useState(false)
  const status = publicationStatus(publicationState, Date.now())
  const isBehind = draft.isChanged || publicationState.publishedRevision !== draft.state.revision
  const isCalm = status === 'scheduled' || (status === 'published' && !isBehind)
  const act = (work: () => Promise<void>) => () => {
    setOpen(false)
    void work()
  }
  return (
    <Popover
      label="Publish"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={isCalm ? 'secondary' : 'primary'} disabled={publication.isBusy || publicationState.isDeleted}>
          {publication.isBusy ? 'Publishing' : labels[status === 'published' && isBehind ? 'behind' : status]}
        </Button>
      }
    >
      <div className="grid gap-4">
        {status !== 'draft' && publicationState.publishedAt && (
          <PublicSince at={publicationState.publishedAt} status={status} />
        )}
        <Button
          variant="primary"
          onClick={act(() => publication.publish(status === 'scheduled' ? new Date() : undefined))}
        >
          {status === 'published' ? 'Publish changes' : 'Publish now'}
        </Button>
        {status !== 'published' && <ScheduleForm onSchedule={(at) => act(() => publication.publish(at))()} />}
        {status !== 'draft' && (
          <Button variant="danger" onClick={act(() => publication.withdraw(status === 'scheduled'))}>
            {status === 'scheduled' ? 'Unschedule' : 'Unpublish'}
          </Button>
        )}
      </div>
    </Popover>
  )
}

function PublicSince({ at, status }: { at: string; status: ReturnType<typeof publicationStatus> }) {
  const { config, entryId } = useEntryEditor()
  return (
    <p>
      {status === 'scheduled' ? 'Scheduled for ' : 'Published on '}
      <strong>{formatShortDateTime(new Date(at))}</strong> (your time, {localTimeZone()}).{' '}
      {status === 'published' && config.analyticsPath && (
        <TextLink to={config.analyticsPath(entryId)}>View analytics</TextLink>
      )}
    </p>
  )
}

function localTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const HOUR_MS = 3_600_000

function ScheduleForm({ onSchedule }: { onSchedule: (at: Date) => void }) {
  const { publicationState } = useEntryEditor()
  const [typed, setTyped] = useState(() =>
    toDateTimeLocal(publicationState.publishedAt ? new Date(publicationState.publishedAt) : tomorrowAtNine()),
  )
  const at = new Date(typed)
  const isWrong = Number.isNaN(at.getTime()) || at.getTime() <= Date.now()
  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onSchedule(at)
      }}
    >
      <Field
        label="Schedule for later"
        error={isWrong ? 'Choose a date and time in the future.' : undefined}
        hint={isWrong ? undefined : `${formatShortDateTime(at)} (your time, ${localTimeZone()})`}
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isWrong}>
        Schedule
      </Button>
    </form>
  )
}

/** Tomorrow at nine, by the clock of this device. */
function tomorrowAtNine() {
  const day = new Date(Date.now() + 24 * HOUR_MS)
  day.setHours(9, 0, 0, 0)
  return day
}

/** As a field of date and time wants it, in the zone of this device. */
function toDateTimeLocal(moment: Date) {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
