import { DomainError } from '~/platform/errors/errors'
import { formatNumber } from '~/platform/text/format-number'
import { MAX_LINK_RULES } from './link-rule'

export class RuleIsGone extends DomainError {
  constructor() {
    super('This rule has been deleted.', 404)
  }
}

export class TooManyRules extends DomainError {
  constructor() {
    super(`You can have at most ${formatNumber(MAX_LINK_RULES)} rules. Delete some first.`)
  }
}
