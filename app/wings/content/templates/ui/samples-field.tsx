import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { MAX_SAMPLES, parsePastedSamples } from '../engine/parse-pasted-samples'
import type { SampleRow } from '../template'
import type { Variable } from '../variable'
import { VariableValueField } from './variable-value-field'

interface SamplesFieldProps {
  variables: Variable[]
  samples: SampleRow[]
  onChange: (samples: SampleRow[]) => void
  /** What is wrong with a value of a row. */
  errorOf: (at: number, name: string) => string | undefined
}

/** Rows with which the preview shows what comes out: typed, or pasted from a table. */
export function SamplesField({ variables, samples, onChange, errorOf }: SamplesFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <RepeaterField
        label="Sample rows"
        hint="Used in the preview."
        rows={samples}
        onChange={onChange}
        getRowLabel={(row, at) => Object.values(row)[0] || `row ${at + 1}`}
        addLabel="Add row"
        onAdd={(): SampleRow => ({})}
        max={MAX_SAMPLES}
      >
        {(row, put, at) =>
          variables.map((variable) => (
            <VariableValueField
              key={variable.name}
              variable={variable}
              value={row[variable.name] ?? ''}
              error={errorOf(at, variable.name)}
              onChange={(value) => put({ ...row, [variable.name]: value })}
            />
          ))
        }
      </RepeaterField>
      <PasteSamplesDialog
        variables={variables}
        onPaste={(rows) => onChange([...samples, ...rows].slice(0, MAX_SAMPLES))}
      />
    </div>
  )
}

function PasteSamplesDialog({ variables, onPaste }: { variables: Variable[]; onPaste: (rows: SampleRow[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function take() {
    const { rows, fault } = parsePastedSamples(text, variables)
    setError(fault)
    if (fault) return
    onPaste(rows)
    setText('')
    setOpen(false)
  }
  return (
    <Dialog
      title="Paste sample rows"
      description="From a spreadsheet or CSV, with variable names in the header row."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={ClipboardPaste} className="justify-self-start">
          Paste rows
        </Button>
      }
      footer={
        <Button variant="primary" onClick={take}>
          Add rows
        </Button>
      }
    >
      <Field label="Rows" error={error} hint={`Columns: ${variables.map(({ name }) => name).join(', ')}`}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            className="w-full font-mono text-[0.8125rem]/6"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
