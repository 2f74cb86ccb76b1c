import { useState } from 'react'
import type { FormFailure } from '~/platform/forms/form-failure'
import { formatNumber } from '~/platform/text/format-number'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import type { ListedDataSet } from '../data-sets.queries.server'

const sources = { file: 'File', cells: 'Paste', 'data-set': 'Saved data set' }

type Source = keyof typeof sources

interface TableSourceFieldsProps {
  dataSets: ListedDataSet[]
  failure: FormFailure | undefined
}

/** Where the table comes from. What was typed at one place stays when another one is looked at. */
export function TableSourceFields({ dataSets, failure }: TableSourceFieldsProps) {
  const [from, setFrom] = useState<Source>('file')
  const errors = failure?.fieldErrors ?? {}
  return (
    <fieldset className="grid min-w-0 gap-3 text-dense">
      <legend className="mb-1.5 font-semibold">Table</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {(Object.keys(sources) as Source[]).map((source) => (
          <label key={source} className="control inline-flex cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="from"
              value={source}
              checked={from === source}
              onChange={() => setFrom(source)}
              className="size-4 accent-accent"
            />
            {sources[source]}
          </label>
        ))}
      </div>
      <div hidden={from !== 'file'}>
        <FileField error={errors.file} />
      </div>
      <div hidden={from !== 'cells'}>
        <Field label="Cells" error={errors.cells} hint="Paste from a spreadsheet, including the header row.">
          {(control) => (
            <TextArea {...control} name="cells" rows={8} className="w-full font-mono" wrap="off" spellCheck={false} />
          )}
        </Field>
      </div>
      <div hidden={from !== 'data-set'}>
        <Field
          label="Data set"
          error={errors.dataSet}
          hint={dataSets.length === 0 ? 'No data sets yet. You can save this table in the next step.' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              name="dataSet"
              options={[choose, ...dataSets.map(toDataSetOption)]}
              className="w-full max-w-md"
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

function FileField({ error }: { error: string | undefined }) {
  return (
    <Field label="File" error={error} hint="CSV or Excel (.xlsx, first sheet) with a header row, up to 100,000 rows.">
      {(control) => (
        <TextInput
          {...control}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          className="w-full max-w-md py-1.5"
        />
      )}
    </Field>
  )
}

const choose = { value: '', label: 'Choose …' }

function toDataSetOption({ id, name, rowCount }: ListedDataSet) {
  return { value: id, label: `${name} (${formatNumber(rowCount)} rows)` }
}
