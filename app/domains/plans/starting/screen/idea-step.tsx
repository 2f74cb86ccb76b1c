import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import type { ProductType } from '../../brief-schema'
import { PLATFORM_NAMES, PRODUCT_TYPE_NAMES } from '../../brief-words'
import { faultsOf } from '../draft'
import type { Reading } from '../reading'
import { Capabilities } from './capabilities'
import type { StartingProps } from './start-screen'
import { StepFrame } from './step-frame'

const LONGEST_IDEA = 5_000

/** The idea, and what is read out of it while it is written. */
export function IdeaStep({ keeper, steps, reading, choices }: StartingProps) {
  const { draft, change } = keeper
  const field = useFieldTypedEarly(keeper)
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? faultsOf(draft) : {}
  const on = (to: 'frame' | 'preview') => {
    const { idea, audience } = faultsOf(draft)
    setIsTried(true)
    if (!idea && !audience) return steps.go(to)
    field.current?.focus()
  }
  return (
    <StepFrame
      title="What do you want to build?"
      text="A sentence or two are enough. Everything else has a value to begin with, and you can change it."
      steps={steps}
      onSubmit={() => on('frame')}
      actions={<Ways onSkip={() => on('preview')} />}
    >
      <Field
        label="Idea"
        error={faults.idea}
        aside={draft.idea.length > 4_000 && `${LONGEST_IDEA - draft.idea.length} left`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={5}
            maxLength={LONGEST_IDEA}
            value={draft.idea}
            placeholder="A marketplace where neighbors rent out tools, with search, a map and reviews"
            onChange={({ target }) => change({ idea: target.value })}
          />
        )}
      </Field>
      <Capabilities draft={draft} change={change} reading={reading} choices={choices} />
      <Field label="Who is it for?" hint="Leave it empty if you do not know yet." error={faults.audience}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={draft.audience}
            placeholder="People in one town who need a drill twice a year"
            onChange={({ target }) => change({ audience: target.value })}
          />
        )}
      </Field>
      <KindFields keeper={keeper} reading={reading.answer} />
    </StepFrame>
  )
}

/** The field, and what was typed into it before this code was there. */
function useFieldTypedEarly({ draft, change }: StartingProps['keeper']) {
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (draft.idea === '' && typed !== '') change({ idea: typed })
  }, [])
  return field
}

function Ways({ onSkip }: { onSkip: () => void }) {
  return (
    <>
      <Button onClick={onSkip}>Skip to the preview</Button>
      <Button type="submit" variant="primary">
        Continue
      </Button>
    </>
  )
}

function KindFields({ keeper: { draft, change }, reading }: Pick<StartingProps, 'keeper'> & { reading?: Reading }) {
  const guessed =
    reading && draft.idea.trim() !== ''
      ? `As the idea says: ${PRODUCT_TYPE_NAMES[reading.productType]}`
      : 'As the idea says'
  const options = [
    { value: '', label: guessed },
    ...Object.entries(PRODUCT_TYPE_NAMES).map(([value, label]) => ({ value, label })),
  ]
  return (
    <>
      <Field label="Kind of product">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={draft.productType ?? ''}
            onChange={({ target }) => change({ productType: (target.value || null) as ProductType | null })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Where it runs"
        names={PLATFORM_NAMES}
        chosen={draft.platforms ?? reading?.platforms ?? ['web']}
        onChange={(platforms) => change({ platforms })}
      />
    </>
  )
}
