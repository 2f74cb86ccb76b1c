import { DomainError } from '~/platform/errors/errors'
import { MAX_CLUSTERS, MAX_TOPICS } from './cluster'

export class ClusterIsGone extends DomainError {
  constructor() {
    super('This cluster was removed meanwhile.', 404)
  }
}

export class TopicIsGone extends DomainError {
  constructor() {
    super('This topic was removed meanwhile.', 404)
  }
}

export class TooManyClusters extends DomainError {
  constructor() {
    super(`There can be ${MAX_CLUSTERS} clusters at most. Remove some first.`)
  }
}

export class TooManyTopics extends DomainError {
  constructor() {
    super(`A cluster can have ${MAX_TOPICS} topics at most.`)
  }
}

export class ClusterChangedSince extends DomainError {
  constructor() {
    super('Somebody has changed this cluster since. Nothing was taken back.')
  }
}

export class TopicHasPage extends DomainError {
  constructor() {
    super('This topic has a page already.')
  }
}
