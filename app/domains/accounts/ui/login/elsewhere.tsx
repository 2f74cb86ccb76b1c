import { href } from 'react-router'
import { type ProviderId, providerNames } from '../../elsewhere/provider'
import { ProviderMark } from './provider-mark'

/** Signing in with an account that people have already; nothing where none is set up. */
export function Elsewhere({ providers, to }: { providers: ProviderId[]; to: string }) {
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <a
          key={provider}
          href={`${href('/account/with/:provider', { provider })}?${new URLSearchParams({ to })}`}
          className="inline-flex min-h-11 items-center justify-center gap-3 rounded-md border border-faint px-5 py-2 font-semibold hover:border-ink hover:bg-wash"
        >
          <ProviderMark id={provider} />
          Continue with {providerNames[provider]}
        </a>
      ))}
      <p className="mt-2 flex items-center gap-4 text-small text-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or with your e-mail
      </p>
    </div>
  )
}
