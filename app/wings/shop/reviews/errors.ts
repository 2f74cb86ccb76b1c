import { DomainError } from '~/platform/errors/errors'

export class OrderNotReviewable extends DomainError {
  constructor() {
    super('This order cannot be reviewed. Only those who bought the product can write a review.', 403)
  }
}

export class ReviewNotFound extends DomainError {
  constructor() {
    super('This review is no longer there.', 404)
  }
}

export class ReviewHasChanged extends DomainError {
  constructor() {
    super('Its author has changed this review since you read it. Read it again before you decide.', 409)
  }
}
