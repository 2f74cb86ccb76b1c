import type { OAuthProviderId } from '../sign-in/oauth-provider'

/** The initial in a ring: the providers' own marks are theirs. */
export function ProviderIcon({ id }: { id: OAuthProviderId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    >
      {id === 'google' ? (
        <path d="M19.5 7.4A8.8 8.8 0 1 0 20.8 12H12.5" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <>
          <circle cx="6.5" cy="5" r="2.5" />
          <circle cx="6.5" cy="19" r="2.5" />
          <circle cx="17.5" cy="8" r="2.5" />
          <path d="M6.5 7.5v9M17.5 10.5c0 4-6 3.5-10 4.5" />
        </>
      )}
    </svg>
  )
}
