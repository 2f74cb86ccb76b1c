import { z } from 'zod'
import { isEmail } from '~/platform/forms/is-email'
import type { OAuthProvider } from './oauth-providers.server'

const TIMEOUT_MS = 10_000

/** Who somebody is to a provider. */
export interface OAuthProfile {
  /** The provider's own name of the account, which stays when addresses change. */
  accountId: string
  /** Their address; undefined when the provider has not confirmed it. */
  email: string | undefined
  name: string
}

export class OAuthProviderFailed extends Error {}

const tokenResponse = z.object({ access_token: z.string().min(1) })
const googleProfile = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
})
const githubProfile = z.object({ id: z.number().int(), name: z.string().nullish() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

interface CodeExchange {
  code: string
  verifier: string
  /** The same that the code was asked for. */
  redirectUri: string
}

/** Trades the code for what the provider says about the person. Nothing of it is kept but that. @throws OAuthProviderFailed */
export async function fetchOAuthProfile(provider: OAuthProvider, exchange: CodeExchange): Promise<OAuthProfile> {
  const { access_token } = await fetchJson(tokenResponse, provider.token, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      code: exchange.code,
      code_verifier: exchange.verifier,
      redirect_uri: exchange.redirectUri,
    }),
  })
  const asBearer = { headers: { Authorization: `Bearer ${access_token}` } }
  return provider.emails
    ? fetchGithubProfile(provider, provider.emails, asBearer)
    : fetchGoogleProfile(provider, asBearer)
}

async function fetchGoogleProfile(provider: OAuthProvider, init: RequestInit): Promise<OAuthProfile> {
  const { sub, email, email_verified, name } = await fetchJson(googleProfile, provider.profile, init)
  return { accountId: sub, email: email_verified ? normalizeEmail(email) : undefined, name }
}

async function fetchGithubProfile(
  provider: OAuthProvider,
  emailsAddress: string,
  init: RequestInit,
): Promise<OAuthProfile> {
  const { id, name } = await fetchJson(githubProfile, provider.profile, init)
  const emails = await fetchJson(githubEmails, emailsAddress, init)
  const primary = emails.find((email) => email.primary && email.verified)
  return { accountId: String(id), email: normalizeEmail(primary?.email), name: name ?? '' }
}

function normalizeEmail(email = '') {
  const address = email.trim().toLowerCase()
  return isEmail(address) ? address : undefined
}

async function fetchJson<Schema extends z.ZodType>(schema: Schema, address: string, init: RequestInit) {
  const headers = { Accept: 'application/json', 'User-Agent': 'website', ...init.headers }
  try {
    const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return schema.parse(await answer.json())
  } catch (error) {
    throw new OAuthProviderFailed(`${new URL(address).host} did not do its part`, { cause: error })
  }
}
