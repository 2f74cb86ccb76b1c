import { RelativeTime } from '~/ui/workspace/relative-time'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { CurrentPasswordField } from '../current-password-field'
import { type OAuthProviderId, oauthProviderNames } from '../sign-in/oauth-provider'
import { ProviderIcon } from './provider-icon'
import { useFocusAfterRemoval } from './use-focus-after-removal'

interface ConnectedProvidersProps {
  connections: { providerId: OAuthProviderId; createdAt: Date }[]
  hasPassword: boolean
}

/** Google and GitHub, each with its end; the only way in has none. */
export function ConnectedProviders({ connections, hasPassword }: ConnectedProvidersProps) {
  const list = useFocusAfterRemoval(connections.length)
  const isOnlyOne = !hasPassword && connections.length === 1
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Connected accounts"
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {connections.map(({ providerId, createdAt }) => (
        <li key={providerId} className="grid gap-4 px-4 py-3">
          <div className="flex items-center gap-3">
            <ProviderIcon id={providerId} />
            <div className="min-w-0">
              <p className="font-semibold">{oauthProviderNames[providerId]}</p>
              <p className="text-dense text-muted">
                Connected <RelativeTime at={createdAt} />
              </p>
            </div>
          </div>
          {isOnlyOne ? (
            <p className="text-dense text-muted">
              This is your only sign-in method. Set a password before you disconnect it.
            </p>
          ) : (
            <DisconnectForm providerId={providerId} hasPassword={hasPassword} />
          )}
        </li>
      ))}
    </ul>
  )
}

function DisconnectForm({ providerId, hasPassword }: { providerId: OAuthProviderId; hasPassword: boolean }) {
  return (
    <SettingsForm
      intent={`unlink:${providerId}`}
      submitLabel={`Disconnect ${oauthProviderNames[providerId]}`}
      pending="Disconnecting"
      className="grid max-w-md gap-4"
    >
      {(failure) => (
        <>
          <input type="hidden" name="provider" value={providerId} />
          <CurrentPasswordField isNeeded={hasPassword} failure={failure} />
        </>
      )}
    </SettingsForm>
  )
}
