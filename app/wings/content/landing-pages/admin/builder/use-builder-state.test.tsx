import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type EntryEditorContextValue, EntryEditorProvider } from '~/wings/publishing/writing/entry-editor-context'
import { emptyLandingPageContent, type LandingPageContent } from '../../landing-page-content'
import { newBlock } from '../../new-block'
import { type BuilderState, useBuilderState } from './use-builder-state'

const text = (html: string) => ({ ...newBlock('rich-text', 'a'), html })

/** The builder as it was drawn, before the editor of a text told what was typed last. */
function whileTyping(typed: string) {
  let content: LandingPageContent = { ...emptyLandingPageContent, blocks: [text('<p>Drawn</p>')] }
  let drawn: BuilderState | undefined
  function Drawn() {
    drawn = useBuilderState()
    return null
  }
  const draft = {
    content,
    handle: { current: null },
    latest: () => ({ content }),
    change: (part: Partial<LandingPageContent>) => {
      content = { ...content, ...part }
    },
  }
  renderToStaticMarkup(
    <EntryEditorProvider value={{ draft } as unknown as EntryEditorContextValue}>
      <Drawn />
    </EntryEditorProvider>,
  )
  const builder = drawn as BuilderState
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
