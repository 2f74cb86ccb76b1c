import { DomainError } from '~/platform/errors/errors'
import { MAX_LINK_RULES } from './link-rule'

export class RuleIsGone extends DomainError {
  constructor() {
    super('This rule has been deleted.', 404)
  }
}

export class TooManyRules extends DomainError {
  constructor() {
    super(`You can have at most ${MAX_LINK_RULES.toLocaleString('en-US')} rules. Delete some first.`)
  }
}
