import { newUuid } from '~/platform/database/new-uuid'
import { showToast } from '~/ui/toaster'
import { CONTROL_VARIANT, type Variant } from '../../landing-page-content'
import { useBuilder } from './builder-context'
import { withNewBlockIds } from './copied-blocks'
import { controlShare, nextVariantName, nextVariantShare, withSpareShare } from './variant-allocation'

/** What is done with the versions of a page, each with a way back. */
export function useVariants() {
  const { layout, version, arrange, setVersion, choose, setNews, settled } = useBuilder()
  const current = layout.variants.find(({ id }) => id === version)
  const remove = useVariantRemoval()

  /** The new one is a copy of the one on the screen. */
  function add() {
    const { layout: now, blocks } = settled()
    const { variants } = now
    if (controlShare(variants) < 2) return showToast('The shares add up to 100%. Lower another share first.', 'error')
    const added: Variant = {
      id: newUuid(),
      name: nextVariantName(variants),
      share: nextVariantShare(variants),
      blocks: withNewBlockIds(blocks),
    }
    arrange((now) => ({ ...now, variants: [...now.variants, added] }))
    choose(undefined)
    setVersion(added.id)
    setNews(`${added.name} added as a copy.`)
  }

  function change(part: Partial<Pick<Variant, 'name' | 'share'>>) {
    const put = (one: Variant) => (one.id === version ? { ...one, ...part } : one)
    arrange((now) => ({ ...now, variants: now.variants.map(put) }), `version ${version} ${Object.keys(part)}`)
  }

  return { current, add, change, remove, maxShare: controlShare(layout.variants) + (current?.share ?? 0) - 1 }
}

function useVariantRemoval() {
  const { version, arrange, setVersion, choose, wishFor, setNews, settled } = useBuilder()

  function remove() {
    const { variants } = settled().layout
    const at = variants.findIndex(({ id }) => id === version)
    const removed = variants[at]
    if (!removed) return
    arrange((now) => ({ ...now, variants: now.variants.filter(({ id }) => id !== removed.id) }))
    choose(undefined)
    setVersion(CONTROL_VARIANT)
    wishFor({ kind: 'add' })
    showToast(`${removed.name} deleted.`, 'success', { label: 'Undo', onClick: () => bringBack(removed, at) })
  }

  function bringBack(variant: Variant, at: number) {
    const { variants } = settled().layout
    if (variants.some(({ id }) => id === variant.id)) return
    const added = withSpareShare(variants, variant)
    if (!added) return showToast(`${variant.name} cannot be restored. Undo later changes first.`, 'error')
    arrange((now) => ({ ...now, variants: now.variants.toSpliced(at, 0, added) }))
    setNews(`${variant.name} restored.`)
  }

  return remove
}

export type VariantsEditor = ReturnType<typeof useVariants>
