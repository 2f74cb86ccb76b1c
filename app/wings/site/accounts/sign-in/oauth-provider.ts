/** Where people may have an account already that proves who they are. */
export const OAUTH_PROVIDERS = ['google', 'github'] as const
export type OAuthProviderId = (typeof OAUTH_PROVIDERS)[number]

export const oauthProviderNames: Record<OAuthProviderId, string> = { google: 'Google', github: 'GitHub' }

export function isOAuthProvider(id: string): id is OAuthProviderId {
  return (OAUTH_PROVIDERS as readonly string[]).includes(id)
}

/** What went wrong on the way there and back, as the address of the sign-in names it. */
export const OAUTH_PROBLEMS = ['denied', 'expired', 'unreachable', 'unconfirmed', 'too-many'] as const
export type OAuthProblem = (typeof OAUTH_PROBLEMS)[number]

/** What people are told about it at the sign-in. */
export function oauthProblemMessage(problem: OAuthProblem, id: OAuthProviderId) {
  const name = oauthProviderNames[id]
  const sentences: Record<OAuthProblem, string> = {
    denied: `Sign-in with ${name} was canceled.`,
    expired: `Sign-in with ${name} expired or was started in another browser. Please try again.`,
    unreachable: `Could not sign in with ${name}. Please try again.`,
    unconfirmed: `Your email address is not verified at ${name}. Verify it there or sign in with a password.`,
    'too-many': 'Too many login attempts. Please wait a moment before trying again.',
  }
  return sentences[problem]
}
