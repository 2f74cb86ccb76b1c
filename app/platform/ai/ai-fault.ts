import { type AiUse, NO_USE } from './ai-use'

type AiFaultKind = 'silent' | 'busy' | 'broken' | 'refused' | 'unreachable' | 'unusable' | 'stopped'

/** Why a model gave no answer, with a sentence for the person. Never holds what the provider wrote: that may show keys. */
export class AiFault extends Error {
  override name = 'AiFault'

  constructor(
    readonly kind: AiFaultKind,
    message: string,
    /** What it cost all the same. */
    readonly use: AiUse = NO_USE,
    /** The provider's status, when it gave one. */
    readonly status?: number,
  ) {
    super(message)
  }
}

/** It lies with the provider or the way there, not with the question. */
export function isOfProvider({ kind }: AiFault) {
  return kind === 'busy' || kind === 'broken' || kind === 'unreachable' || kind === 'silent'
}
