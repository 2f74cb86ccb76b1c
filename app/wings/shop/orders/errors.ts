import { DomainError } from '~/platform/errors/errors'

export class OrderNotFound extends DomainError {
  constructor() {
    super('There is no such order.', 404)
  }
}

export class ProductNotForSale extends DomainError {
  constructor() {
    super('This product is not for sale any more.', 404)
  }
}

export class TierNotOffered extends DomainError {
  constructor() {
    super('This license is not offered any more. Please choose another.', 422)
  }
}

export class PaymentNotAvailable extends DomainError {
  constructor() {
    super('This cannot be bought here yet. Please write to us, and we arrange it.')
  }
}

export class NothingToRefund extends DomainError {
  constructor() {
    super('Nothing was paid for this order, or it was refunded already.')
  }
}

export class RefundRefused extends DomainError {
  constructor(reason: string) {
    const why = reason ? ` (${reason})` : ''
    super(`The bank did not take the money${why}. The order stands as it did; send the money in another way.`)
  }
}

export class OrderNotPaid extends DomainError {
  constructor() {
    super('Only an order that was paid or given away has a key and links.')
  }
}

/** What was paid is not what was agreed: nobody gets anything for it until the studio has looked. */
export class PaymentMismatch extends Error {
  override name = 'PaymentMismatch'
}
