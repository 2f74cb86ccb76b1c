import { Download } from 'lucide-react'
import { href } from 'react-router'
import { CheckboxField } from '~/ui/form-field'
import { buttonClassName } from '~/ui/workspace/button'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { CurrentPasswordField } from '~/wings/site/accounts/current-password-field'
import { ReauthenticatedDownloadLink } from '~/wings/site/accounts/reauthenticated-download-link'

interface AccountDataScreenProps {
  email: string
  hasPassword: boolean
  ownPlans: number
}

export function AccountDataScreen(props: AccountDataScreenProps) {
  return (
    <>
      <SettingsSection title="Take it along" text="One file with all that this site holds about you.">
        <p className="text-dense text-muted">
          Your account and sessions, your plans with their history and progress, your stacks, your notes with their
          trash and versions, and the orders, license keys, reviews and messages of your address. It is JSON, which
          programs and people can read.
        </p>
        <ReauthenticatedDownloadLink
          href={href('/planner/account/export')}
          className={`${buttonClassName()} justify-self-start`}
        >
          <Download size={17} aria-hidden="true" />
          Download your data
        </ReauthenticatedDownloadLink>
      </SettingsSection>
      <SettingsSection title="Delete your account" text="At once, and for good: nobody can bring it back.">
        <DeleteAccountForm {...props} />
      </SettingsSection>
    </>
  )
}

function DeleteAccountForm({ hasPassword, ownPlans, email }: AccountDataScreenProps) {
  return (
    <>
      <DeletionSummary ownPlans={ownPlans} />
      <SettingsForm
        intent="deletion"
        submitLabel="Delete my account"
        pending="Deleting"
        variant="danger"
        className="grid max-w-md gap-4"
      >
        {(failure) => (
          <>
            <input type="email" value={email} readOnly hidden autoComplete="username" />
            <CurrentPasswordField isNeeded={hasPassword} failure={failure} />
            <CheckboxField name="understood" value="yes" label="I know what goes." failure={failure} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function DeletionSummary({ ownPlans }: Pick<AccountDataScreenProps, 'ownPlans'>) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-dense sm:grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="font-semibold">What goes</dt>
      <dd className="text-muted">
        Your account and every session, {ownPlans > 0 && `${formatPlanCount(ownPlans)} with boards and history, `}your
        notes with their trash and versions, your saved stacks, and the programs that work for you. Those you shared a
        plan or a note with lose it too.
      </dd>
      <dt className="font-semibold">What stays</dt>
      <dd className="text-muted">
        What others own and share with you, without your name on what you did there. Orders, license keys and invoices,
        which the law has us keep, and the reviews that you published.
      </dd>
    </dl>
  )
}

function formatPlanCount(count: number) {
  return count === 1 ? 'your plan' : `your ${count} plans`
}
