import { Field } from './field'
import { TextInput } from './input'

interface CsvFileFieldProps {
  error: string | undefined
  isBusy: boolean
  /** Sends the form with the file, to be looked at. */
  onFileSelected: (form: FormData) => void
}

/** Takes a CSV file, which is looked at as soon as it is chosen. */
export function CsvFileField({ error, isBusy, onFileSelected }: CsvFileFieldProps) {
  return (
    <>
      <Field
        label="File"
        error={error}
        hint={isBusy ? 'Checking the file…' : 'You can preview the import before anything changes.'}
      >
        {(control) => (
          <TextInput
            {...control}
            type="file"
            name="file"
            accept=".csv,.txt,text/csv"
            className="w-full max-w-md py-1.5"
            onChange={({ target }) => {
              if (!target.form || !target.files?.length) return
              const form = new FormData(target.form)
              form.set('step', 'check')
              onFileSelected(form)
            }}
          />
        )}
      </Field>
      <noscript>
        <button type="submit" name="step" value="check">
          Preview import
        </button>
      </noscript>
    </>
  )
}
