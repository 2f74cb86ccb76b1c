import { DomainError } from '~/platform/errors/errors'

export class ProposalOutdated extends DomainError {
  constructor(sections: string[]) {
    super(
      `The plan was changed since the AI looked at it, and what it proposes no longer fits: ${sections.join(', ')}. Ask it again, or leave that out.`,
    )
  }
}
