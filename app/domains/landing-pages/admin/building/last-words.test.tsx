import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PieceScreen, PieceScreenProvider } from '~/domains/writing/screen-context'
import { emptyLandingPage, type LandingContent } from '../../landing-content'
import { newBlock } from '../../new-block'
import { type Builder, useBuilderState } from './use-builder-state'

const text = (html: string) => ({ ...newBlock('rich-text', 'a'), html })

/** The builder as it was drawn, before the editor of a text told what was typed last. */
function whileTyping(typed: string) {
  let content: LandingContent = { ...emptyLandingPage, blocks: [text('<p>Drawn</p>')] }
  let drawn: Builder | undefined
  function Drawn() {
    drawn = useBuilderState()
    return null
  }
  const writing = {
    content,
    handle: { current: null },
    latest: () => ({ content }),
    change: (part: Partial<LandingContent>) => {
      content = { ...content, ...part }
    },
  }
  renderToStaticMarkup(
    <PieceScreenProvider value={{ writing } as unknown as PieceScreen}>
      <Drawn />
    </PieceScreenProvider>,
  )
  const builder = drawn as Builder
  builder.openText.current = { flush: () => builder.put(text(typed), ''), focus: () => {} }
  return { builder, blocks: () => content.blocks }
}

test('what is copied, doubled or kept as a section holds the words that were typed last', () => {
  const { builder, blocks } = whileTyping('<p>Typed last</p>')
  expect(builder.copy('a')).toContain('Typed last')
  expect(builder.settled().blocks).toEqual([text('<p>Typed last</p>')])
  builder.duplicate('a')
  expect(blocks()).toMatchObject([{ html: '<p>Typed last</p>' }, { html: '<p>Typed last</p>' }])
})
