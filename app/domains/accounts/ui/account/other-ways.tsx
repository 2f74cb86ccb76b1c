import { Moment } from '~/ui/workspace/moment'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { type ProviderId, providerNames } from '../../elsewhere/provider'
import { PresentPassword } from '../../present-password'
import { ProviderMark } from '../login/provider-mark'
import { useFocusOfShorterList } from './use-focus-of-shorter-list'

interface OtherWaysProps {
  ways: { providerId: ProviderId; createdAt: Date }[]
  hasPassword: boolean
}

/** Google and GitHub, each with its end; the only way in has none. */
export function OtherWays({ ways, hasPassword }: OtherWaysProps) {
  const list = useFocusOfShorterList(ways.length)
  const isOnlyOne = !hasPassword && ways.length === 1
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Other ways to sign in"
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {ways.map(({ providerId, createdAt }) => (
        <li key={providerId} className="grid gap-4 px-4 py-3">
          <div className="flex items-center gap-3">
            <ProviderMark id={providerId} />
            <div className="min-w-0">
              <p className="font-semibold">{providerNames[providerId]}</p>
              <p className="text-dense text-muted">
                Connected <Moment at={createdAt} />
              </p>
            </div>
          </div>
          {isOnlyOne ? (
            <p className="text-dense text-muted">
              This is your only way in. Choose a password first, then you can disconnect it.
            </p>
          ) : (
            <Disconnect providerId={providerId} hasPassword={hasPassword} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Disconnect({ providerId, hasPassword }: { providerId: ProviderId; hasPassword: boolean }) {
  return (
    <SettingsForm
      intent={`unlink:${providerId}`}
      button={`Disconnect ${providerNames[providerId]}`}
      pending="Disconnecting"
      className="grid max-w-md gap-4"
    >
      {(failure) => (
        <>
          <input type="hidden" name="provider" value={providerId} />
          <PresentPassword isNeeded={hasPassword} failure={failure} />
        </>
      )}
    </SettingsForm>
  )
}
