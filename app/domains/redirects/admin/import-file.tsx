import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

interface ImportFileProps {
  error: string | undefined
  isBusy: boolean
  onChosen: (form: FormData) => void
}

/** Takes a CSV file, which is looked at as soon as it is chosen. */
export function ImportFile({ error, isBusy, onChosen }: ImportFileProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-base font-semibold">Import redirects</h2>
      <p className="text-dense text-muted">
        A CSV file with the columns <b>from</b>, <b>to</b>, <b>status</b> (301, 302, 307 or 410) and <b>kind</b> (exact
        or prefix), up to 50,000 rows. Only <b>from</b> and <b>to</b> are needed; an address that ends with /* takes in
        everything below it. A row for an old address that is listed already changes it.
      </p>
      <Field
        label="File"
        error={error}
        hint={isBusy ? 'Looking at the file …' : 'It is looked at first. Nothing changes yet.'}
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
              onChosen(form)
            }}
          />
        )}
      </Field>
      <noscript>
        <button type="submit" name="step" value="check">
          Look at the file
        </button>
      </noscript>
    </div>
  )
}
