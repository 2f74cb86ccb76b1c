import type { FormFailure } from '~/platform/form-failure'
import { EndSessionsOfAnybody } from './end-sessions'
import { InviteForm } from './invite-form'
import { type ListedAdmin, ListOfAdmins } from './list-of-admins'
import { type ListedSession, ListOfSessions } from './list-of-sessions'

interface AdminsScreenProps {
  admins: ListedAdmin[]
  sessions: ListedSession[]
  failure: FormFailure | undefined
  invited: string | undefined
}

export function AdminsScreen({ admins, sessions, failure, invited }: AdminsScreenProps) {
  return (
    <div className="grid max-w-4xl gap-10">
      <section aria-labelledby="admins" className="grid gap-4">
        <h2 id="admins" className="text-base font-semibold">
          Who can do everything here
        </h2>
        <ListOfAdmins admins={admins} />
        <InviteForm failure={failure} invited={invited} />
      </section>
      <section aria-labelledby="sessions" className="grid gap-4">
        <h2 id="sessions" className="text-base font-semibold">
          Where you are signed in
        </h2>
        <ListOfSessions sessions={sessions} />
      </section>
      <section aria-labelledby="sessions-of-others" className="grid gap-4">
        <h2 id="sessions-of-others" className="text-base font-semibold">
          Sign somebody out everywhere
        </h2>
        <EndSessionsOfAnybody />
      </section>
    </div>
  )
}
