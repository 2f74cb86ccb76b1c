import { DomainError } from '~/platform/errors/errors'

export class PurchasesLinkExpired extends DomainError {
  constructor() {
    super('This link was used already, or it is too old. Ask for a new one.')
  }
}

export class PurchasesSessionRequired extends DomainError {
  constructor() {
    super('You are signed out. Ask for a new link, then try once more: nothing was changed.', 401)
  }
}

export class NotYourOrder extends DomainError {
  constructor() {
    super('This is not one of your orders.', 404)
  }
}
