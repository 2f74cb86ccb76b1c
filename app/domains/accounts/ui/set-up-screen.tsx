import type { FormFailure } from '~/platform/form-failure'
import { SiteButtonLink } from '~/ui/button'
import { ValidatedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { AccountScreen } from '../account-screen'
import { NewPasswordField } from './password-field'

interface FirstAdminScreenProps {
  state: 'valid' | 'expired' | 'invalid' | 'done'
  failure: FormFailure | undefined
}

export function FirstAdminScreen({ state, failure }: FirstAdminScreenProps) {
  if (state === 'done') {
    return (
      <AccountScreen
        title="This site is set up"
        lead="It has an admin already, so the set-up link leads no further. Another admin can add you in the settings."
      >
        <SiteButtonLink to="/admin/login" className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (state !== 'valid') return <InvalidSetUpLink isExpired={state === 'expired'} />
  return (
    <AccountScreen title="Set up the first admin" lead="You write, publish and add other admins with this account.">
      <ValidatedForm failure={failure} submitLabel="Create the admin" pending="Creating">
        <TextField name="email" label="E-mail" type="email" autoComplete="username" failure={failure} />
        <TextField name="name" label="Your name" autoComplete="name" failure={failure} />
        <NewPasswordField isForAdmin label="Password" failure={failure} />
      </ValidatedForm>
    </AccountScreen>
  )
}

function InvalidSetUpLink({ isExpired }: { isExpired: boolean }) {
  return (
    <AccountScreen
      title={isExpired ? 'This link is too old' : 'This link is not complete'}
      lead={isExpired ? 'A set-up link works for a day.' : 'A part of it is missing, or it belongs to another site.'}
    >
      <div className="grid gap-2 text-small text-muted">
        <p>Restart the site: while there is no admin, it prints a new link. Or make the admin with a command:</p>
        <pre className="rounded-md bg-wash p-3 break-words whitespace-pre-wrap">
          npm run studio -- admin add you@example.com --password …
        </pre>
      </div>
    </AccountScreen>
  )
}
