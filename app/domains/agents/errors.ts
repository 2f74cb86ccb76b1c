import { DomainError } from '~/platform/errors'
import { MOST_TOKENS } from './agent-token'

export class TooManyTokens extends DomainError {
  constructor() {
    super(`You have ${MOST_TOKENS} tokens, which is the most. End one that is not used any more.`, 409)
  }
}

/** Ended, or somebody else's. */
export class TokenMissing extends DomainError {
  constructor() {
    super('Token not found.', 404)
  }
}

export class NoPlanYet extends DomainError {
  constructor() {
    super('There is no plan yet. Make one on the website first.', 404)
  }
}

/** A program must not guess on which plan it works. */
export class WhichPlan extends DomainError {
  constructor(plans: { id: string; title: string }[]) {
    const list = plans.map(({ id, title }) => `${id} (${title})`).join(', ')
    super(`There are several plans. Give "plan" with the id of one of them: ${list}.`, 409)
  }
}
