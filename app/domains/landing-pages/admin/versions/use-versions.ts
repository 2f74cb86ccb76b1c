import { newId } from '~/platform/new-id'
import { showToast } from '~/ui/toasts'
import { FIRST_VERSION, type Variant } from '../../landing-content'
import { useBuilder } from '../building/builder-context'
import { withNewIds } from '../building/copied-blocks'
import { firstShare, freeName, freeShare } from './version-words'

/** What is done with the versions of a page, each with a way back. */
export function useVersions() {
  const { layout, version, blocks, arrange, setVersion, choose, setNews, undo, flush } = useBuilder()
  const current = layout.variants.find(({ id }) => id === version)

  /** The new one is a copy of the one on the screen. */
  function add() {
    flush()
    if (firstShare(layout.variants) < 2)
      return showToast('The first version has nobody left to give. Lower another share first.', 'error')
    const { variants } = layout
    const added: Variant = {
      ...{ id: newId(), name: freeName(variants), share: freeShare(variants) },
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

  function remove() {
    if (!current) return
    arrange((now) => ({ ...now, variants: now.variants.filter(({ id }) => id !== current.id) }))
    choose(undefined)
    setVersion(FIRST_VERSION)
    showToast(`${current.name} was removed.`, 'success', { label: 'Undo', run: () => void undo() })
  }

  return { current, add, change, remove, mostShare: firstShare(layout.variants) + (current?.share ?? 0) - 1 }
}

export type Versions = ReturnType<typeof useVersions>
