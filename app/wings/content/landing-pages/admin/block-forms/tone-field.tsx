import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { Block, BlockTone, BlockType } from '../../block-schema'

const typesWithTone = [
  'features',
  'steps',
  'numbers',
  'products',
  'posts',
  'pricing',
  'testimonials',
  'people',
  'faq',
  'rich-text',
  'call-to-action',
] as const satisfies BlockType[]

export type BlockWithTone = Extract<Block, { type: (typeof typesWithTone)[number] }>

export const hasTone = (block: Block): block is BlockWithTone =>
  (typesWithTone as readonly BlockType[]).includes(block.type)

const options: { value: BlockTone | ''; label: string }[] = [
  { value: '', label: 'Default' },
  { value: 'paper', label: 'Plain' },
  { value: 'wash', label: 'Tinted' },
  { value: 'deep', label: 'Dark' },
]

interface ToneFieldProps {
  value: BlockTone | undefined
  onChange: (tone: BlockTone | undefined) => void
}

/** What a block stands on. */
export function ToneField({ value, onChange }: ToneFieldProps) {
  return (
    <Field label="Background">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          options={options}
          onChange={({ target }) =>
            onChange(options.find((option) => option.value === target.value)?.value || undefined)
          }
        />
      )}
    </Field>
  )
}
