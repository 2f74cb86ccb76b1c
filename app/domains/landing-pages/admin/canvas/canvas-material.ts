import { createContext, useContext, useEffect, useState } from 'react'
import { call } from '~/platform/autosave/calls'
import type { Block, BlockType } from '../../block-schema'
import { blocksIn } from '../../blocks/blocks-in'
import { type Material, noMaterial } from '../../material'

const MaterialContext = createContext<Material>(noMaterial)

export const MaterialProvider = MaterialContext.Provider

export const useCanvasMaterial = () => useContext(MaterialContext)

const PAUSE_MS = 300
/** They show what is stored elsewhere: pictures, products, reviews. */
const showing = new Set<BlockType>(['hero', 'image', 'logos', 'products', 'pricing', 'reviews'])

/** What the blocks on the screen name, saved or not. It stays as it is while the next is on its way. */
export function useMaterial(blocks: Block[]) {
  const [material, setMaterial] = useState(noMaterial)
  const asked = JSON.stringify(
    blocksIn(blocks)
      .filter(({ type }) => showing.has(type))
      .map(withoutWords),
  )
  useEffect(() => {
    if (asked === '[]') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call<Material>('/admin/landing-pages/material', {
        method: 'POST',
        body: { blocks: JSON.parse(asked) },
        signal: asking.signal,
      }).then(setMaterial, ignore)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked])
  return material
}

/** The same question for the same things, whatever is typed beside them. */
function withoutWords<Shown extends Block>(block: Shown): Shown {
  return {
    ...block,
    ...('title' in block && { title: '' }),
    ...('text' in block && { text: '' }),
    ...('note' in block && { note: '' }),
  }
}

// the next change asks again; until then the canvas shows what it has
function ignore() {}
