import { DomainError } from '~/platform/errors/errors'

export class PurchasesLinkExpired extends DomainError {
  constructor() {
    super('This link has already been used or has expired. Request a new one.')
  }
}

export class PurchasesSessionRequired extends DomainError {
  constructor() {
    super('You are signed out. Request a new link and try again. Nothing was changed.', 401)
  }
}

export class NotYourOrder extends DomainError {
  constructor() {
    super('Order not found among your purchases.', 404)
  }
}
