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

export class RunIsGone extends DomainError {
  constructor() {
    super('This run no longer exists.', 404)
  }
}

/** What was asked does not fit to what the run is doing. */
export class NotNow extends DomainError {
  constructor(state: string, deed: string) {
    super(`This run cannot be ${deed}: it is “${state}”.`, 409)
  }
}
