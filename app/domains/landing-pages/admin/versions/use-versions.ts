import { newId } from '~/platform/new-id'
import { showToast } from '~/ui/toasts'
import { FIRST_VERSION, type Variant } from '../../landing-content'
import { useBuilder } from '../building/builder-context'
import { withNewIds } from '../building/copied-blocks'
import { broughtBack, firstShare, freeName, freeShare } from './version-words'

/** What is done with the versions of a page, each with a way back. */
export function useVersions() {
  const { layout, version, arrange, setVersion, choose, setNews, settled } = useBuilder()
  const current = layout.variants.find(({ id }) => id === version)
  const remove = useRemoving()

  /** The new one is a copy of the one on the screen. */
  function add() {
    const { layout: now, blocks } = settled()
    const { variants } = now
    if (firstShare(variants) < 2)
      return showToast('The first version has nobody left to give. Lower another share first.', 'error')
    const added: Variant = {
      id: newId(),
      name: freeName(variants),
      share: freeShare(variants),
      blocks: withNewIds(blocks),
    }
    arrange((now) => ({ ...now, variants: [...now.variants, added] }))
    choose(undefined)
    setVersion(added.id)
    setNews(`${added.name} was made as a copy and is on the screen.`)
  }

  function change(part: Partial<Pick<Variant, 'name' | 'share'>>) {
    const put = (one: Variant) => (one.id === version ? { ...one, ...part } : one)
    arrange((now) => ({ ...now, variants: now.variants.map(put) }), `version ${version} ${Object.keys(part)}`)
  }

  return { current, add, change, remove, mostShare: firstShare(layout.variants) + (current?.share ?? 0) - 1 }
}

function useRemoving() {
  const { version, arrange, setVersion, choose, wishFor, setNews, settled } = useBuilder()

  function remove() {
    const { variants } = settled().layout
    const at = variants.findIndex(({ id }) => id === version)
    const removed = variants[at]
    if (!removed) return
    arrange((now) => ({ ...now, variants: now.variants.filter(({ id }) => id !== removed.id) }))
    choose(undefined)
    setVersion(FIRST_VERSION)
    wishFor({ kind: 'add' })
    showToast(`${removed.name} was removed.`, 'success', { label: 'Undo', run: () => bringBack(removed, at) })
  }

  function bringBack(variant: Variant, at: number) {
    const { variants } = settled().layout
    if (variants.some(({ id }) => id === variant.id)) return
    const added = broughtBack(variants, variant)
    if (!added)
      return showToast(`There is no room for ${variant.name} any more. Undo the later changes first.`, 'error')
    arrange((now) => ({ ...now, variants: now.variants.toSpliced(at, 0, added) }))
    setNews(`${variant.name} is back.`)
  }

  return remove
}

export type Versions = ReturnType<typeof useVersions>
