import { createUsePuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { useBuilder } from '../builder/builder-context'
import { toCanvasData } from './canvas-data'

const usePuck = createUsePuck()

/** Keeps the canvas as the content of the screen is: its order, and the block that is chosen. */
export function CanvasSync() {
  useSyncedOrder()
  useSyncedSelection()
  useEditMode()
  return null
}

function useSyncedOrder() {
  const { blocks } = useBuilder()
  const dispatch = usePuck(({ dispatch }) => dispatch)
  const order = JSON.stringify(toCanvasData(blocks))
  const shown = useRef(order)
  useEffect(() => {
    if (order === shown.current) return
    shown.current = order
    const data = JSON.parse(order)
    // as a function: a plain value brings a warning to the console each time
    dispatch({ type: 'setData', data: () => data, recordHistory: false })
  }, [order, dispatch])
}

function useSyncedSelection() {
  const { chosen, choose } = useBuilder()
  const dispatch = usePuck(({ dispatch }) => dispatch)
  const selectorOf = usePuck(({ getSelectorForId }) => getSelectorForId)
  const selectedId = usePuck(({ selectedItem }) => selectedItem?.props.id as string | undefined)
  const told = useRef<string>(undefined)
  const latest = useRef({ choose, selectedId })
  latest.current = { choose, selectedId }

  useEffect(() => {
    // what the screen itself has chosen is known already
    if (!selectedId || selectedId === told.current) return
    told.current = selectedId
    latest.current.choose(selectedId)
  }, [selectedId])

  const chosenId = chosen?.id
  useEffect(() => {
    if (chosenId === latest.current.selectedId) return
    told.current = chosenId
    const itemSelector = (chosenId && selectorOf(chosenId)) || null
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }, [chosenId, dispatch, selectorOf])
}

/** A key of the canvas makes links and buttons work, which would lead away from what is being written. */
function useEditMode() {
  const dispatch = usePuck(({ dispatch }) => dispatch)
  const isEditing = usePuck(({ appState }) => appState.ui.previewMode === 'edit')
  useEffect(() => {
    if (!isEditing) dispatch({ type: 'setUi', ui: { previewMode: 'edit' }, recordHistory: false })
  }, [isEditing, dispatch])
}
