import { MAX_VARIANTS, type Variant } from '../../landing-page-content'

/** A, B, C … by its place. */
export function variantLetter(at: number) {
  return String.fromCharCode('A'.charCodeAt(0) + at)
}

/** Percent of the visitors who see the first version: those whom no other has. */
export function controlShare(variants: Pick<Variant, 'share'>[]) {
  return 100 - variants.reduce((sum, { share }) => sum + share, 0)
}

/** The name of a new version: the first letter that no other has. */
export function nextVariantName(variants: Pick<Variant, 'name'>[]) {
  const names = variants.map(({ name }) => name)
  for (let at = 1; ; at++) {
    const name = `Variant ${variantLetter(at)}`
    if (!names.includes(name)) return name
  }
}

/** A version that was removed, with as much of its share as the first one can spare by now; nothing when there is no room. */
export function withSpareShare<Back extends Pick<Variant, 'share'>>(variants: Pick<Variant, 'share'>[], removed: Back) {
  const most = controlShare(variants) - 1
  if (most < 1 || variants.length >= MAX_VARIANTS) return undefined
  return { ...removed, share: Math.min(removed.share, most) }
}

/** What a new version is given: as much as the others have, as far as the first one can spare it. */
export function nextVariantShare(variants: Pick<Variant, 'share'>[]) {
  const even = Math.floor(100 / (variants.length + 2))
  return Math.max(1, Math.min(even, controlShare(variants) - 1))
}
