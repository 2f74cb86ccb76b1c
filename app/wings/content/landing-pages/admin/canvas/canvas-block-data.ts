import { createContext, useContext, useEffect, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { landingPagesClient } from '../../api'
import { type BlockData, emptyBlockData } from '../../block-data'
import type { Block, BlockType } from '../../block-schema'
import { flattenBlocks } from '../../engine/flatten-blocks'

const BlockDataContext = createContext<BlockData>(emptyBlockData)

export const BlockDataProvider = BlockDataContext.Provider

export const useCanvasBlockData = () => useContext(BlockDataContext)

const PAUSE_MS = 300
/** They show what is stored elsewhere: pictures, products, reviews. */
const typesWithData = new Set<BlockType>([
  'hero',
  'image',
  'logos',
  'people',
  'products',
  'posts',
  'pricing',
  'reviews',
])

/** What the blocks on the screen name, saved or not. It stays as it is while the next is on its way. */
export function useLoadedBlockData(blocks: Block[]) {
  const [blockData, setBlockData] = useState(emptyBlockData)
  const asked = JSON.stringify(
    flattenBlocks(blocks)
      .filter(({ type }) => typesWithData.has(type))
      .map(withoutTexts),
  )
  useEffect(() => {
    if (asked === '[]') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const [json, { signal }] = [{ blocks: JSON.parse(asked) }, asking]
      fetchJson(landingPagesClient.post('/block-data', { json, signal })).then(setBlockData, ignore)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked])
  return blockData
}

/** The same question for the same things, whatever is typed beside them. */
function withoutTexts<Shown extends Block>(block: Shown): Shown {
  return {
    ...block,
    ...('title' in block && { title: '' }),
    ...('text' in block && { text: '' }),
    ...('note' in block && { note: '' }),
  }
}

// the next change asks again; until then the canvas shows what it has
function ignore() {}
