import { createMcpHandler } from '@modelcontextprotocol/server'
import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { apiErrorResponse } from '~/platform/http/api-error'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { log } from '~/platform/monitoring/log.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { recordAgentTokenUse } from '~/wings/site/accounts/agent-tokens.commands.server'
import { type Agent, findAgentByToken } from '~/wings/site/accounts/agent-tokens.queries.server'
import { createMcpServer } from './mcp-server.server'

const MAX_BODY_BYTES = 64 * 1024
const CALL_LIMIT = { attempts: 120, seconds: 60, message: 'Too many requests. Wait a minute and try again.' }
// whoever tries tokens; nobody has more than a few wrong ones
const WRONG_TOKEN_LIMIT = {
  attempts: 20,
  seconds: 60,
  message: 'Too many invalid tokens. Wait a minute and try again.',
}

interface McpRequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Answers a program that speaks the Model Context Protocol over HTTP. Nothing is kept between requests: the token tells
 * who works, each time, so an ended one opens nothing from the next call on.
 */
export async function handleMcpRequest({ request, context }: McpRequestArgs) {
  const db = context.get(databaseContext)
  try {
    const agent = await authenticateAgent(request, db)
    if (!agent) {
      await enforceRateLimit(
        db,
        `wrong agent token ${clientKey(context.get(requestMetaContext).address)}`,
        WRONG_TOKEN_LIMIT,
      )
      return unauthorizedResponse()
    }
    await enforceRateLimit(db, `agent ${agent.tokenId}`, CALL_LIMIT)
    await recordAgentTokenUse(db, agent.tokenId)
    return await runMcpHandler(request, db, agent)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const fault = apiErrorResponse(error.status, error.message)
    if (error.status === 429) fault.headers.set('Retry-After', String(CALL_LIMIT.seconds))
    return fault
  }
}

async function authenticateAgent(request: Request, db: Database) {
  const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token ? findAgentByToken(db, token) : undefined
}

function unauthorizedResponse() {
  const fault = apiErrorResponse(
    401,
    'Send a valid token: Authorization: Bearer … Create one in the planner under Agents.',
  )
  fault.headers.set('WWW-Authenticate', 'Bearer realm="planner", error="invalid_token"')
  return fault
}

async function runMcpHandler(request: Request, db: Database, agent: Agent) {
  const handler = createMcpHandler(() => createMcpServer({ db, agent }), {
    maxRequestBodySize: MAX_BODY_BYTES,
    responseMode: 'json',
    onerror: (error) => log.info({ err: error }, 'a program asked in a way that is not understood'),
  })
  const response = await handler.fetch(request)
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
