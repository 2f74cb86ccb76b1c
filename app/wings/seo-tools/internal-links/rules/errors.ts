import { DomainError } from '~/platform/errors/errors'
import { MAX_LINK_RULES } from './link-rule'

export class RuleIsGone extends DomainError {
  constructor() {
    super('This rule was removed meanwhile.', 404)
  }
}

export class TooManyRules extends DomainError {
  constructor() {
    super(`There can be ${MAX_LINK_RULES.toLocaleString('en-US')} rules at most. Remove some first.`)
  }
}
