import { Laptop, Smartphone } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { deviceName } from './device-name'
import { useFocusAfterRemoval } from './use-focus-after-removal'

export interface OwnSession {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
  /** The one that this page was asked with. */
  isThis: boolean
}

/** Each place with its own end; below, all others and all. */
export function OwnSessionList({ sessions }: { sessions: OwnSession[] }) {
  const others = sessions.filter(({ isThis }) => !isThis).length
  const list = useFocusAfterRemoval(sessions.length)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Sessions"
        className="divide-y divide-line rounded-md border border-line bg-surface"
      >
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <SessionDevice {...session} />
            {!session.isThis && <EndSessionForm {...session} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <SettingsForm
          intent="end-others"
          submitLabel="Sign out of other sessions"
          pending="Signing out"
          isDisabled={others === 0}
        />
        <SettingsForm intent="end-all" submitLabel="Sign out everywhere" pending="Signing out" />
      </div>
      {others === 0 && <p className="text-dense text-muted">You have no other sessions.</p>}
    </>
  )
}

function SessionDevice({ userAgent, createdAt, updatedAt, isThis }: OwnSession) {
  const Icon = /Mobi|iPhone|Android/.test(userAgent ?? '') ? Smartphone : Laptop
  return (
    <div className="flex min-w-0 grow basis-64 items-center gap-3">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0">
        <p title={userAgent ?? undefined} className="flex flex-wrap items-center gap-x-2 font-semibold">
          {deviceName(userAgent)}
          {isThis && <Badge tone="accent">Current session</Badge>}
        </p>
        <p className="text-dense text-muted">
          Last seen <RelativeTime at={updatedAt} />, signed in <RelativeTime at={createdAt} />
        </p>
      </div>
    </div>
  )
}

function EndSessionForm({ id, userAgent }: OwnSession) {
  return (
    <SettingsForm
      intent={`end:${id}`}
      submitLabel="End"
      buttonLabel={`End ${deviceName(userAgent)}`}
      pending="Ending"
      className="flex flex-wrap items-center gap-3"
    >
      {() => <input type="hidden" name="sessionId" value={id} />}
    </SettingsForm>
  )
}
