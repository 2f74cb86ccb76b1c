import type { Config, SlotComponent } from '@puckeditor/core'
import type { BlockType } from '../../block-schema'
import { blockWords } from '../../block-words'
import { blockTypes } from '../../new-block'
import { columnNames } from './arrangement'
import { CanvasBlock } from './canvas-block'
import { CanvasColumns } from './canvas-columns'

const simpleTypes = blockTypes.filter((type) => type !== 'columns')
const slot = { type: 'slot' as const, allow: simpleTypes }

const simple = (type: BlockType) => ({
  label: blockWords[type].label,
  fields: {},
  render: ({ id }: { id: string }) => <CanvasBlock id={id} type={type} />,
})

/** What may stand on the canvas. Its fields are ours, so that each block says its id and nothing else. */
export const canvasConfig: Config = {
  components: {
    ...Object.fromEntries(simpleTypes.map((type) => [type, simple(type)])),
    columns: {
      label: blockWords.columns.label,
      fields: Object.fromEntries(columnNames.map((name) => [name, slot])),
      render: ({ id, ...slots }) => (
        <CanvasColumns id={id} slots={columnNames.map((name) => slots[name] as SlotComponent)} />
      ),
    },
  },
}
