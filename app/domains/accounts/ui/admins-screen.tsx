import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { SecondFactorRule } from '../two-factor/ui/second-factor-rule'
import { EndSessionsOfAnybody } from './end-sessions'
import { InviteForm } from './invite-form'
import { type ListedAdmin, ListOfAdmins } from './list-of-admins'
import { type ListedSession, ListOfSessions } from './list-of-sessions'

interface AdminsScreenProps {
  admins: ListedAdmin[]
  sessions: ListedSession[]
  isSecondFactorRequired: boolean
  failure: FormFailure | undefined
  invited: string | undefined
}

export function AdminsScreen({ admins, sessions, isSecondFactorRequired, failure, invited }: AdminsScreenProps) {
  return (
    <div className="grid max-w-4xl gap-10">
      <section aria-labelledby="admins" className="grid gap-4">
        <h2 id="admins" className="text-base font-semibold">
          Who can do everything here
        </h2>
        <ListOfAdmins admins={admins} />
        <InviteForm failure={failure} invited={invited} />
      </section>
      <section aria-labelledby="second-factor" className="grid gap-4">
        <h2 id="second-factor" className="text-base font-semibold">
          Two-factor authentication
        </h2>
        <SecondFactorRule isRequired={isSecondFactorRequired} />
        <p className="text-dense text-muted">
          Your own passkeys and your authenticator app are in{' '}
          <Link to={href('/planner/account/security')} className="link">
            your account
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="sessions" className="grid gap-4">
        <h2 id="sessions" className="text-base font-semibold">
          Where you are signed in
        </h2>
        <ListOfSessions sessions={sessions} />
      </section>
      <section aria-labelledby="sessions-of-others" className="grid gap-4">
        <h2 id="sessions-of-others" className="text-base font-semibold">
          Somebody lost a device
        </h2>
        <EndSessionsOfAnybody />
      </section>
    </div>
  )
}
