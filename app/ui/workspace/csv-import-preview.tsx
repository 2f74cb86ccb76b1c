import { useFetcher } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { Button, ButtonLink } from './button'
import type { CsvFileField } from './csv-file-field'
import { Notice } from './notice'

/** What a file was found to say (`check`), or what was made of it (`import`). */
interface CsvImportStep {
  step: 'check' | 'import'
}

/** Sends a CSV file to the route of the screen, first to be looked at. */
export function useCsvImport<Found extends CsvImportStep>() {
  const fetcher = useFetcher<Found | FormFailure>()
  const failure = isFormFailure(fetcher.data) ? fetcher.data : undefined
  const field: React.ComponentProps<typeof CsvFileField> = {
    error: failure && (failure.fieldErrors.file ?? failure.formError),
    isBusy: fetcher.state !== 'idle',
    onFileSelected: (form) => void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' }),
  }
  const report = fetcher.data && 'step' in fetcher.data ? (fetcher.data as Found) : undefined
  return { Form: fetcher.Form, field, report, isBusy: field.isBusy }
}

interface CsvImportPreviewProps {
  step: CsvImportStep['step']
  /** How many rows are taken. */
  acceptedCount: number
  /** "3 added, 1 refused." */
  summary: string
  /** The button: "Import 3 rules". */
  submitLabel: string
  isBusy: boolean
  /** Where what was imported is listed. */
  list: { to: string; label: string }
  /** The rows themselves. */
  children: React.ReactNode
}

/** What the file makes of the site, and the button for it; or that it was done. */
export function CsvImportPreview({
  step,
  acceptedCount,
  summary,
  submitLabel,
  isBusy,
  list,
  children,
}: CsvImportPreviewProps) {
  return (
    <section aria-label="Import preview" className="grid gap-4">
      {step === 'import' ? (
        <Notice kind="success" title="Imported" action={<ButtonLink to={list.to}>{list.label}</ButtonLink>}>
          {summary}
        </Notice>
      ) : (
        <Notice
          title={acceptedCount > 0 ? 'Preview: nothing was imported yet' : 'Nothing to import'}
          action={
            acceptedCount > 0 && (
              <Button type="submit" name="step" value="import" variant="primary" disabled={isBusy}>
                {submitLabel}
              </Button>
            )
          }
        >
          {summary}
        </Notice>
      )}
      {children}
    </section>
  )
}

interface RejectedRowProps {
  line: number
  /** What the row is about. */
  name: string
  reason: string
}

export function RejectedRow({ line, name, reason }: RejectedRowProps) {
  return (
    <tr className="border-b border-line align-top">
      <td className="py-1.5 pr-4">{line}</td>
      <td className="py-1.5 pr-4 break-all">{name}</td>
      <td className="py-1.5 text-danger">{reason}</td>
    </tr>
  )
}
