import { DomainError } from '~/platform/errors/errors'

export class OrderNotReviewable extends DomainError {
  constructor() {
    super('This order cannot be reviewed. Only customers who bought the product can write a review.', 403)
  }
}

export class ReviewNotFound extends DomainError {
  constructor() {
    super('This review no longer exists.', 404)
  }
}

export class ReviewHasChanged extends DomainError {
  constructor() {
    super('The author has edited this review. Read it again before you decide.', 409)
  }
}
