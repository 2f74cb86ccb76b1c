import { DomainError } from '~/platform/errors/errors'

export class OrderNotFound extends DomainError {
  constructor() {
    super('Order not found.', 404)
  }
}

export class ProductNotForSale extends DomainError {
  constructor() {
    super('This product is no longer for sale.', 404)
  }
}

export class TierNotOffered extends DomainError {
  constructor() {
    super('This license is no longer available. Please choose another one.', 422)
  }
}

export class PaymentNotAvailable extends DomainError {
  constructor() {
    super('This product cannot be bought online yet. Please contact us.')
  }
}

export class NothingToRefund extends DomainError {
  constructor() {
    super('This order was not paid or has already been refunded.')
  }
}

export class RefundRefused extends DomainError {
  constructor(reason: string) {
    const why = reason ? ` (${reason})` : ''
    super(`The bank rejected the refund${why}. The order is unchanged. Refund the customer another way.`)
  }
}

export class OrderNotPaid extends DomainError {
  constructor() {
    super('Only paid and free orders have a license key and download links.')
  }
}

/** What was paid is not what was agreed: nobody gets anything for it until the studio has looked. */
export class PaymentMismatch extends Error {
  override name = 'PaymentMismatch'
}
