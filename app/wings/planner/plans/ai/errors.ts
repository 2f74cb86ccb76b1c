import { DomainError } from '~/platform/errors/errors'

export class ProposalOutdated extends DomainError {
  constructor(sections: string[]) {
    super(
      `The plan has changed since the AI read it, so these changes no longer apply: ${sections.join(', ')}. Try again, or leave them out.`,
    )
  }
}
