import { createMcpHandler } from '@modelcontextprotocol/server'
import type { RouterContextProvider } from 'react-router'
import { apiFault } from '~/platform/api-fault'
import { databaseContext, visitContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { log } from '~/platform/log.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { agentServer } from './agent-server.server'
import { rememberUse } from './commands.server'
import { type Agent, findAgent } from './queries.server'

const LONGEST_BODY_BYTES = 64 * 1024
const CALLS = { attempts: 120, seconds: 60, sentence: 'Too many calls. Wait a minute, then go on.' }
// whoever tries tokens; nobody has more than a few wrong ones
const WRONG_TOKENS = { attempts: 20, seconds: 60, sentence: 'Too many wrong tokens. Wait a minute.' }

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Answers a program that speaks the Model Context Protocol over HTTP. Nothing is kept between requests: the token tells
 * who works, each time, so an ended one opens nothing from the next call on.
 */
export async function serveAgent({ request, context }: Asked) {
  const db = context.get(databaseContext)
  try {
    const agent = await agentWith(request, db)
    if (!agent) {
      await limitRate(db, `wrong agent token ${clientKey(context.get(visitContext).address)}`, WRONG_TOKENS)
      return challenge()
    }
    await limitRate(db, `agent ${agent.tokenId}`, CALLS)
    await rememberUse(db, agent.tokenId)
    return await answer(request, db, agent)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const fault = apiFault(error.status, error.message)
    if (error.status === 429) fault.headers.set('Retry-After', String(CALLS.seconds))
    return fault
  }
}

async function agentWith(request: Request, db: Database) {
  const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token ? findAgent(db, token) : undefined
}

function challenge() {
  const fault = apiFault(
    401,
    'Send a token that is yours: Authorization: Bearer … You make one in the planner, under Agents.',
  )
  fault.headers.set('WWW-Authenticate', 'Bearer realm="planner", error="invalid_token"')
  return fault
}

async function answer(request: Request, db: Database, agent: Agent) {
  const handler = createMcpHandler(() => agentServer({ db, agent }), {
    maxRequestBodySize: LONGEST_BODY_BYTES,
    responseMode: 'json',
    onerror: (error) => log.info({ err: error }, 'a program asked in a way that is not understood'),
  })
  const response = await handler.fetch(request)
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
