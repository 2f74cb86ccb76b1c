import { DomainError } from '~/platform/errors/errors'
import { MAX_AGENT_TOKENS } from './agent-token'

export class TooManyAgentTokens extends DomainError {
  constructor() {
    super(`You have ${MAX_AGENT_TOKENS} tokens, which is the most. End one that is not used any more.`, 409)
  }
}

/** Ended, or somebody else's. */
export class AgentTokenMissing extends DomainError {
  constructor() {
    super('Token not found.', 404)
  }
}
