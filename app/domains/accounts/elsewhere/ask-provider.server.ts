import { z } from 'zod'
import { isEmail } from '~/platform/email-pattern'
import type { Provider } from './provider-addresses.server'

const ANSWERS_WITHIN_MS = 10_000

/** Who somebody is to a provider. */
export interface Stranger {
  /** The provider's own name of the account, which stays when addresses change. */
  accountId: string
  /** Their address; undefined when the provider has not confirmed it. */
  email: string | undefined
  name: string
}

export class ProviderFailed extends Error {}

const tokenAnswer = z.object({ access_token: z.string().min(1) })
const googleProfile = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
})
const githubProfile = z.object({ id: z.number().int(), name: z.string().nullish() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

interface Exchange {
  code: string
  verifier: string
  /** The same that the code was asked for. */
  redirectUri: string
}

/** Trades the code for what the provider says about the person. Nothing of it is kept but that. @throws ProviderFailed */
export async function askProvider(provider: Provider, exchange: Exchange): Promise<Stranger> {
  const { access_token } = await call(tokenAnswer, provider.token, {
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
  return provider.emails ? githubPerson(provider, provider.emails, asBearer) : googlePerson(provider, asBearer)
}

async function googlePerson(provider: Provider, init: RequestInit): Promise<Stranger> {
  const { sub, email, email_verified, name } = await call(googleProfile, provider.profile, init)
  return { accountId: sub, email: email_verified ? asKept(email) : undefined, name }
}

async function githubPerson(provider: Provider, emailsAddress: string, init: RequestInit): Promise<Stranger> {
  const { id, name } = await call(githubProfile, provider.profile, init)
  const emails = await call(githubEmails, emailsAddress, init)
  const primary = emails.find((email) => email.primary && email.verified)
  return { accountId: String(id), email: asKept(primary?.email), name: name ?? '' }
}

function asKept(email = '') {
  const address = email.trim().toLowerCase()
  return isEmail(address) ? address : undefined
}

async function call<Schema extends z.ZodType>(schema: Schema, address: string, init: RequestInit) {
  const headers = { Accept: 'application/json', 'User-Agent': 'website', ...init.headers }
  try {
    const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return schema.parse(await answer.json())
  } catch (error) {
    throw new ProviderFailed(`${new URL(address).host} did not do its part`, { cause: error })
  }
}
