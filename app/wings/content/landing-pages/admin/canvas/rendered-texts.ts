import { createContext, useContext, useEffect, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { landingPagesClient } from '../../api'
import type { Block, BlockOfType } from '../../block-schema'
import { filterBlocksByType } from '../../engine/flatten-blocks'

type RichTextBlock = BlockOfType<'rich-text'>

/** Texts as visitors would read them, by what is written. */
type RenderedTexts = ReadonlyMap<string, string>

const RenderedTextsContext = createContext<RenderedTexts>(new Map())

export const RenderedTextsProvider = RenderedTextsContext.Provider

/** A block with its text dressed for reading, as soon as that is here; until then as it is written. */
export function useRenderedText<Shown extends Block>(block: Shown | undefined): Shown | undefined {
  const shown = useContext(RenderedTextsContext)
  return block?.type === 'rich-text' ? { ...block, html: shown.get(cacheKey(block)) ?? block.html } : block
}

const PAUSE_MS = 300

/** What the texts on the screen, saved or not, look like to visitors: code in colours, tables that scroll, pictures that fit. */
export function useRenderedTexts(blocks: Block[]): RenderedTexts {
  const [shown, setShown] = useState<RenderedTexts>(new Map())
  const written = filterBlocksByType(blocks, 'rich-text').filter(({ html }) => html !== '')
  const asked = JSON.stringify(written)
  useEffect(() => {
    if (asked === '[]') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const texts: RichTextBlock[] = JSON.parse(asked)
      const [json, { signal }] = [{ blocks: texts }, asking]
      fetchJson(landingPagesClient.post('/rendered-texts', { json, signal })).then(
        (answer) => setShown(new Map(texts.map((text) => [cacheKey(text), answer.texts[text.id] ?? text.html]))),
        // the next change asks again; until then the canvas shows what is written
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked])
  return shown
}

const cacheKey = ({ id, html }: RichTextBlock) => `${id} ${html}`
