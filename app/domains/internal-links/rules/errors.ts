import { DomainError } from '~/platform/errors'
import { MOST_RULES } from './link-rule'

export class RuleIsGone extends DomainError {
  constructor() {
    super('This rule was removed meanwhile.', 404)
  }
}

export class TooManyRules extends DomainError {
  constructor() {
    super(`There can be ${MOST_RULES.toLocaleString('en-US')} rules at most. Remove some first.`)
  }
}
