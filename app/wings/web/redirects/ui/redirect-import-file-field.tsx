import { CsvFileField } from '~/ui/workspace/csv-file-field'

/** Takes a CSV file, which is looked at as soon as it is chosen. */
export function RedirectImportFileField(field: React.ComponentProps<typeof CsvFileField>) {
  return (
    <div className="grid gap-4">
      <h2 className="text-base font-semibold">Import redirects</h2>
      <p className="text-dense text-muted">
        A CSV file with the columns <b>from</b> and <b>to</b>, and optionally <b>status</b> (301, 302, 307 or 410) and{' '}
        <b>kind</b> (exact or prefix), up to 50,000 rows. Existing redirects are updated.
      </p>
      <CsvFileField {...field} />
    </div>
  )
}
