import type { ProductCompleteness } from '~/domains/seo-analysis/merchant-fields'
import { Badge } from '~/ui/workspace/badge'
import { countedFields } from './product-fields'

interface CompletenessCellProps {
  completeness: ProductCompleteness | undefined
  /** Somebody has written other markup for the page, which is delivered in place of this. */
  hasOwnMarkup: boolean
}

/** How much of its structured data a product fills, and what is missing. */
export function CompletenessCell({ completeness, hasOwnMarkup }: CompletenessCellProps) {
  if (hasOwnMarkup) return <Badge>schema markup of its own</Badge>
  if (!completeness) return <span className="text-faint">not public yet</span>
  const { filled, of, missing } = countedFields(completeness)
  return (
    <div className="grid min-w-48 gap-1">
      <span className="flex items-center gap-2">
        <meter min={0} max={of} value={filled} aria-label="Filled fields" className="h-2 w-24" />
        {filled} of {of}
      </span>
      {missing.length > 0 && (
        <details>
          <summary className="control cursor-pointer text-muted">
            {missing.length === 1 ? 'One is missing' : `${missing.length} are missing`}
          </summary>
          <ul className="grid gap-1.5 pt-1">
            {missing.map(({ path, need, features, hint }) => (
              <li key={path}>
                <code className="font-semibold">{path}</code>{' '}
                <span className={need === 'required' ? 'text-danger' : 'text-muted'}>
                  {need} for {features.join(', ')}.
                </span>
                {hint && <span className="block">{hint}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
