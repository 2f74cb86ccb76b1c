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
      <SettingsSection title="Export your data" text="Download everything this site stores about you as a JSON file.">
        <p className="text-dense text-muted">
          It includes your account and sessions, plans with history and progress, stacks, notes with trash and versions,
          and the orders, license keys, reviews and messages of your email address.
        </p>
        <ReauthenticatedDownloadLink
          href={href('/planner/account/export')}
          className={`${buttonClassName()} justify-self-start`}
        >
          <Download size={17} aria-hidden="true" />
          Download your data
        </ReauthenticatedDownloadLink>
      </SettingsSection>
      <SettingsSection title="Delete your account" text="This is permanent and cannot be undone.">
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
        submitLabel="Delete account"
        pending="Deleting"
        variant="danger"
        className="grid max-w-md gap-4"
      >
        {(failure) => (
          <>
            <input type="email" value={email} readOnly hidden autoComplete="username" />
            <CurrentPasswordField isNeeded={hasPassword} failure={failure} />
            <CheckboxField name="understood" value="yes" label="I understand what will be deleted." failure={failure} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function DeletionSummary({ ownPlans }: Pick<AccountDataScreenProps, 'ownPlans'>) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-dense sm:grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="font-semibold">Deleted</dt>
      <dd className="text-muted">
        Your account and every session, {ownPlans > 0 && `${formatPlanCount(ownPlans)} with boards and history, `}your
        notes with their trash and versions, your saved stacks and your agents. People you shared plans or notes with
        lose access.
      </dd>
      <dt className="font-semibold">Kept</dt>
      <dd className="text-muted">
        Content that others share with you, without your name. Orders, license keys and invoices, which we must keep by
        law, and your published reviews.
      </dd>
    </dl>
  )
}

function formatPlanCount(count: number) {
  return count === 1 ? 'your plan' : `your ${count} plans`
}
