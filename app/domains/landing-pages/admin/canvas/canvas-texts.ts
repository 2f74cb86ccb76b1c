import { createContext, useContext, useEffect, useState } from 'react'
import { call } from '~/platform/autosave/calls'
import type { Block, BlockOf } from '../../block-schema'
import { blocksOfType } from '../../blocks/blocks-in'

type Text = BlockOf<'rich-text'>

/** Texts as visitors would read them, by what is written. */
type ShownTexts = ReadonlyMap<string, string>

const TextsContext = createContext<ShownTexts>(new Map())

export const TextsProvider = TextsContext.Provider

/** A block with its text dressed for reading, as soon as that is here; until then as it is written. */
export function useShownText<Shown extends Block>(block: Shown | undefined): Shown | undefined {
  const shown = useContext(TextsContext)
  return block?.type === 'rich-text' ? { ...block, html: shown.get(keyOf(block)) ?? block.html } : block
}

const PAUSE_MS = 300

/** What the texts on the screen, saved or not, look like to visitors: code in colours, tables that scroll, pictures that fit. */
export function useTexts(blocks: Block[]): ShownTexts {
  const [shown, setShown] = useState<ShownTexts>(new Map())
  const written = blocksOfType(blocks, 'rich-text').filter(({ html }) => html !== '')
  const asked = JSON.stringify(written)
  useEffect(() => {
    if (asked === '[]') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const texts: Text[] = JSON.parse(asked)
      call<{ texts: Record<string, string> }>('/admin/landing-pages/texts', {
        method: 'POST',
        body: { blocks: texts },
        signal: asking.signal,
      }).then(
        (answer) => setShown(new Map(texts.map((text) => [keyOf(text), answer.texts[text.id] ?? text.html]))),
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

const keyOf = ({ id, html }: Text) => `${id} ${html}`
