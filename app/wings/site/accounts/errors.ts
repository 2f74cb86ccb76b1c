import { DomainError } from '~/platform/errors/errors'
import { MAX_AGENT_TOKENS } from './agent-token'

export class TooManyAgentTokens extends DomainError {
  constructor() {
    super(`You have reached the limit of ${MAX_AGENT_TOKENS} tokens. Revoke one that you no longer use.`, 409)
  }
}

/** Ended, or somebody else's. */
export class AgentTokenMissing extends DomainError {
  constructor() {
    super('Token not found.', 404)
  }
}
