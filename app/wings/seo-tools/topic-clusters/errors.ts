import { DomainError } from '~/platform/errors/errors'
import { MAX_CLUSTERS, MAX_TOPICS } from './cluster'

export class ClusterIsGone extends DomainError {
  constructor() {
    super('This cluster has been deleted.', 404)
  }
}

export class TopicIsGone extends DomainError {
  constructor() {
    super('This topic has been deleted.', 404)
  }
}

export class TooManyClusters extends DomainError {
  constructor() {
    super(`You can have at most ${MAX_CLUSTERS} clusters. Delete some first.`)
  }
}

export class TooManyTopics extends DomainError {
  constructor() {
    super(`A cluster can have at most ${MAX_TOPICS} topics.`)
  }
}

export class ClusterChangedSince extends DomainError {
  constructor() {
    super('Someone else has changed this cluster. The change was not undone.')
  }
}

export class TopicHasPage extends DomainError {
  constructor() {
    super('This topic already has a page.')
  }
}
