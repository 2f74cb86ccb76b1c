import { useState, useSyncExternalStore } from 'react'
import { Tabs } from '~/ui/workspace/tabs'
import { LazyCanvas } from '../canvas/lazy-canvas'
import { BlockForm } from '../fields/block-form'
import { Outline } from '../outline/outline'
import { BuilderBar } from './builder-bar'
import { BuilderProvider, useBuilder } from './builder-context'
import { useBuilderKeys } from './use-builder-keys'
import { useBuilderState } from './use-builder-state'
import { useWishedFocus } from './use-wished-focus'

const wide = '(min-width: 64rem)'

/** The list of blocks, the page as visitors see it, and the fields of the block that is chosen. */
export function Builder() {
  const builder = useBuilderState()
  useBuilderKeys(builder)
  useWishedFocus(builder)
  const isWide = useIsWide()
  return (
    <BuilderProvider value={builder}>
      <BuilderBar />
      {isWide ? <SideBySide isText={builder.chosen?.type === 'rich-text'} /> : <OneAtATime />}
      <p role="status" className="sr-only">
        {builder.news}
      </p>
    </BuilderProvider>
  )
}

const pane = 'min-h-0 min-w-0 overflow-y-auto [--editor-top:0px] px-1 -mx-1 pb-2'

/** An article needs more room than a field. */
function SideBySide({ isText }: { isText: boolean }) {
  const columns = isText
    ? 'min-[80rem]:grid-cols-[14rem_minmax(0,1fr)_28rem]'
    : 'min-[80rem]:grid-cols-[14rem_minmax(0,1fr)_20rem]'
  return (
    <div
      className={`grid h-[calc(100dvh-11rem)] min-h-120 grid-cols-[20rem_minmax(0,1fr)] grid-rows-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 gap-y-4 min-[80rem]:grid-rows-1 ${columns}`}
    >
      <div className={pane}>
        <Outline />
      </div>
      <div className="col-start-2 row-span-2 row-start-1 min-h-0 min-w-0 min-[80rem]:row-span-1">
        <LazyCanvas />
      </div>
      <div className={`${pane} min-[80rem]:col-start-3`}>
        <ChosenBlock />
      </div>
    </div>
  )
}

function OneAtATime() {
  const [shown, setShown] = useState('blocks')
  return (
    <Tabs
      label="Building the page"
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
        <Outline />
      </div>
      <ChosenBlock />
    </div>
  )
}

function ChosenBlock() {
  const { chosen } = useBuilder()
  if (chosen) return <BlockForm key={chosen.id} block={chosen} />
  return <p className="text-dense text-muted">Choose a block, and its fields stand here.</p>
}

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the list of blocks, the page and the fields fit beside each other. */
function useIsWide() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
}
