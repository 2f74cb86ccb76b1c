import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Who is signed in at the provider. */
export interface OAuthUser {
  id: number
  name: string
  email: string
  isConfirmed: boolean
}

interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  challenge: string
  person: OAuthUser
}

const client = { id: 'client-of-the-site', secret: 'secret-of-the-site' }

export type FakeOAuthServer = Awaited<ReturnType<typeof startFakeOAuthServer>>

/**
 * A local server that speaks the parts of Google's and GitHub's sign-in that the site uses: the page of consent, the trade
 * of a code for a token (with PKCE, S256 only), and who the person is. What is not as it should be is refused as they do.
 */
export async function startFakeOAuthServer() {
  const provider = new OAuthServer()
  const server = createServer(async (request, response) => {
    const { status, headers = {}, body = {} } = await provider.answer(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_OAUTH_BASE: origin,
    GITHUB_CLIENT_ID: client.id,
    GITHUB_CLIENT_SECRET: client.secret,
    GITHUB_OAUTH_BASE: origin,
  }
  return Object.assign(provider, {
    origin,
    /** The variables with which a site uses it. */
    env,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

class OAuthServer {
  person: OAuthUser = { id: 7, name: 'Ada', email: 'ada@harbor.test', isConfirmed: true }
  /** What the person says to the page of consent. */
  consents = true
  /** Whether the calls behind the page are answered at all. */
  isBroken = false
  /** Why the site was refused a token, each time it was. */
  readonly rejections: string[] = []
  private readonly codes = new Map<string, AuthorizationRequest>()
  private readonly tokens = new Map<string, OAuthUser>()

  async answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const path = `${request.method} ${url.pathname}`
    if (path === 'GET /o/oauth2/v2/auth' || path === 'GET /login/oauth/authorize') return this.consent(url)
    if (this.isBroken) return { status: 503 }
    if (path === 'POST /token' || path === 'POST /login/oauth/access_token')
      return this.exchangeCode(await text(request))
    const person = this.tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (!person) return { status: 401 }
    const { id, name, email, isConfirmed } = person
    if (path === 'GET /v1/userinfo') {
      return { status: 200, body: { sub: `g-${id}`, name, email, email_verified: isConfirmed } }
    }
    if (path === 'GET /user') return { status: 200, body: { id, name, email: null } }
    const other = { email: 'spare@harbor.test', primary: false, verified: true }
    if (path === 'GET /user/emails') {
      return { status: 200, body: [other, { email, primary: true, verified: isConfirmed }] }
    }
    return { status: 404 }
  }

  /** The person says yes or no, and the browser goes back. */
  private consent({ searchParams: asked }: URL): Reply {
    const [redirectUri, challenge] = [asked.get('redirect_uri') ?? '', asked.get('code_challenge') ?? '']
    const isProper =
      asked.get('client_id') === client.id &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(challenge) &&
      Boolean(asked.get('scope'))
    if (!isProper) return { status: 400, body: { error: 'invalid_request' } }
    const code = randomBytes(12).toString('hex')
    this.codes.set(code, { clientId: client.id, redirectUri, challenge, person: { ...this.person } })
    const back = new URLSearchParams(this.consents ? { code } : { error: 'access_denied' })
    back.set('state', asked.get('state') ?? '')
    return { status: 302, headers: { location: `${redirectUri}?${back}` } }
  }

  private exchangeCode(body: string): Reply {
    const sent = new URLSearchParams(body)
    const asked = this.codes.get(sent.get('code') ?? '')
    this.codes.delete(sent.get('code') ?? '')
    const wrong = findTokenRequestError(sent, asked)
    if (wrong || !asked) {
      this.rejections.push(wrong ?? 'code')
      // GitHub says 200 here, and means it as little
      return { status: 200, body: { error: 'bad_verification_code' } }
    }
    const token = randomBytes(12).toString('hex')
    this.tokens.set(token, asked.person)
    return { status: 200, body: { access_token: token, token_type: 'bearer' } }
  }
}

function findTokenRequestError(sent: URLSearchParams, asked: AuthorizationRequest | undefined) {
  if (!asked) return 'code'
  if (sent.get('client_id') !== client.id || sent.get('client_secret') !== client.secret) return 'client'
  if (sent.get('redirect_uri') !== asked.redirectUri) return 'redirect_uri'
  const proof = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url')
  return proof === asked.challenge ? undefined : 'code_verifier'
}
