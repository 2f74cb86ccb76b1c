import { useEffect, useState } from 'react'
import { useMediaQuery } from '~/ui/use-media-query'
import { Tabs } from '~/ui/workspace/tabs'
import { BlockForm } from '../block-forms/block-form'
import { LazyCanvas } from '../canvas/lazy-canvas'
import { BlockOutline } from './block-outline'
import { BuilderBar } from './builder-bar'
import { BuilderProvider, useBuilder } from './builder-context'
import { useBuilderShortcuts } from './use-builder-shortcuts'
import { type BuilderState, useBuilderState } from './use-builder-state'

const firstField = 'input:not([type="hidden"]), textarea, select, button'

const WIDE_QUERY = '(min-width: 64rem)'

/** The list of blocks, the page as visitors see it, and the fields of the block that is chosen. */
export function PageBuilder() {
  const builder = useBuilderState()
  useBuilderShortcuts(builder)
  useRequestedFocus(builder)
  const isWide = useIsWideScreen()
  return (
    <BuilderProvider value={builder}>
      <BuilderBar />
      {isWide ? <SideBySidePanes isText={builder.chosen?.type === 'rich-text'} /> : <TabbedPanes />}
      <p role="status" className="sr-only">
        {builder.news}
      </p>
    </BuilderProvider>
  )
}

const pane = 'min-h-0 min-w-0 overflow-y-auto [--editor-top:0px] px-1 -mx-1 pb-2'

/** An article needs more room than a field. */
function SideBySidePanes({ isText }: { isText: boolean }) {
  const columns = isText
    ? 'min-[80rem]:grid-cols-[14rem_minmax(0,1fr)_28rem]'
    : 'min-[80rem]:grid-cols-[14rem_minmax(0,1fr)_20rem]'
  return (
    <div
      className={`grid h-[calc(100dvh-11rem)] min-h-120 grid-cols-[20rem_minmax(0,1fr)] grid-rows-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 gap-y-4 min-[80rem]:grid-rows-1 ${columns}`}
    >
      <div className={pane}>
        <BlockOutline />
      </div>
      <div className="col-start-2 row-span-2 row-start-1 min-h-0 min-w-0 min-[80rem]:row-span-1">
        <LazyCanvas />
      </div>
      <div className={`${pane} min-[80rem]:col-start-3`}>
        <SelectedBlock />
      </div>
    </div>
  )
}

function TabbedPanes() {
  const [shown, setShown] = useState('blocks')
  return (
    <Tabs
      label="Page builder"
      value={shown}
      onValueChange={setShown}
      tabs={[
        { value: 'blocks', label: 'Blocks', content: <BlocksAndFields /> },
        {
          value: 'preview',
          label: 'Preview',
          content: <div className="h-[75dvh]">{shown === 'preview' && <LazyCanvas />}</div>,
        },
      ]}
    />
  )
}

function BlocksAndFields() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BlockOutline />
      </div>
      <SelectedBlock />
    </div>
  )
}

function SelectedBlock() {
  const { chosen } = useBuilder()
  if (chosen) return <BlockForm key={chosen.id} block={chosen} />
  return <p className="text-dense text-muted">Select a block to edit it.</p>
}

/** Whether the list of blocks, the page and the fields fit beside each other. */
function useIsWideScreen() {
  return useMediaQuery(WIDE_QUERY, true)
}

/** After a change, moves the focus to where its doer goes on: the fields of a new block, the row of one that moved. */
function useRequestedFocus({ wish, blocks, chosen, openText }: BuilderState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for appears when these change
  useEffect(() => {
    const { current } = wish
    if (!current) return
    // an article takes its focus itself, as soon as its editor is there
    if (current.kind === 'fields' && chosen?.type === 'rich-text' && !openText.current) return
    wish.current = undefined
    // a dialog that closes gives the focus back first
    setTimeout(() =>
      (current.kind === 'fields' && openText.current ? openText.current : findFocusTarget(current))?.focus(),
    )
  }, [blocks, chosen, wish, openText])
}

function findFocusTarget(wish: NonNullable<BuilderState['wish']['current']>) {
  if (wish.kind === 'add') return document.querySelector<HTMLElement>('[data-builder-start]')
  if (wish.kind === 'row') return document.querySelector<HTMLElement>(`[data-block-row="${CSS.escape(wish.id)}"]`)
  const fields = document.querySelector(`[data-block-fields="${CSS.escape(wish.id)}"]`)
  return fields?.querySelector<HTMLElement>(firstField)
}
