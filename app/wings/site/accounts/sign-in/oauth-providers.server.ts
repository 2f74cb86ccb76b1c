import type { SiteEnvironment } from '~/platform/env/env.server'
import { OAUTH_PROVIDERS, type OAuthProviderId } from './oauth-provider'

/** How a provider is spoken to. Every address can be that of a stand-in. */
export interface OAuthProvider {
  id: OAuthProviderId
  clientId: string
  clientSecret: string
  authorize: string
  token: string
  profile: string
  /** GitHub tells the addresses of a person in a call of their own. */
  emails: string | undefined
  scope: string
}

/** The provider, when this site may sign people in with it. */
export function findOAuthProvider(env: SiteEnvironment, id: OAuthProviderId): OAuthProvider | undefined {
  return id === 'google' ? googleProvider(env) : githubProvider(env)
}

export function listOAuthProviders(env: SiteEnvironment): OAuthProviderId[] {
  return OAUTH_PROVIDERS.filter((id) => findOAuthProvider(env, id) !== undefined)
}

// developers.google.com/identity/openid-connect
function googleProvider({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_OAUTH_BASE: base }: SiteEnvironment) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return {
    id: 'google' as const,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    scope: 'openid email profile',
    authorize: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    profile: `${base ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`,
    emails: undefined,
  }
}

// docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
function githubProvider({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_OAUTH_BASE: base }: SiteEnvironment) {
  if (!GITHUB_CLIENT_ID || !GITHUB_CLIENT_SECRET) return undefined
  return {
    id: 'github' as const,
    clientId: GITHUB_CLIENT_ID,
    clientSecret: GITHUB_CLIENT_SECRET,
    scope: 'read:user user:email',
    authorize: `${base ?? 'https://github.com'}/login/oauth/authorize`,
    token: `${base ?? 'https://github.com'}/login/oauth/access_token`,
    profile: `${base ?? 'https://api.github.com'}/user`,
    emails: `${base ?? 'https://api.github.com'}/user/emails`,
  }
}
